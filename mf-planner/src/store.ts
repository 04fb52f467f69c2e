import { type CalendarEvent, calendarRoutes, type RepetitionScope } from '@ariane/shared/contracts/calendar'
import type { BodyOf } from '@ariane/shared/contracts/route'
import { weekRange } from '@ariane/shared/dates'
import { ApiError, call } from '@ariane/shared/http'
import { $activeUser, callOrKeep, KeptForLater, type UserData, userData } from '@ariane/shared/session'
import { differences, Overtaken } from './event/overtaken.ts'
import { passOn } from './event/pass-on.ts'
import { pickOccurrence } from './event-rules.ts'

type Range = { start: Date; end: Date }
export type EventBody = BodyOf<typeof calendarRoutes.createEvent>

const fetchEvents = async (userId: string, { start, end }: Range, signal?: AbortSignal): Promise<CalendarEvent[]> => {
  const range = { start: start.toISOString(), end: end.toISOString() }
  return (await call(calendarRoutes.listEvents, { userId, ...range }, signal ? { signal } : {})).data
}

/** The week that lies `offset` weeks from this one. */
export const weekFromNow = (offset: number): Range => weekRange(Date.now(), offset)

const weeks = new Map<number, UserData<CalendarEvent[]>>()

/**
 * The active user's events of one week; a week that was loaded before is shown at once and refreshed in the background.
 */
export function weekEvents(range: Range): UserData<CalendarEvent[]> {
  const key = range.start.getTime()
  const known = weeks.get(key)
  if (known) return known
  const week = userData((user, signal) => fetchEvents(user.uid, range, signal))
  weeks.set(key, week)
  return week
}

/** How far around today a repetition is searched when the address does not name one. */
const WEEKS_AROUND = 8

const isMissing = (error: unknown) => error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code)

/** One event of the active user with its files; null when it is not there. `wanted`: when the repetition starts, if known. */
export const oneEvent = (id: string, wanted: string | null) =>
  userData<CalendarEvent | null>(async (user, signal) => {
    const read = async (occurrence?: string) => {
      const body = { id, userId: user.uid, ...(occurrence && { occurrence }) }
      return (await call(calendarRoutes.readEvent, body, { signal })).data
    }
    try {
      if (wanted !== null && Number.isFinite(Date.parse(wanted))) return await read(new Date(wanted).toISOString())
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    try {
      const event = await read()
      if (!event.recurrenceType) return event
      const now = Date.now()
      const around = { start: weekRange(now, -WEEKS_AROUND).start, end: weekRange(now, WEEKS_AROUND).end }
      const found = (await fetchEvents(user.uid, around, signal)).filter(one => one.id === id)
      const meant = pickOccurrence(found, null, now)
      return meant ? await read(meant.startDate) : event
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  })

/** A week that was left a moment ago does not read itself again, so every loaded week is refreshed. */
const refreshWeeks = () => void Promise.all([...weeks.values()].map(week => week.reload()))

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale'

/**
 * Changes an event on the version that was shown. When another user changed it meanwhile it is read again: if nothing
 * shown differs the change is made, otherwise this throws Overtaken.
 */
async function unlessOvertaken(event: CalendarEvent, userId: string, send: (version?: number) => Promise<unknown>) {
  try {
    await send(event.version)
  } catch (error) {
    if (!isStale(error)) throw error
    const { id, startDate, recurrenceType } = event
    const body = { id, userId, ...(recurrenceType && { occurrence: startDate }) }
    const now = await call(calendarRoutes.readEvent, body).catch(missing => {
      // The series moved: this repetition no longer exists to be compared.
      throw recurrenceType && isMissing(missing) ? error : missing
    })
    if (differences(event, now.data).length > 0) throw new Overtaken(event, now.data)
    await send(now.data.version)
  }
}

const seen = (version: number | undefined) => (version === undefined ? {} : { version })

/**
 * Creates an event, or changes this one: the repetition that is shown, that one and those after it, or all of them.
 * Throws what `call` throws, and Overtaken.
 */
export async function saveEvent(
  event: CalendarEvent | undefined,
  body: EventBody,
  scope: RepetitionScope,
  signal?: AbortSignal,
): Promise<void> {
  const options = signal ? { signal } : {}
  if (event)
    await unlessOvertaken(event, body.userId, version =>
      call(calendarRoutes.updateEvent, { ...body, ...which(event, scope), ...seen(version) }, options),
    )
  else await call(calendarRoutes.createEvent, body, options)
  refreshWeeks()
}

/**
 * Deletes an event, one of its repetitions or those from one on. Throws what `call` throws, and Overtaken; a missing
 * event counts as deleted.
 */
export async function deleteEvent(event: CalendarEvent, userId: string, scope: RepetitionScope): Promise<void> {
  try {
    await unlessOvertaken(event, userId, version =>
      call(calendarRoutes.deleteEvent, { userId, ...which(event, scope), ...seen(version) }),
    )
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
  refreshWeeks()
}

const which = ({ id, startDate, recurrenceType }: CalendarEvent, scope: RepetitionScope) => ({
  id,
  ...(recurrenceType && { occurrence: startDate, scope }),
})

/**
 * Marks an event as done or not, here and in a moment where it comes from; a device that keeps things does so later. Throws
 * what `call` throws.
 */
export async function markEvent(event: CalendarEvent, done: boolean): Promise<'done' | 'kept'> {
  const userId = $activeUser.get()?.uid
  if (!userId) return 'done'
  const { id, startDate, title } = event
  const about = { lane: `event ${id}`, part: startDate, title, isLatest: true }
  try {
    await callOrKeep(calendarRoutes.markEvent, { id, userId, done, occurrence: startDate }, about)
  } catch (error) {
    if (error instanceof KeptForLater) return 'kept'
    throw error
  }
  passOn(event, done)
  return 'done'
}

/** A marked repetition becomes an event of its own: it is found again by its time and title. */
export async function findMarked({ startDate, endDate, title }: CalendarEvent): Promise<CalendarEvent | undefined> {
  const userId = $activeUser.get()?.uid
  if (!userId) return undefined
  const end = new Date(Math.max(Date.parse(endDate), Date.parse(startDate) + 1))
  const found = await fetchEvents(userId, { start: new Date(startDate), end })
  return found.find(one => one.startDate === startDate && one.title === title && one.done)
}
