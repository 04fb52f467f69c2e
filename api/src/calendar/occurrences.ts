import type { CalendarEvent } from '@ariane/shared/contracts'
import { RRuleTemporal } from 'rrule-temporal'
import { between, later, toInstant, toLocalDateTime, type Wall } from '../platform/wall.ts'

export interface Span {
  start: Date
  end: Date
}
export interface Repetition extends Span {
  /** Its start on the schools' clock: what names it. */
  wall: Wall
}
export interface Series {
  type: NonNullable<CalendarEvent['recurrenceType']>
  /** Of the first repetition. */
  start: Wall
  end: Wall
  /** The last instant at which one may start. */
  until: Date | null
  /** Starts that are left out. */
  exceptions: readonly Wall[]
}

/** The rules of RFC 5545. */
export const RULES: Record<Series['type'], string> = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
}
const HOUR_MS = 3_600_000

const compact = (wall: Wall) => `${wall.replace(/[-:]/g, '')}Z`
const asUtc = (wall: Wall) => new Date(`${wall}Z`)

/** Whether it touches the time between two instants; one without length counts where it stands. */
export const touches = ({ start, end }: Span, from: Date, to: Date) =>
  start < to && (end > from || (+start === +end && end >= from))

/**
 * The repetitions that touch the time between two instants. They are counted on the schools' clock, which the rule
 * takes for a clock without changes, and become instants one by one: 08:00 stays 08:00 in summer and in winter.
 */
export function repetitions({ type, start, end, until, exceptions }: Series, from: Date, to: Date): Repetition[] {
  const length = between(start, end)
  const last = until ? `;UNTIL=${compact(toLocalDateTime(until))}` : ''
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${compact(start)}\nRRULE:${RULES[type]}${last}`,
    cache: false,
  })
  // An hour more on both sides: where the clock changes, its order is not the order of the instants.
  const first = asUtc(later(toLocalDateTime(from), -length - HOUR_MS))
  const found = rule.between(first, asUtc(later(toLocalDateTime(to), HOUR_MS)), true)
  const left = new Set(exceptions)
  return found
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString().slice(0, 19))
    .filter(wall => !left.has(wall))
    .map(wall => ({ wall, start: toInstant(wall), end: toInstant(later(wall, length)) }))
    .filter(span => touches(span, from, to))
}

/** Whether a wall time is one of the repetitions. */
export function isRepetition(series: Series, wall: Wall): boolean {
  const at = toInstant(wall)
  return repetitions(series, at, new Date(+at + 1)).some(found => found.wall === wall)
}
