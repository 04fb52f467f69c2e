import { calendarRoutes } from '@ariane/shared/contracts/calendar'
import { localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

const DAYS_AHEAD = 8

/** Events of the planner from this morning on, for the days that recommendations look at. `at`: when they were read. */
export const coming = userData(async (user, signal) => {
  const now = Date.now()
  const end = localInstant(shiftDay(localDay(now), DAYS_AHEAD), '00:00').toISOString()
  // Homework without an hour begins at eight, and is due all day.
  const start = localInstant(localDay(now), '00:00').toISOString()
  const { data } = await call(calendarRoutes.listEvents, { userId: user.uid, start, end }, { signal })
  return { events: data, at: now }
})
