import { localDay } from '@ariane/shared/dates'
import { type Kysely, sql } from 'kysely'
import type { LearningTables } from './tables.ts'

/** Adds the day of an instant, once: a statement, or a part of one. */
export const addWorkedDay = (userId: string, at: Date, isWorked = true) =>
  sql`insert into worked_days (user_id, day) select ${userId}, ${localDay(at)} where ${isWorked} on conflict do nothing`

/**
 * The days on which a pupil did something himself: an answer in a path, a homework or the carnet d'erreurs, a path read to
 * its end, a part of a session. Every screen that speaks of a session reads these; slides that only passed by are none.
 */
export const workedDays = (q: () => Kysely<LearningTables>) => ({
  /** In the transaction that keeps what was done. */
  async note(userId: string, at: Date): Promise<void> {
    await addWorkedDay(userId, at).execute(q())
  },

  /** Of several pupils between two days, both included, by pupil. */
  async between(uids: readonly string[], first: string, last: string): Promise<Map<string, Set<string>>> {
    if (uids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('worked_days')
      .selectAll()
      .where('user_id', 'in', uids)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute()
    const found = Map.groupBy(rows, ({ user_id }) => user_id)
    return new Map([...found].map(([uid, list]) => [uid, new Set(list.map(({ day }) => day))]))
  },
})
