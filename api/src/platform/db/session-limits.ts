import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { withoutDeadline } from './deadline.ts'

/**
 * What the server itself enforces on each connection. A wait for a lock ends before the shortest deadline of a call, so that
 * it costs no connection; a transaction that nobody goes on with lets its locks go.
 */
const LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 1500,
  idle_in_transaction_session_timeout: 15_000,
}
const NO_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
/** A statement whose caller hung up ends, where the system can tell. */
const CONNECTION_CHECK = { client_connection_check_interval: 1000 }
const SETUP_MS = 5000
const INVALID_VALUE = '22023'

const set = (limits: Record<string, number>) =>
  `select ${Object.entries(limits)
    .map(([name, ms]) => `set_config('${name}', '${ms}', false)`)
    .join(', ')}`

/** Sets the limits by statements: a pooler between us and the server refuses parameters at the start of a connection. */
export async function limitConnection(client: pg.ClientBase): Promise<void> {
  // The driver knows a limit for one statement, its types do not.
  const run = (text: string) => client.query({ text, query_timeout: SETUP_MS } as pg.QueryConfig)
  await run(set(LIMITS))
  await run(set(CONNECTION_CHECK)).catch(error => {
    if ((error as { code?: string }).code !== INVALID_VALUE) throw error
  })
}

/** Runs work without these limits on a connection of its own: migrations, and what rewrites whole tables. */
export function withoutLimits<Tables, T>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return withoutDeadline(() =>
    db.connection().execute(async connection => {
      await sql.raw(set(NO_LIMITS)).execute(connection)
      try {
        return await work(connection)
      } finally {
        await sql.raw(set(LIMITS)).execute(connection)
      }
    }),
  )
}
