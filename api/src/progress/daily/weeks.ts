import type { DailySession } from '@ariane/shared/contracts'
import { shiftDay } from '@ariane/shared/dates'
import type { Kysely } from 'kysely'
import type { ProgressPorts } from '../ports.ts'
import type { ProgressTables } from '../tables.ts'

/** The week from a Monday on of each of several pupils: the days on which something was done, and their goals. */
export const weeksOfPupils =
  (q: () => Kysely<ProgressTables>, workedDaysOf: ProgressPorts['workedDaysOf']) =>
  async (uids: readonly string[], monday: string): Promise<Map<string, DailySession['week']>> => {
    if (uids.length === 0) return new Map()
    const worked = await workedDaysOf(uids, monday, shiftDay(monday, 6))
    const goals = await q().selectFrom('weekly_goals').selectAll().where('user_id', 'in', uids).execute()
    const goalOf = new Map(goals.map(({ user_id, sessions }) => [user_id, sessions]))
    const days = Array.from({ length: 7 }, (_, n) => shiftDay(monday, n))
    return new Map(
      uids.map(uid => [
        uid,
        {
          days: days.map(day => ({ day, session: worked.get(uid)?.has(day) ?? false })),
          goal: goalOf.get(uid) ?? null,
        },
      ]),
    )
  }
