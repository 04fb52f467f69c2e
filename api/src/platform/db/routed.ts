import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { noteFailure } from './unavailable.ts'

class RoutedConnection implements DatabaseConnection {
  own: ControlledTransaction<unknown> | undefined
  readonly #target: () => Kysely<unknown>
  constructor(target: () => Kysely<unknown>) {
    this.#target = target
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await (this.own ?? this.#target()).executeQuery(query as CompiledQuery<R>)
    } catch (error) {
      throw noteFailure(error)
    }
  }
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming is not offered')
  }
}

/**
 * A Kysely for libraries that keep the database they are given: its statements join the unit of work's transaction when
 * one is under way, so the library may be called inside `tx` on a one-connection database.
 */
export function routed<Tables>(q: () => Kysely<Tables>): Kysely<Tables> {
  const target = q as () => Kysely<unknown>
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new RoutedConnection(target),
    async beginTransaction(connection: RoutedConnection) {
      const db = target()
      if (db.isTransaction) return
      connection.own = await db
        .startTransaction()
        .execute()
        .catch(error => Promise.reject(noteFailure(error)))
    },
    async commitTransaction(connection: RoutedConnection) {
      await connection.own?.commit().execute()
    },
    async rollbackTransaction(connection: RoutedConnection) {
      await connection.own?.rollback().execute()
    },
    releaseConnection: async () => {},
    destroy: async () => {},
  } as Driver
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  return new Kysely<Tables>({ dialect })
}
