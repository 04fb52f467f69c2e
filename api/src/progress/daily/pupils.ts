import type { Kysely } from 'kysely'
import type { ProgressTables } from '../tables.ts'

/** The local days on which a pupil worked in a session, and how many a week he wants. */
export interface WorkedDays {
  days: ReadonlySet<string>
  goal: number | null
}

/** The sessions of several pupils on some days, both included, by pupil. */
export const workedDaysOfPupils =
  (q: () => Kysely<ProgressTables>) =>
  async (uids: readonly string[], first: string, last: string): Promise<Map<string, WorkedDays>> => {
    if (uids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('daily_sessions')
      .select(['user_id', 'day', 'parts'])
      .where('user_id', 'in', uids)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute()
    const worked = rows.filter(({ parts }) => parts.some(({ outcome }) => outcome === 'done'))
    const goals = await q().selectFrom('weekly_goals').selectAll().where('user_id', 'in', uids).execute()
    const goalOf = new Map(goals.map(({ user_id, sessions }) => [user_id, sessions]))
    const daysOf = Map.groupBy(worked, ({ user_id }) => user_id)
    return new Map(
      uids.map(uid => [
        uid,
        { days: new Set((daysOf.get(uid) ?? []).map(({ day }) => day)), goal: goalOf.get(uid) ?? null },
      ]),
    )
  }
