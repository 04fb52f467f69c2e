import type { calendarRoutes } from '@ariane/shared/contracts'
import type { BodyOf } from '@ariane/shared/contracts/route'
import { fail } from '../platform/errors.ts'
import { between, later, midnight, toInstant, toLocalDateTime, type Wall, wallFromRow } from '../platform/wall.ts'
import type { Series } from './occurrences.ts'
import type { EventRow, NewEventRow } from './tables.ts'

export type EventInput = BodyOf<typeof calendarRoutes.createEvent>
/** What a request decides of a row. */
export type Written = Pick<
  EventRow,
  'title' | 'description' | 'type' | 'all_day' | 'starts_at' | 'ends_at' | 'wall_start' | 'wall_end'
> & { recurrence_type: EventRow['recurrence_type']; recurrence_end: Date | null; meta: string }

const DAY_MS = 86_400_000
const A_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Start and end on the schools' clock; all day is from midnight to midnight. */
export function toLocalDateTimes({ startTimestamp, endTimestamp, allDay }: EventInput): { start: Wall; end: Wall } {
  const [start, end] = [
    toLocalDateTime(new Date(startTimestamp * 1000)),
    toLocalDateTime(new Date(endTimestamp * 1000)),
  ]
  if (!allDay) return { start, end }
  const ended = end === midnight(end) && end > start
  return { start: midnight(start), end: ended ? end : later(midnight(end), DAY_MS) }
}

/** The last instant of the last day that may have a repetition. Fails when that is before the first one. */
function lastInstant(end: EventInput['recurrenceEnd'], start: Wall): Date | null {
  if (end === undefined) return null
  const isDay = typeof end === 'string' && A_DAY.test(end)
  const day = isDay
    ? `${end}T00:00:00`
    : midnight(toLocalDateTime(new Date(typeof end === 'number' ? end * 1000 : end)))
  if (day < midnight(start)) fail('invalid_input', ['recurrenceEnd'])
  return toInstant(later(day, DAY_MS - 1000))
}

const SATURDAY = 6
/** A school day's repetition cannot begin on a weekend: it begins on the Monday after. */
function daysToMonday(start: Wall): number {
  const day = new Date(`${start}Z`).getUTCDay()
  if (day === SATURDAY) return 2
  return day === 0 ? 1 : 0
}

/** The columns of an event as it was sent, standing at `start` in place of its own when it was moved. */
export function written(input: EventInput, walls = toLocalDateTimes(input)): Written {
  const { title, description, type, allDay, meta, recurrenceType } = input
  const days = recurrenceType === 'weekdays' ? daysToMonday(walls.start) * DAY_MS : 0
  const [start, end] = [later(walls.start, days), later(walls.end, days)]
  return {
    title,
    description,
    type,
    all_day: allDay,
    meta: JSON.stringify(meta),
    starts_at: toInstant(start),
    ends_at: toInstant(end),
    wall_start: recurrenceType ? start : null,
    wall_end: recurrenceType ? end : null,
    recurrence_type: recurrenceType ?? null,
    recurrence_end: recurrenceType ? lastInstant(input.recurrenceEnd, start) : null,
  }
}

type Repeating = Pick<
  EventRow,
  'recurrence_type' | 'recurrence_end' | 'exceptions' | 'starts_at' | 'ends_at' | 'wall_start' | 'wall_end'
>

/** The series of a row; null when it stands once. */
export function readSeries(row: Repeating): Series | null {
  if (!row.recurrence_type) return null
  const { recurrence_type: type, recurrence_end: until, exceptions } = row
  const start = row.wall_start ? wallFromRow(row.wall_start) : toLocalDateTime(row.starts_at)
  const end = row.wall_end ? wallFromRow(row.wall_end) : toLocalDateTime(row.ends_at)
  return { type, start, end, until, exceptions }
}

/**
 * A whole series changed while one repetition of it was shown: everything moves on the clock as far as that one did,
 * what was left out included.
 */
export function movedSeries(series: Series, occurrence: Wall, input: EventInput) {
  const wanted = toLocalDateTimes(input)
  const moved = between(occurrence, wanted.start)
  const start = later(series.start, moved)
  return {
    walls: { start, end: later(start, between(wanted.start, wanted.end)) },
    exceptions: series.exceptions.map(wall => later(wall, moved)),
  }
}

/** One repetition of a series as a row of its own. */
export function toSingleEvent(row: EventRow, wall: Wall): Omit<NewEventRow, 'id'> {
  const { user_id, title, description, type, all_day, alert, source, created_at } = row
  const series = readSeries(row)
  const length = series ? between(series.start, series.end) : 0
  return {
    user_id,
    title,
    description,
    type,
    all_day,
    alert,
    source,
    created_at,
    starts_at: toInstant(wall),
    ends_at: toInstant(later(wall, length)),
    meta: JSON.stringify(row.meta),
    attachments: JSON.stringify(row.attachments),
    recurrence_type: null,
    recurrence_end: null,
    series_id: row.id,
  }
}
