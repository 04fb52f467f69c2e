import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDate, formatDay, formatTime, localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import { messages } from './messages.ts'

const text = messages.event
const DAY_MS = 86_400_000

type Span = Pick<CalendarEvent, 'startDate' | 'endDate'>
type Timed = Span & Pick<CalendarEvent, 'allDay'>

/** A repeated event has one id on several dates: only both together name an occurrence. */
export const occurrenceKey = ({ id, startDate }: Pick<CalendarEvent, 'id' | 'startDate'>) => `${id} ${startDate}`

/** The last instant of an event; an end at midnight belongs to the evening before. */
const lastInstant = ({ startDate, endDate }: Span) => Math.max(Date.parse(startDate), Date.parse(endDate) - 1)

/** Whether an event takes place, entirely or in part, on a local day. */
export const touches = (event: Span, day: string) =>
  localDay(event.startDate) <= day && day <= localDay(lastInstant(event))

/** The subject of an event as it is shown; that of a lesson of several ones has all of them. */
export const formatSubject = ({ subject, meta }: Pick<CalendarEvent, 'subject' | 'meta'>): string =>
  [subject, ...(meta.alsoSubjects ?? [])].filter(Boolean).join('-')

/** Whether an event can be marked as done: homework and revisions can, lessons cannot. */
export const canBeDone = ({ type, done }: Pick<CalendarEvent, 'type' | 'done'>) =>
  Boolean(done) || type === 'homework' || type === 'revision'

/** When a school system last confirmed something: 'à jour à 17:30', with the day when that is not today. */
export function formatFreshness(freshAt: string, today: string): string {
  const time = formatTime(freshAt)
  return localDay(freshAt) === today ? text.freshToday(time) : text.freshOn(formatDate(freshAt), time)
}

/** The same hours on another day; the length on the schools' clock stays. */
export function moveToDay(event: Timed, day: string): { startDate: string; endDate: string } {
  const days = (Date.parse(day) - Date.parse(localDay(event.startDate))) / DAY_MS
  const move = (instant: string) => localInstant(shiftDay(localDay(instant), days), formatTime(instant)).toISOString()
  return { startDate: move(event.startDate), endDate: move(event.endDate) }
}

/** The hours of an event as shown under one local day. */
export function formatHours(event: Timed, day: string): string {
  if (event.allDay) return text.allDay
  const starts = localDay(event.startDate) === day
  const ends = localDay(lastInstant(event)) === day
  if (!starts) return ends ? text.untilTime(formatTime(event.endDate)) : text.continues
  return event.endDate === event.startDate
    ? formatTime(event.startDate)
    : text.between(formatTime(event.startDate), formatTime(event.endDate))
}

/** 'mardi 14 juillet', or 'Du … au …' when it lasts several days. */
export function formatDays(event: Span): string {
  const [first, last] = [formatDay(event.startDate), formatDay(lastInstant(event))]
  return first === last ? first : text.fromTo(first, last)
}

/** The three counters of a week: each occurrence that takes place counts once, homework until it is done. */
export function countByType(events: readonly Pick<CalendarEvent, 'type' | 'cancelled' | 'done'>[]) {
  const waits = (event: (typeof events)[number]) => !event.cancelled && !(event.type === 'homework' && event.done)
  const of = (type: CalendarEvent['type']) => events.filter(event => event.type === type && waits(event)).length
  return { course: of('course'), homework: of('homework'), exam: of('exam') }
}

/**
 * The occurrence of an event that an address means: the one that starts at `wanted`, else the next one that is not
 * over, else the last.
 */
export function pickOccurrence<E extends Span>(found: readonly E[], wanted: string | null, now: number): E | undefined {
  return (
    found.find(({ startDate }) => startDate === wanted) ??
    found.find(({ endDate }) => Date.parse(endDate) > now) ??
    found.at(-1)
  )
}
