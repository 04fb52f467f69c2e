/** The days that are compared. What ended before them stays as it is. */
export interface Window {
  from: Date
  to: Date
}

const DAY_MS = 86_400_000
const DAYS = { before: 35, after: 365 }

/** Four hundred days around now. */
export const windowAt = (now: Date): Window => ({
  from: new Date(now.getTime() - DAYS.before * DAY_MS),
  to: new Date(now.getTime() + DAYS.after * DAY_MS),
})
