import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { describe, expect, it } from 'vitest'
import { changeFields, type Fields, newFields, toEventBody, toFields, withoutSeries } from './fields.ts'
import { findProblems } from './problems.ts'
import { typedOn, typedOver } from './use-event-draft.ts'

const fields = (part: Partial<Fields> = {}): Fields => ({ ...newFields('2026-11-23'), title: 'Contrôle', ...part })
const seconds = (instant: string) => Date.parse(instant) / 1000

const event = (part: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'e',
  title: 'Brevet blanc',
  description: '',
  type: 'exam',
  startDate: '2026-11-23T07:00:00.000Z',
  endDate: '2026-11-23T09:00:00.000Z',
  allDay: false,
  subject: 'Français',
  meta: { subject: 'Français', chapterId: 'c1' },
  recurrenceType: null,
  recurrenceEnd: null,
  alert: null,
  attachments: [],
  source: 'own',
  ...part,
})

describe('the form of an event', () => {
  it('begins as a course from eight to nine @N04', () => {
    expect(toEventBody(fields(), 'u')).toMatchObject({
      type: 'course',
      startTimestamp: seconds('2026-11-23T07:00:00Z'),
      endTimestamp: seconds('2026-11-23T08:00:00Z'),
      allDay: false,
      meta: {},
    })
  })

  it('shows an event and sends it back as it was', () => {
    const body = toEventBody(toFields(event()), 'u')
    expect(body).toMatchObject({
      title: 'Brevet blanc',
      startTimestamp: seconds('2026-11-23T07:00:00Z'),
      endTimestamp: seconds('2026-11-23T09:00:00Z'),
      meta: { subject: 'Français', chapterId: 'c1' },
    })
    expect(body).not.toHaveProperty('recurrenceType')
  })

  it('counts the last day of an event that lasts all day in', () => {
    const days = { startDate: '2026-11-22T23:00:00.000Z', endDate: '2026-11-24T23:00:00.000Z', allDay: true }
    const shown = toFields(event(days))
    expect([shown.startDate, shown.endDate]).toEqual(['2026-11-23', '2026-11-24'])
    expect(toEventBody(shown, 'u').endTimestamp).toBe(seconds(days.endDate))
  })

  it('moves the end along with the start, and drops a chapter of another subject', () => {
    expect(changeFields(fields(), { startDate: '2026-11-27' }).endDate).toBe('2026-11-27')
    expect(changeFields(fields(), { startTime: '10:15' }).endTime).toBe('11:15')
    expect(changeFields(fields(), { startTime: '23:30' }).endTime).toBe('23:59')
    const chosen = fields({ subject: 'SVT', chapterId: 'c', subChapterId: 's' })
    expect(changeFields(chosen, { subject: 'EMC' })).toMatchObject({ chapterId: '', subChapterId: '' })
    expect(changeFields(chosen, { chapterId: 'd' })).toMatchObject({ subject: 'SVT', subChapterId: '' })
  })

  it('makes homework due on its day, unless its hours were chosen', () => {
    const homework = changeFields(fields(), { type: 'homework' })
    expect(homework.allDay).toBe(true)
    expect(changeFields(homework, { type: 'exam' }).allDay).toBe(false)
    expect(changeFields(fields({ startTime: '10:00', endTime: '11:00' }), { type: 'homework' }).allDay).toBe(false)
    expect(changeFields(fields({ allDay: true }), { type: 'revision' }).allDay).toBe(true)
  })

  it.each([
    ['an end before the start', { endTime: '07:00' }, 'end'],
    ['no day', { startDate: '' }, 'start'],
    ['no hour', { endTime: '' }, 'end'],
    ['more than a year', { endDate: '2028-01-01' }, 'end'],
    ['a long event that repeats', { endDate: '2026-12-02', recurrenceType: 'weekly' }, 'end'],
    [
      'repetitions that end before they begin',
      { recurrenceType: 'weekly', recurrenceEnd: '2026-11-01' },
      'recurrenceEnd',
    ],
    ['half an address', { link: 'exemple' }, 'link'],
  ] as const)('says what is wrong with %s', (_, part, field) => {
    expect(Object.keys(findProblems(fields(part)))).toEqual([field])
  })

  it('leaves the end of the series out of a repetition that is changed alone @Y08', () => {
    const repeated = { recurrenceType: 'weekly', recurrenceEnd: '2026-11-01' } as const
    expect(findProblems(withoutSeries(fields({ ...repeated, scope: 'one' })))).toEqual({})
    expect(findProblems(withoutSeries(fields({ ...repeated, scope: 'following' })))).toHaveProperty('recurrenceEnd')
  })

  it('finds nothing wrong with an event that is complete', () => expect(findProblems(fields())).toEqual({}))
})

describe('the draft of an event', () => {
  it('holds what was typed and nothing else', () => {
    expect(typedOver(newFields('2026-11-23'), fields({ type: 'exam' }))).toEqual({ title: 'Contrôle', type: 'exam' })
  })

  it('lets its dates go when another day was chosen', () => {
    const draft = { day: '2026-11-23', typed: { title: 'Contrôle', startDate: '2026-11-25', endDate: '2026-11-25' } }
    expect(typedOn('2026-11-23', draft)).toEqual(draft.typed)
    expect(typedOn('2026-11-26', draft)).toEqual({ title: 'Contrôle' })
  })
})
