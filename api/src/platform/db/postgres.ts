import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { DatabaseUnavailable } from './unavailable.ts'
import { serverTypes } from './values.ts'

/** Address without its credentials, for messages. */
function withoutCredentials(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/** A connection that the server ended, or has no place for: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOST = /^(?:08...|57P0[1-5]|53300)$/

/**
 * A pool of connections to a PostgreSQL server, tried once. A connection that ends costs the statements on it, which throw
 * DatabaseUnavailable; the next ones get a new connection.
 * Throws StartProblem `database_unreachable`.
 */
export async function openServer(
  databaseUrl: string,
  onConnectionError: (error: Error) => void,
): Promise<PostgresPool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: serverTypes as pg.CustomTypesConfig,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'ariane',
  })
  const ended = new WeakSet<pg.PoolClient>()
  pool.on('connect', client => {
    // The pool listens only while a connection is idle: without this one, the end of a connection at work ends the process.
    client.on('error', error => {
      ended.add(client)
      onConnectionError(error)
    })
  })
  // Told above already.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const detail = (error as { code?: string }).code ?? (error instanceof Error ? error.message : String(error))
    throw new StartProblem(
      { kind: 'database_unreachable', address: withoutCredentials(databaseUrl), detail },
      { cause: error },
    )
  }
  const isLost = (client: pg.PoolClient, error: unknown) =>
    ended.has(client) || (error instanceof pg.DatabaseError && LOST.test(error.code ?? ''))
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch(cause => {
        throw new DatabaseUnavailable(cause)
      })
      // Kysely's second signature, for cursors, is not used.
      return {
        query: (text: string, values: unknown[]) =>
          client.query(text, values).catch((error: unknown) => {
            throw isLost(client, error) ? new DatabaseUnavailable(error) : error
          }),
        release: (discard?: boolean) => client.release(discard),
      } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}
