import { formatTime, localDay, shiftDay, weekRange } from '@ariane/shared/dates'

/** Sunday evening; a server that was away then has until Monday noon. */
const FROM = '18:00'
const UNTIL = '12:00'

/** The Monday of the week whose digest is due; undefined most of the time. */
export function findDueWeek(now: Date): string | undefined {
  const monday = localDay(weekRange(now).start)
  const [day, time] = [localDay(now), formatTime(now)]
  if (day === shiftDay(monday, 6) && time >= FROM) return monday
  if (day === monday && time < UNTIL) return shiftDay(monday, -7)
  return undefined
}

/** How many weeks back a Monday is: 0 for this week. */
export function countWeeksBack(monday: string, now: Date): number {
  const current = localDay(weekRange(now).start)
  return Math.round((Date.parse(current) - Date.parse(monday)) / (7 * 24 * 3_600_000))
}
