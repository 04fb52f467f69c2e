import { formatDay, formatTime, localDay } from '@ariane/shared/dates'
import { messages } from './messages.ts'

/** When what is shown was read, in words; the day is said once it is not today's. */
export function seenAt(at: number, now = Date.now()): string {
  const time = formatTime(new Date(at))
  const isToday = localDay(new Date(at)) === localDay(new Date(now))
  return isToday ? messages.seenToday(time) : messages.seenBefore(formatDay(new Date(at)), time)
}
