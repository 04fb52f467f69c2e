import { toLocalDateTime, type Wall } from '../../platform/wall.ts'
import { readSeries } from '../event.ts'
import { RULES } from '../occurrences.ts'
import type { EventRow } from '../tables.ts'
import { escaped, folded } from './lines.ts'
import { words } from './messages.ts'

/** Summer and winter as the law has them since 1996. */
const PARIS = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const compact = (wall: Wall) => wall.replace(/[-:]/g, '')
const day = (wall: Wall) => compact(wall.slice(0, 10))
const utc = (at: Date) => `${compact(at.toISOString().slice(0, 19))}Z`

/** A pupil's events as a calendar (RFC 5545): no files, no names of people, the same text for the same events. */
export function calendarText(rows: readonly EventRow[], productName: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(productName)}//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(productName)}`,
    'X-WR-TIMEZONE:Europe/Paris',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    ...PARIS,
    ...rows.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(row: EventRow): string[] {
  const series = readSeries(row)
  const start = series?.start ?? toLocalDateTime(row.starts_at)
  const end = series?.end ?? toLocalDateTime(row.ends_at)
  const at = (name: string, wall: Wall) =>
    row.all_day ? `${name};VALUE=DATE:${day(wall)}` : `${name};TZID=Europe/Paris:${compact(wall)}`
  const until = series?.until && (row.all_day ? day(toLocalDateTime(series.until)) : utc(series.until))
  const room = row.meta.room
  return [
    'BEGIN:VEVENT',
    `UID:${row.id}@ariane`,
    `DTSTAMP:${utc(row.created_at)}`,
    at('DTSTART', start),
    ...(end > start ? [at('DTEND', end)] : []),
    ...(series ? [`RRULE:${RULES[series.type]}${until ? `;UNTIL=${until}` : ''}`] : []),
    ...(series?.exceptions.map(wall => at('EXDATE', wall)) ?? []),
    `SUMMARY:${escaped(row.title)}`,
    ...(describes(row) ? [`DESCRIPTION:${escaped(row.description)}`] : []),
    ...(room ? [`LOCATION:${escaped(room)}`] : []),
    `CATEGORIES:${escaped(words.types[row.type])}`,
    ...(row.cancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]
}

/** The note of a school's lesson often names its teacher. */
const describes = ({ description, source, type }: EventRow) =>
  description !== '' && (source === 'own' || type !== 'course')
