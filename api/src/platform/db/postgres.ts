import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { serverTypes } from './values.ts'

/** Address without its credentials, for messages. */
function withoutCredentials(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/**
 * A pool of connections to a PostgreSQL server, tried once.
 * Throws StartProblem `database_unreachable`.
 */
export async function openServer(databaseUrl: string, onIdleError: (error: Error) => void): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: serverTypes as pg.CustomTypesConfig,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'ariane',
  })
  pool.on('error', onIdleError)
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
  return pool
}
