import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { limitClient, takeClient } from './limited-client.ts'
import { createPreparer } from './prepared.ts'
import { limitConnection } from './session-limits.ts'
import { serverTypes } from './values.ts'

/** Address without its credentials, for messages. */
function withoutCredentials(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/**
 * A pool of connections to a PostgreSQL server, tried once. A connection that ends costs the statements on it, which throw
 * DatabaseUnavailable; the next ones get a new connection. A statement that takes too long, in a call or for its kind, throws
 * it or DatabaseBusy, and one for which the disk has no room StorageFull.
 * Throws StartProblem `database_unreachable`.
 */
export async function openServer(
  databaseUrl: string,
  onConnectionError: (error: Error) => void,
): Promise<PostgresPool> {
  const ended = new WeakSet<pg.ClientBase>()
  /** Before its first statement: it may end while that runs, and is lent all the same. */
  const connected = (client: pg.ClientBase) => {
    // The pool listens only while a connection is idle: without this one, the end of a connection at work ends the process.
    client.on('error', error => {
      ended.add(client)
      onConnectionError(error)
    })
    return limitConnection(client)
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: serverTypes as pg.CustomTypesConfig,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'ariane',
    // The pool waits for what this gives; its types say it gives nothing.
    onConnect: connected as (client: pg.ClientBase) => void,
  })
  const prepare = createPreparer()
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
  return {
    options: pool.options,
    async connect() {
      const client = await takeClient(pool)
      return limitClient(client, prepare, () => ended.has(client))
    },
    end: () => pool.end(),
  }
}
