import type { ClientFailure, Health } from '@ariane/shared/contracts'
import { type Kysely, sql } from 'kysely'
import type { JobTables } from '../platform/jobs/types.ts'
import type { HealthTables } from './tables.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const SHOWN_DAYS = 7
const SHOWN = 50

const toDay = (time: Date, daysBefore = 0) => new Date(time.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 10)

/** Statements on reported failures, and what the health page asks of the database. */
export const healthStore = (q: () => Kysely<HealthTables & JobTables>) => ({
  async count(failure: ClientFailure, now: Date): Promise<void> {
    await q()
      .insertInto('client_failures')
      .values({ day: toDay(now), ...failure, count: 1, last_at: now })
      .onConflict(conflict =>
        conflict
          .columns(['day', 'remote', 'version', 'kind', 'screen'])
          .doUpdateSet({ count: sql`client_failures.count + 1`, last_at: now }),
      )
      .execute()
    await q().deleteFrom('client_failures').where('day', '<', toDay(now, KEPT_DAYS)).execute()
  },

  async failures(now: Date): Promise<Health['failures']> {
    const rows = await q()
      .selectFrom('client_failures')
      .select(({ fn }) => [
        'remote',
        'version',
        'kind',
        'screen',
        fn.sum<number>('count').as('count'),
        fn.max('last_at').as('last_at'),
      ])
      .where('day', '>', toDay(now, SHOWN_DAYS))
      .groupBy(['remote', 'version', 'kind', 'screen'])
      .orderBy('count', 'desc')
      .orderBy('last_at', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.map(({ last_at, count, ...row }) => ({ ...row, count: Number(count), lastAt: last_at.toISOString() }))
  },

  /** Work that waits or runs, and work that was given up in the last days. */
  async jobs(): Promise<{ waiting: number; failed: number }> {
    const { rows } = await sql<{ waiting: number; failed: number }>`
      select count(*) filter (where state in ('queued', 'running')) as waiting,
             count(*) filter (where state = 'failed') as failed
      from jobs`.execute(q())
    return { waiting: Number(rows[0]?.waiting ?? 0), failed: Number(rows[0]?.failed ?? 0) }
  },
})
