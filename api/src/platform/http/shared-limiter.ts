import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { fail } from '../errors.ts'
import type { RateTables } from './rate-tables.ts'

/**
 * Counts per key in fixed windows for all processes on one database, by its clock: what is guessed (passwords, codes) and
 * what costs work. A crash of the database forgets the counts.
 */
export interface SharedLimiter {
  /** Counts one; fails with `too_many_requests` beyond the limit. */
  take(key: string, limit: number, windowMs?: number): Promise<void>
  /** Counts one, or the given amount; false beyond the limit. */
  admits(key: string, limit: number, windowMs?: number, amount?: number): Promise<boolean>
  /** Takes one back that was counted. */
  giveBack(key: string): Promise<void>
  forget(key: string): Promise<void>
}

/** A limiter in the table `rate_windows`; keys name people and addresses, so that only a keyed digest is stored. */
export function createSharedLimiter(q: () => Kysely<RateTables>, secret: string) {
  const digest = (key: string) => createHmac('sha256', secret).update(`rate ${key}`).digest('base64url')
  const isOver = sql<boolean>`rate_windows.ends_at <= now()`

  const limiter: SharedLimiter = {
    async take(key, limit, windowMs) {
      if (!(await limiter.admits(key, limit, windowMs))) fail('too_many_requests')
    },
    async admits(key, limit, windowMs = 60_000, amount = 1) {
      const counted = await sql<{ count: number }>`
        insert into rate_windows (key, count, ends_at)
        values (${digest(key)}, ${amount}::integer, now() + ${windowMs} * interval '1 ms')
        on conflict (key) do update set
          count = case when ${isOver} then ${amount}::integer else least(rate_windows.count, ${limit}::integer) + ${amount}::integer end,
          ends_at = case when ${isOver} then excluded.ends_at else rate_windows.ends_at end
        returning count`.execute(q())
      return (counted.rows[0]?.count ?? 0) <= limit
    },
    async giveBack(key) {
      await sql`update rate_windows set count = count - 1 where key = ${digest(key)} and count > 0`.execute(q())
    },
    async forget(key) {
      await q().deleteFrom('rate_windows').where('key', '=', digest(key)).execute()
    },
  }
  return limiter
}

/** Forgets the windows that are over. */
export async function forgetOldWindows(q: Kysely<RateTables>): Promise<void> {
  await q.deleteFrom('rate_windows').where(sql<boolean>`ends_at <= now()`).execute()
}
