import { type CalendarEvent, calendarRoutes } from '@ariane/shared/contracts/calendar'
import { weekRange } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { type UserData, userData } from '@ariane/shared/session'
import { pickOccurrence } from './event-rules.ts'

type Range = { start: Date; end: Date }

const between = async (userId: string, { start, end }: Range, signal: AbortSignal): Promise<CalendarEvent[]> => {
  const range = { start: start.toISOString(), end: end.toISOString() }
  return (await call(calendarRoutes.listEvents, { userId, ...range }, { signal })).data
}

/** The week that lies `offset` weeks from this one. */
export const weekFromNow = (offset: number): Range => weekRange(Date.now(), offset)

const weeks = new Map<number, UserData<CalendarEvent[]>>()

/** The active user's events of one week; a week that was seen is shown at once and refreshed behind. */
export function weekEvents(range: Range): UserData<CalendarEvent[]> {
  const key = range.start.getTime()
  const known = weeks.get(key)
  if (known) return known
  const week = userData((user, signal) => between(user.uid, range, signal))
  weeks.set(key, week)
  return week
}

/** How far around its date an event is looked for: no call reads one event by its id. */
const WEEKS_AROUND = 8

/** One event of the active user; null when it is not there. `wanted` is the date of the occurrence, if known. */
export const oneEvent = (id: string, wanted: string | null) =>
  userData<CalendarEvent | null>(async (user, signal) => {
    const now = Date.now()
    const around = wanted !== null && Number.isFinite(Date.parse(wanted)) ? Date.parse(wanted) : now
    const range = { start: weekRange(around, -WEEKS_AROUND).start, end: weekRange(around, WEEKS_AROUND).end }
    const events = await between(user.uid, range, signal)
    const found = events.filter(event => event.id === id)
    return pickOccurrence(found, wanted, now) ?? null
  })
