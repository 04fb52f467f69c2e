import { expect, it } from 'vitest'
import { scanCalendar } from './components.ts'
import { slimCalendar } from './slim.ts'

const WINDOW = { from: new Date('2026-10-17T12:00:00Z'), to: new Date('2027-11-21T12:00:00Z') }
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const slim = (...lines: string[]) =>
  slimCalendar(Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')), WINDOW, () => undefined)
const starts = (text: string) =>
  scanCalendar(text).items.map(({ lines }) => lines.find(({ name }) => name === 'UID')?.value)

it.each([
  ['an event of these days', ['DTSTART:20261118T080000Z'], true],
  ['an event of last year', ['DTSTART:20251118T080000Z', 'DTEND:20251118T090000Z'], false],
  ['an event of the year after next', ['DTSTART:20281118T080000Z'], false],
  ['what began long ago and lasts', ['DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20261120'], true],
  ['what began long ago, for a duration', ['DTSTART;VALUE=DATE:20260901', 'DURATION:P90D'], true],
  ['what repeats since long ago', ['DTSTART:20190901T080000Z', 'RRULE:FREQ=WEEKLY'], true],
  [
    'what repeated until two years ago',
    ['DTSTART:20190901T080000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20240701T000000Z'],
    false,
  ],
  ['a repetition that was moved here', ['RECURRENCE-ID:20190901T080000Z', 'DTSTART:20261118T080000Z'], true],
  ['what says no day that anybody knows', ['DTSTART:demain'], true],
])('@Y07 keeps what may show: %s', async (_, lines, stays) => {
  const { text, outside } = await slim(...event('UID:it', ...lines))
  expect([starts(text), outside]).toEqual(stays ? [['it'], 0] : [[], 1])
})

it('@Y07 leaves out what nobody reads, and keeps zones, names and what is broken as it was', async () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Chez moi',
    'BEGIN:STANDARD',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const { text } = await slim(
    'X-WR-CALNAME:Club',
    'X-WR-CALDESC:Longue',
    ...zone,
    ...event(
      'UID:a',
      'DTSTART:20261118T080000Z',
      'ATTENDEE;CN=Moi:mailto:a@b.fr',
      'BEGIN:VALARM',
      'UID:x',
      'END:VALARM',
    ),
    ...event('UID:b', 'DTSTART20261118T080000Z'),
  )
  expect(text.split('\n')).toEqual([
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Club',
    ...zone,
    ...event('UID:a', 'DTSTART:20261118T080000Z'),
    ...event('UID:b', 'DTSTART'),
    'END:VCALENDAR',
    '',
  ])
  expect(scanCalendar(text).items.map(({ broken }) => broken)).toEqual([false, true])
})

it('@Y07 makes no whole calendar of half a one', async () => {
  const { text } = await slimCalendar(Buffer.from('BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a'), WINDOW, () => undefined)
  expect(scanCalendar(text).complete).toBe(false)
})
