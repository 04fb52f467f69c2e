import type { CalendarEvent } from '@ariane/shared/contracts'
import { ZONE } from '@ariane/shared/dates'
import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addWeeks } from 'date-fns/addWeeks'

type Span = { start: Date; end: Date }
export type Recurrence = { type: CalendarEvent['recurrenceType']; until: Date | null }

const STEP = {
  daily: addDays,
  weekly: addWeeks,
  biweekly: (date: TZDate, n: number) => addWeeks(date, 2 * n),
  monthly: addMonths,
} as const
/** Enough for a daily event over ten school years. */
const MOST = 4000

/**
 * Where an event lies between `from` and `to`: once, or at each repetition. A repetition keeps its hour on the Paris
 * clock, also across a change to or from summer time.
 */
export function occurrences(first: Span, { type, until }: Recurrence, from: Date, to: Date): Span[] {
  const overlaps = ({ start, end }: Span) => start < to && (end > from || (+start === +end && end >= from))
  if (!type) return overlaps(first) ? [first] : []
  const step = STEP[type]
  const clock = (instant: Date) => new TZDate(instant.getTime(), ZONE)
  const found: Span[] = []
  for (let n = 0; n < MOST; n++) {
    const start = new Date(step(clock(first.start), n).getTime())
    if (start >= to || (until && start > until)) break
    const span = { start, end: new Date(step(clock(first.end), n).getTime()) }
    if (overlaps(span)) found.push(span)
  }
  return found
}
