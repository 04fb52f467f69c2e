import { localDay } from '@ariane/shared/dates'
import { workedDays } from '../learning/worked-days.ts'
import { type Cast, findCaller } from './accounts.ts'
import { CAMILLE } from './class/people.ts'
import type { Clock } from './clock.ts'
import { findWeekday } from './dates.ts'
import type { Stage } from './stage.ts'

/** Monday and Wednesday, where they are over. */
const WEEKDAYS = [1, 3]
const GOAL = 3

/** The sessions of Camille's week so far, and the goal. */
export async function fillDaily({ db: { q } }: Stage, cast: Cast, { now }: Clock): Promise<void> {
  const { uid } = findCaller(cast, CAMILLE)
  const days = WEEKDAYS.map(weekday => findWeekday(now(), weekday, 0)).filter(day => localDay(day) < localDay(now()))
  const part = { kind: 'errors', key: 'errors', count: 3, missedOn: null, subject: null, minutes: 3, outcome: 'done' }
  for (const day of days) {
    await workedDays(q).note(uid, day)
    await q()
      .insertInto('daily_sessions')
      .values({ user_id: uid, day: localDay(day), parts: JSON.stringify([part]), started_at: day })
      .execute()
  }
  await q().insertInto('weekly_goals').values({ user_id: uid, sessions: GOAL }).execute()
}
