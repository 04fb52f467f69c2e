import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { statementTime } from './deadline.ts'
import type { Prepare } from './prepared.ts'
import { toStatementFailure } from './statement-failure.ts'
import { DatabaseBusy, DatabaseUnavailable } from './unavailable.ts'

/** What undoes a transaction whose time is over. */
const ROLLBACK_MS = 1000

/**
 * A connection of the pool whose statements end in time. A server that is stopped cannot end them, so the connection is
 * closed here.
 * @param prepare what the driver is asked for a statement
 * @param ended whether the connection ended although nobody closed it
 */
export function limitClient(client: pg.PoolClient, prepare: Prepare, ended: () => boolean): PostgresPoolClient {
  let late = false

  async function query(text: string, values: unknown[]) {
    const time = text === 'rollback' ? ROLLBACK_MS : statementTime()
    if (time <= 0) throw new DatabaseBusy('deadline')
    const timer = setTimeout(() => {
      late = true
      // With a statement under way this closes the socket, which ends the statement.
      void client.end()
    }, time)
    try {
      return await client.query(prepare(text, values))
    } catch (error) {
      if (late) throw new DatabaseUnavailable(error, 'deadline')
      throw ended() ? new DatabaseUnavailable(error) : toStatementFailure(error)
    } finally {
      clearTimeout(timer)
    }
  }

  // Kysely's second signature, for cursors, is not used.
  return { query, release: (discard?: boolean) => client.release(discard || late) } as unknown as PostgresPoolClient
}

/** A connection of the pool, or DatabaseBusy when none is free in the time of the call, DatabaseUnavailable without a server. */
export function takeClient(pool: pg.Pool): Promise<pg.PoolClient> {
  const time = statementTime()
  if (time <= 0) return Promise.reject(new DatabaseBusy('deadline'))
  return new Promise((resolve, reject) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      reject(new DatabaseBusy('deadline'))
    }, time)
    pool.connect().then(
      client => {
        clearTimeout(timer)
        if (late) client.release()
        else resolve(client)
      },
      cause => {
        clearTimeout(timer)
        reject(new DatabaseUnavailable(cause))
      },
    )
  })
}
