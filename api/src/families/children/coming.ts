import type { ComingEvent } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import type { WeekEvent } from '../ports.ts'
import { comingWeek } from '../week.ts'

/** How far tests are looked for, and homework at least. */
export const DAYS_AHEAD = { exam: 10, homework: 4 }

/** The last day of homework: to the end of the week, of the next one at a weekend. */
function lastHomeworkDay(today: string): string {
  const [sunday, soon] = [shiftDay(localDay(comingWeek(today).end), -1), shiftDay(today, DAYS_AHEAD.homework)]
  return [sunday, soon].sort().at(-1) ?? soon
}

/** The next tests, and homework that is not done; the nearest first. */
export function findComing(events: readonly WeekEvent[], now: Date): ComingEvent[] {
  const today = localDay(now)
  const last = { exam: shiftDay(today, DAYS_AHEAD.exam), homework: lastHomeworkDay(today) }
  return events
    .flatMap(({ id, type, title, subject, startDate, cancelled, done }) => {
      if ((type !== 'exam' && type !== 'homework') || cancelled || done) return []
      const day = localDay(startDate)
      if (day < today || day > last[type]) return []
      return [{ id, kind: type, title, subject: subject ?? null, startDate }]
    })
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
}
