import { calendarRoutes } from '@ariane/shared/contracts/calendar'
import { parisDay, parisInstant, shiftDay } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

const DAYS_AHEAD = 8

/** Events of the planner from now on, for the days that recommendations look at. `at`: when they were read. */
export const coming = userData(async (user, signal) => {
  const now = Date.now()
  const end = parisInstant(shiftDay(parisDay(now), DAYS_AHEAD), '00:00').toISOString()
  const start = new Date(now).toISOString()
  const { data } = await call(calendarRoutes.listEvents, { userId: user.uid, start, end }, { signal })
  return { events: data, at: now }
})
