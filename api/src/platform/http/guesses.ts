import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { fail } from '../errors.ts'
import type { RateTables } from './rate-tables.ts'

const FORGOTTEN_SECONDS = 900
const LONGEST_WAIT_SECONDS = 30

/**
 * Slows guessing down without shutting anybody out: after some failures each try has to wait longer than the one before, at
 * most half a minute. Counted in the database, for all processes, by its clock.
 */
export interface Guesses {
  /**
   * Before something is tried: counts it as wrong, or many at once would all pass. Fails with `too_many_requests` and the
   * seconds to wait. `free`: failures without a wait; `about`: whose account it is, for `release`.
   */
  begin(key: string, free: number, about?: string): Promise<void>
  /** What was tried was right: earlier failures are forgotten. */
  forget(key: string): Promise<void>
  /** The answer did not depend on what was tried: it does not count. */
  giveBack(key: string): Promise<void>
  /** Forgets all failures about an account, wherever they were made. */
  release(about: string): Promise<void>
}

/** Guesses in the table `guesses`; keys name people and addresses, so that only a keyed digest is stored. */
export function createGuesses(q: () => Kysely<RateTables>, secret: string): Guesses {
  const digest = (key: string) => createHmac('sha256', secret).update(`guess ${key}`).digest('base64url')
  return {
    async begin(key, free, about) {
      const wait = sql`case when counted.n < ${free} then 0
        else least(${LONGEST_WAIT_SECONDS}, power(2, least(counted.n - ${free}, 10))) end * interval '1 second'`
      // Whoever waits for the row of another guess sees what that one counted.
      const begun = await sql`insert into guesses (key, about, failures, free_at, forget_at)
        select ${digest(key)}, ${about === undefined ? null : digest(`about ${about}`)}, 1, clock_timestamp() + ${wait},
          clock_timestamp() + ${FORGOTTEN_SECONDS} * interval '1 second'
        from (select 1::integer as n) as counted
        on conflict (key) do update set (failures, free_at, forget_at) = (
          select counted.n, clock_timestamp() + ${wait}, clock_timestamp() + ${FORGOTTEN_SECONDS} * interval '1 second'
          from (select case when guesses.forget_at <= clock_timestamp() then 1 else guesses.failures + 1 end as n) as counted
        ) where guesses.free_at <= clock_timestamp() returning failures`.execute(q())
      if (begun.rows.length > 0) return
      const { rows } = await sql<{
        seconds: number
      }>`select ceil(extract(epoch from free_at - clock_timestamp()))::integer as seconds
        from guesses where key = ${digest(key)}`.execute(q())
      fail('too_many_requests', undefined, Math.max(1, rows[0]?.seconds ?? 1))
    },
    async forget(key) {
      await q().deleteFrom('guesses').where('key', '=', digest(key)).execute()
    },
    async giveBack(key) {
      await sql`update guesses set failures = greatest(failures - 1, 0), free_at = now() where key = ${digest(key)}`.execute(
        q(),
      )
    },
    async release(about) {
      await q()
        .deleteFrom('guesses')
        .where('about', '=', digest(`about ${about}`))
        .execute()
    },
  }
}

/** Forgets the failures that are long ago. */
export async function forgetOldGuesses(q: Kysely<RateTables>): Promise<void> {
  await q.deleteFrom('guesses').where(sql<boolean>`forget_at <= now()`).execute()
}
