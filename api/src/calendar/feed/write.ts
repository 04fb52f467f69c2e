import { schoolZone } from '@ariane/shared/dates'
import ICAL from 'ical.js'
import { toLocalDateTime, type Wall } from '../../platform/wall.ts'
import { readSeries } from '../event.ts'
import { RULES } from '../occurrences.ts'
import type { EventRow } from '../tables.ts'
import { words } from './messages.ts'
import { reminderBefore } from './reminder.ts'
import { timeZoneComponent } from './time-zone.ts'

// The library does not count the space that a continued line begins with.
ICAL.foldLength = 74
// Without this it would not escape the name of the calendar.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** Name, parameters, type, value (RFC 7265). */
type Property = [string, Record<string, string>, string, string | number | object]

const text = (name: string, value: string): Property => [name, {}, 'text', value.replace(/\r\n?/g, '\n')]
const day = (wall: Wall) => wall.slice(0, 10)
const utc = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

/** A pupil's events as a calendar (RFC 5545): no files, no names of people, the same text for the same events. */
export function calendarText(rows: readonly EventRow[], productName: string): string {
  const properties: Property[] = [
    text('version', '2.0'),
    text('prodid', `-//${productName}//FR`),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    text('x-wr-calname', productName),
    ['x-wr-timezone', {}, 'unknown', schoolZone()],
    ['refresh-interval', {}, 'duration', 'PT4H'],
  ]
  return ICAL.stringify([
    'vcalendar',
    properties,
    [timeZoneComponent(), ...rows.map(row => ['vevent', eventProperties(row), alarms(row)])],
  ])
}

function alarms(row: EventRow) {
  const trigger = reminderBefore(row, readSeries(row)?.start ?? toLocalDateTime(row.starts_at))
  if (!trigger) return []
  const description = text('description', words.tomorrow(row.title))
  return [['valarm', [text('action', 'DISPLAY'), ['trigger', {}, 'duration', trigger], description], []]]
}

function eventProperties(row: EventRow): Property[] {
  const series = readSeries(row)
  const start = series?.start ?? toLocalDateTime(row.starts_at)
  const end = series?.end ?? toLocalDateTime(row.ends_at)
  const at = (name: string, wall: Wall): Property =>
    row.all_day ? [name, {}, 'date', day(wall)] : [name, { tzid: schoolZone() }, 'date-time', wall]
  const until = series?.until && (row.all_day ? day(toLocalDateTime(series.until)) : utc(series.until))
  const room = row.meta.room
  return [
    text('uid', `${row.id}@ariane`),
    ['dtstamp', {}, 'date-time', utc(row.created_at)],
    // A row begins with version 1, a sequence with 0.
    ['sequence', {}, 'integer', row.version - 1],
    at('dtstart', start),
    ...(end > start ? [at('dtend', end)] : []),
    ...(series ? [rule(RULES[series.type], until)] : []),
    ...(series?.exceptions.map(wall => at('exdate', wall)) ?? []),
    text('summary', row.title),
    ...(describes(row) ? [text('description', row.description)] : []),
    ...(room ? [text('location', room)] : []),
    text('categories', words.types[row.type]),
    ...(row.cancelled ? [text('status', 'CANCELLED')] : []),
  ]
}

const rule = (text: string, until: string | null | undefined): Property => [
  'rrule',
  {},
  'recur',
  { ...ICAL.Recur.fromString(text).toJSON(), ...(until && { until }) },
]

/** The note of a school's lesson often names its teacher. */
const describes = ({ description, source, type }: EventRow) =>
  description !== '' && (source === 'own' || type !== 'course')
