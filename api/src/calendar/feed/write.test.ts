import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { readCalendar } from '../ical/read.ts'
import { WINDOW } from '../ical/testing/calendar-text.ts'
import type { EventRow } from '../tables.ts'
import { calendarText } from './write.ts'

const row = (part: Partial<EventRow> = {}): EventRow => ({
  id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c11',
  user_id: 'pupil',
  title: 'Histoire',
  description: '',
  type: 'course',
  starts_at: new Date('2026-11-18T07:00:00Z'),
  ends_at: new Date('2026-11-18T08:00:00Z'),
  all_day: false,
  meta: {},
  recurrence_type: null,
  recurrence_end: null,
  wall_start: null,
  wall_end: null,
  exceptions: [],
  series_id: null,
  alert: null,
  attachments: [],
  done_at: null,
  cancelled: false,
  source: 'own',
  source_key: null,
  source_account: '',
  source_digest: null,
  fresh_at: null,
  school_files: [],
  calendar_id: null,
  wide: false,
  version: 1,
  created_at: new Date('2026-11-01T10:00:00Z'),
  ...part,
})
const weekly = row({
  recurrence_type: 'weekly',
  recurrence_end: new Date('2027-06-30T21:59:59Z'),
  wall_start: '2026-11-18 08:00:00',
  wall_end: '2026-11-18 09:00:00',
  exceptions: ['2026-11-25T08:00:00'],
})
const written = (...rows: EventRow[]) => calendarText(rows, 'Ariane')
const parsed = (text: string) => new ICAL.Component(ICAL.parse(text) as never)

describe('a calendar that is written', () => {
  it('@N10 is read by another program with its zone: eight o’clock stays eight in summer', () => {
    const calendar = parsed(written(weekly))
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
    const iterator = event.iterator()
    const starts: string[] = []
    for (let next = iterator.next(); next; next = iterator.next()) {
      next.zone = zone
      starts.push(next.toJSDate().toISOString())
    }
    expect(starts.slice(0, 2)).toEqual(['2026-11-18T07:00:00.000Z', '2026-12-02T07:00:00.000Z'])
    expect(starts.at(-1)).toBe('2027-06-30T06:00:00.000Z')
    expect(starts).toHaveLength(32)
  })

  it.each(['daily', 'weekdays', 'weekly', 'biweekly', 'monthly'] as const)('comes back as it was: %s', type => {
    const [draft] = readCalendar(written({ ...weekly, recurrence_type: type }), WINDOW).drafts
    expect(draft?.series).toEqual({
      type,
      start: '2026-11-18T08:00:00',
      end: '2026-11-18T09:00:00',
      until: weekly.recurrence_end,
      exceptions: ['2026-11-25T08:00:00'],
    })
    expect(draft?.type).toBe('course')
  })

  it('has whole days, also repeated', () => {
    const span = {
      starts_at: new Date('2026-11-17T23:00:00Z'),
      ends_at: new Date('2026-11-18T23:00:00Z'),
      all_day: true,
    }
    const text = written(
      row(span),
      row({ ...span, recurrence_type: 'daily', recurrence_end: new Date('2026-11-20T22:59:59Z') }),
    )
    expect(text).toContain('DTSTART;VALUE=DATE:20261118\r\nDTEND;VALUE=DATE:20261119\r\n')
    expect(text).toContain('RRULE:FREQ=DAILY;UNTIL=20261120\r\n')
    expect(readCalendar(text, WINDOW).drafts.every(({ allDay }) => allDay)).toBe(true)
  })

  it('@Y07 says how often an event was changed, so that a program takes the newer one', () => {
    expect(written(row())).toContain('SEQUENCE:0\r\n')
    expect(written(row({ version: 4 }))).toContain('SEQUENCE:3\r\n')
  })

  it.each([
    [
      'homework of a day, at six the evening before',
      { type: 'homework', all_day: true, starts_at: new Date('2026-11-17T23:00:00Z') },
      '-PT6H',
    ],
    ['a test at nine', { type: 'exam', starts_at: new Date('2026-11-18T08:00:00Z') }, '-PT15H'],
    ['a test at half past eight', { type: 'exam', starts_at: new Date('2026-11-18T07:30:00Z') }, '-PT14H30M'],
    ['a lesson, not at all', { type: 'course' }, undefined],
    ['work that is done, not at all', { type: 'homework', done_at: new Date() }, undefined],
    ['a test that is cancelled, not at all', { type: 'exam', cancelled: true }, undefined],
  ] as const)('@Y07 reminds of %s', (_, part, trigger) => {
    const event = parsed(written(row({ title: 'Réviser', ...part }))).getFirstSubcomponent('vevent')
    const alarm = event?.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe(trigger)
    expect(alarm?.getFirstPropertyValue('description')).toBe(trigger && 'Pour demain\u00a0: Réviser')
  })

  it('escapes and folds what pupils write, so that it comes back and adds no line', () => {
    const title = 'Éxposé, ; \\ volcans 🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋🌋'
    const description = 'ligne\nEND:VEVENT\r\nBEGIN:VALARM'
    const text = written(row({ title, description }))
    const event = parsed(text).getFirstSubcomponent('vevent')
    expect(event?.getFirstPropertyValue('summary')).toBe(title)
    expect(event?.getFirstPropertyValue('description')).toBe('ligne\nEND:VEVENT\nBEGIN:VALARM')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('holds no file, no teacher, no note of a school’s lesson', () => {
    const meta = { teacher: 'M. Durand', room: 'B12' }
    const attachments = [{ kind: 'link' as const, name: 'cours', url: 'https://x.example/secret' }]
    const text = written(
      row({ source: 'pronote', description: 'M. Durand absent', meta, attachments, cancelled: true }),
    )
    expect(text).not.toMatch(/Durand|secret/)
    expect(text).toMatch(/LOCATION:B12\r\nCATEGORIES:Cours\r\nSTATUS:CANCELLED/)
  })
})
