import { messages } from './messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time since an instant, in the largest whole unit. */
export function durationSince(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant))
  if (passed < MINUTE) return messages.justNow
  if (passed < HOUR) return messages.minutes(Math.floor(passed / MINUTE))
  return passed < DAY ? messages.hours(Math.floor(passed / HOUR)) : messages.days(Math.floor(passed / DAY))
}
