import type { Line } from '@ariane/shared/ical'

const DATES = new Set(['DTSTART', 'DTEND', 'DUE', 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'COMPLETED'])
const DAYS = /^\d{8}(?:,\d{8})*$/
const DAY_AT_TIME = /^(\d{8})T(\d{6})Z?$/
const VALUE_DATE = /;VALUE=DATE(?![-\w])/i
const DROPPED = /;(?:VALUE|TZID)=(?:"[^"]*"|[^;:"]*)/gi

/** A day has to say that it is one, and what has an hour has to say nothing: many programs do it the other way round. */
function mendDate({ name, parameters, value }: Line): Line {
  const text = value.trim().toUpperCase()
  if (DAYS.test(text)) return { name, parameters: `${parameters.replace(DROPPED, '')};VALUE=DATE`, value: text }
  const timed = VALUE_DATE.test(parameters) ? DAY_AT_TIME.exec(text) : null
  if (!timed) return { name, parameters, value: text }
  const without = parameters.replace(VALUE_DATE, '')
  return timed[2] === '000000'
    ? { name, parameters: `${parameters.replace(DROPPED, '')};VALUE=DATE`, value: timed[1] as string }
    : { name, parameters: without, value: text }
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
  return { ...line, value: line.value.replaceAll('\\"', '"') }
}
