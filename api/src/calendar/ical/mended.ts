import type { Line } from '@ariane/shared/ical'
import { toLocalDateTime } from '../../platform/wall.ts'

const DATES = new Set(['DTSTART', 'DTEND', 'DUE', 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'COMPLETED'])
const MIDNIGHT = /^(\d{8})T000000$/
const UTC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** The day that begins at a time, in UTC or on any clock. */
function dayFrom(value: string): string | undefined {
  const at = Date.parse(value.replace(UTC, '$1-$2-$3T$4:$5:$6Z'))
  const wall = UTC.test(value) && at ? toLocalDateTime(new Date(at)).replace(/[-:]/g, '') : value
  return MIDNIGHT.exec(wall)?.[1]
}

/** Outlook writes a whole day from midnight to midnight, and says beside it that it is one. */
export function withWholeDays(lines: readonly Line[]): Line[] {
  const isSaid = lines.some(
    ({ name, value }) => /^X-MICROSOFT-.*-ALLDAYEVENT$/.test(name) && /^true$/i.test(value.trim()),
  )
  const days = new Map(
    lines.filter(({ name }) => name === 'DTSTART' || name === 'DTEND').map(line => [line, dayFrom(line.value.trim())]),
  )
  if (!isSaid || [...days.values()].includes(undefined)) return [...lines]
  return lines.map(line => {
    const value = days.get(line)
    return value ? { ...line, parameters: '', value } : line
  })
}

const DAYS = /^\d{8}(?:,\d{8})*$/
const DAY_AT_TIME = /^(\d{8})T(\d{6})Z?$/
const VALUE_DATE = /;VALUE=DATE(?![-\w])/i
const DROPPED = /;(?:VALUE|TZID)=(?:"[^"]*"|[^;:"]*)/gi

/** A day has to say that it is one, and what has an hour has to say nothing: many programs do it the other way round. */
function mendDate({ name, parameters, value }: Line): Line {
  const text = value.replace(/\s+/g, '').toUpperCase()
  if (DAYS.test(text)) return { name, parameters: `${parameters.replace(DROPPED, '')};VALUE=DATE`, value: text }
  const timed = VALUE_DATE.test(parameters) ? DAY_AT_TIME.exec(text) : null
  if (!timed) return { name, parameters, value: text }
  const without = parameters.replace(VALUE_DATE, '')
  return timed[2] === '000000'
    ? { name, parameters: `${parameters.replace(DROPPED, '')};VALUE=DATE`, value: timed[1] as string }
    : { name, parameters: without, value: text }
}

const LENGTH = /^([+-]?)P?(?:(\d+)W)?(?:(\d+)D)?(T)?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?(\d+)?$/

/** A length whose last number says no unit is of the next smaller one: PT1H30. One without its T is of hours all the same. */
function mendLength({ name, parameters, value }: Line): Line {
  const text = value.trim().toUpperCase()
  const parts = LENGTH.exec(text)
  // The library would read a part of it.
  if (!parts) return { name, parameters, value: '' }
  const [, sign = '', weeks, days, time, hours, minutes, seconds, rest] = parts
  const isClear =
    rest === undefined || (seconds === undefined && (hours !== undefined || (time && minutes !== undefined)))
  const isTimed = hours !== undefined || (time !== undefined && (minutes !== undefined || seconds !== undefined))
  if (!isClear || !isTimed) return { name, parameters, value: text }
  const [m, s] = rest === undefined ? [minutes, seconds] : minutes === undefined ? [rest, undefined] : [minutes, rest]
  const clock = [hours && `${hours}H`, m && `${m}M`, s && `${s}S`].filter(Boolean).join('')
  const before = `${weeks ? `${weeks}W` : ''}${days ? `${days}D` : ''}`
  return { name, parameters, value: `${sign}P${before}T${clock}` }
}

const mendRule = ({ name, value }: Line): Line => ({
  name,
  parameters: '',
  value: value.trim().toUpperCase().split(';').filter(Boolean).join(';'),
})

/** A line as RFC 5545 writes it, where it is clear what was meant. */
export function mended(line: Line): Line {
  if (DATES.has(line.name)) return mendDate(line)
  if (line.name === 'RRULE') return mendRule(line)
  if (line.name === 'DURATION') return mendLength(line)
  return { ...line, value: line.value.replaceAll('\\"', '"') }
}
