import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatTime, localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import { touches } from '../../event-rules.ts'

/** From this hour on, the school day is over and tomorrow is what comes. */
const EVENING = '16:00'
/** Shorter gaps between lessons are breaks. */
const FREE_MS = 45 * 60_000
const NOON = '13:00'
/** Tests of so many days after a day are prepared on it. */
const DAYS_BEFORE_EXAM = 3

/** The day that comes first: one that was chosen, else today, and tomorrow in the evening; Monday in other weeks. */
export function firstDay(days: readonly string[], chosen: string | null, now: number = Date.now()): string {
  if (chosen && days.includes(chosen)) return chosen
  const today = localDay(now)
  if (!days.includes(today)) return days[0] ?? today
  const tomorrow = shiftDay(today, 1)
  return formatTime(now) >= EVENING && days.includes(tomorrow) ? tomorrow : today
}

type Planned = Pick<CalendarEvent, 'type' | 'startDate' | 'endDate' | 'allDay' | 'cancelled' | 'done'>

/** Tests of the next days, which are prepared before; the nearest first. */
export const examsAfter = <E extends Planned>(events: readonly E[], day: string): E[] =>
  events
    .filter(({ type, cancelled, done }) => type === 'exam' && !cancelled && !done)
    .filter(({ startDate }) => day < localDay(startDate) && localDay(startDate) <= shiftDay(day, DAYS_BEFORE_EXAM))
    .sort((a, b) => a.startDate.localeCompare(b.startDate))

export type FreeTime = { start: string; end: string; isLunch: boolean }

/** The time between the lessons and tests of a day that is longer than a break. */
export function freeTimes(events: readonly Planned[], day: string): FreeTime[] {
  const held = events
    .filter(event => touches(event, day) && !event.allDay && !event.cancelled)
    .filter(({ type }) => type === 'course' || type === 'exam')
    .map(({ startDate, endDate }) => ({ start: Date.parse(startDate), end: Date.parse(endDate) }))
    .sort((a, b) => a.start - b.start)
  const noon = +localInstant(day, NOON)
  let until = held[0]?.end ?? 0
  return held.slice(1).flatMap(({ start, end }) => {
    const from = until
    until = Math.max(until, end)
    if (start - from < FREE_MS) return []
    const isLunch = from <= noon && noon <= start
    return [{ start: new Date(from).toISOString(), end: new Date(start).toISOString(), isLunch }]
  })
}

const MARKED = ['homework', 'exam', 'revision'] as const
export type MarkedType = (typeof MARKED)[number]

/** What the strip shows of a day besides lessons. */
export const marksOn = (events: readonly Planned[], day: string): MarkedType[] =>
  MARKED.filter(type => events.some(event => event.type === type && !event.cancelled && touches(event, day)))

/** What has to be ready comes before the hours of the day. */
export const readyFirst = <E extends Planned>(events: readonly E[]): { ready: E[]; hours: E[] } => {
  const isReady = ({ type }: Planned) => type === 'homework' || type === 'exam'
  return { ready: events.filter(isReady), hours: events.filter(event => !isReady(event)) }
}

/** The other days of a week. Those of this week that ended before yesterday are apart, where they had something. */
export function splitRest(
  days: readonly string[],
  events: readonly Planned[],
  { chosen, today }: { chosen: string; today: string },
): { open: string[]; past: string[] } {
  const others = days.filter(day => day !== chosen)
  const past = days.includes(today) ? others.filter(day => day < shiftDay(today, -1)) : []
  const isWorthIt = past.some(day => events.some(event => touches(event, day)))
  return isWorthIt ? { open: others.filter(day => !past.includes(day)), past } : { open: others, past: [] }
}
