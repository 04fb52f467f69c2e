import type { ClientError, ClientFailure, Health } from '@ariane/shared/contracts'
import { type Kysely, sql } from 'kysely'
import type { JobTables } from '../platform/jobs/types.ts'
import type { HealthTables } from './tables.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const SHOWN_DAYS = 7
const SHOWN = 50
/** Places of errors counted apart in a day and version: a page could invent columns without end. */
const PLACES = 200

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

  async countError({ column: col, ...error }: ClientError, now: Date): Promise<void> {
    const day = toDay(now)
    const { remote, version } = error
    const known = q().selectFrom('client_errors').where('day', '=', day).where('remote', '=', remote)
    const { places } = await known
      .where('version', '=', version)
      .select(({ fn }) => fn.countAll<number>().as('places'))
      .executeTakeFirstOrThrow()
    const place =
      Number(places) < PLACES ? { file: error.file, line: error.line, col } : { file: 'autre', line: 0, col: 0 }
    await q()
      .insertInto('client_errors')
      .values({ day, ...error, ...place, count: 1, last_at: now })
      .onConflict(conflict =>
        conflict
          .columns(['day', 'remote', 'version', 'error', 'file', 'line', 'col'])
          .doUpdateSet({ count: sql`client_errors.count + 1`, last_at: now }),
      )
      .execute()
    await q().deleteFrom('client_errors').where('day', '<', toDay(now, KEPT_DAYS)).execute()
  },

  async errors(now: Date): Promise<Health['errors']> {
    const place = ['remote', 'version', 'error', 'file', 'line', 'col'] as const
    const rows = await q()
      .selectFrom('client_errors')
      .select(place)
      .select(({ fn }) => [fn.sum<number>('count').as('count'), fn.max('last_at').as('last_at')])
      .where('day', '>', toDay(now, SHOWN_DAYS))
      .groupBy(place)
      .orderBy('count', 'desc')
      .orderBy('last_at', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.map(({ last_at, count, col, ...row }) => ({
      ...row,
      column: col,
      count: Number(count),
      lastAt: last_at.toISOString(),
    }))
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
