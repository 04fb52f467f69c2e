import type { ComingEvent } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import type { WeekEvent } from '../ports.ts'

const DAYS_AHEAD = { exam: 10, homework: 4 }
const MAX_COMING = 4

/** The next tests, and homework that is not done; the nearest first. */
export function findComing(events: readonly WeekEvent[], now: Date): ComingEvent[] {
  const today = localDay(now)
  return events
    .flatMap(({ id, type, title, subject, startDate, cancelled, done }) => {
      if ((type !== 'exam' && type !== 'homework') || cancelled || done) return []
      const day = localDay(startDate)
      if (day < today || day > shiftDay(today, DAYS_AHEAD[type])) return []
      return [{ id, kind: type, title, subject: subject ?? null, startDate }]
    })
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, MAX_COMING)
}
