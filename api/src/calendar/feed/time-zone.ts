import { type SchoolZone, schoolZone } from '@ariane/shared/dates'
import { tzOffset } from '@date-fns/tz'
import ICAL from 'ical.js'

/** Two offsets and the Sundays between them, as the law has them now. */
const CHANGES: Partial<
  Record<SchoolZone, { summer: [from: string, rule: string]; winter: [from: string, rule: string] }>
> = {
  'Europe/Paris': {
    summer: ['19960331T020000', 'BYMONTH=3;BYDAY=-1SU'],
    winter: ['19961027T030000', 'BYMONTH=10;BYDAY=-1SU'],
  },
  'America/Miquelon': {
    summer: ['20070311T020000', 'BYMONTH=3;BYDAY=2SU'],
    winter: ['20071104T020000', 'BYMONTH=11;BYDAY=1SU'],
  },
}

/** « +0100 », « -0300 » of minutes. */
function offset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}

const part = (name: string, start: string, from: string, to: string, rule?: string) => [
  `BEGIN:${name}`,
  `DTSTART:${start}`,
  ...(rule ? [`RRULE:FREQ=YEARLY;${rule}`] : []),
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${name}`,
]

/** The zone of the schools as a component of a calendar (RFC 5545 §3.6.5); without changes of the clock but in two of them. */
export function timeZoneComponent() {
  const zone = schoolZone()
  const at = (month: number) => offset(tzOffset(zone, new Date(Date.UTC(2026, month, 15))))
  const [winter, summer] = [at(0), at(6)]
  const changes = CHANGES[zone]
  const parts = changes
    ? [
        ...part('DAYLIGHT', changes.summer[0], winter, summer, changes.summer[1]),
        ...part('STANDARD', changes.winter[0], summer, winter, changes.winter[1]),
      ]
    : part('STANDARD', '19700101T000000', winter, winter)
  return ICAL.parse(['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\n'))
}
