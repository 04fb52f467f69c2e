import { describe, expect, it } from 'vitest'
import { type EventInput, movedSeries, toLocalDateTimes, written } from './event.ts'

const seconds = (iso: string) => Date.parse(iso) / 1000
const input = (part: Partial<EventInput> = {}): EventInput => ({
  userId: 'u',
  title: 'Maths',
  description: '',
  type: 'course',
  startTimestamp: seconds('2026-11-24T07:00:00Z'),
  endTimestamp: seconds('2026-11-24T08:00:00Z'),
  allDay: false,
  meta: {},
  ...part,
})

describe('what a request says of an event', () => {
  it('@N05 is instants, and the local clock when it repeats', () => {
    expect(written(input())).toMatchObject({ starts_at: new Date('2026-11-24T07:00:00Z'), wall_start: null })
    const repeated = written(input({ recurrenceType: 'weekly' }))
    expect([repeated.wall_start, repeated.wall_end]).toEqual(['2026-11-24T08:00:00', '2026-11-24T09:00:00'])
  })

  it('@N04 all day is from midnight to midnight in Paris, however it was sent', () => {
    expect(toLocalDateTimes(input({ allDay: true }))).toEqual({
      start: '2026-11-24T00:00:00',
      end: '2026-11-25T00:00:00',
    })
    const exact = { startTimestamp: seconds('2026-11-23T23:00:00Z'), endTimestamp: seconds('2026-11-25T23:00:00Z') }
    expect(toLocalDateTimes(input({ allDay: true, ...exact }))).toEqual({
      start: '2026-11-24T00:00:00',
      end: '2026-11-26T00:00:00',
    })
    const spring = { startTimestamp: seconds('2026-03-28T23:00:00Z'), endTimestamp: seconds('2026-03-29T08:00:00Z') }
    const { starts_at, ends_at } = written(input({ allDay: true, ...spring }))
    expect(+ends_at - +starts_at).toBe(23 * 3_600_000)
  })

  it.each([
    ['seconds on the day', seconds('2026-12-18T10:00:00Z')],
    ['an instant on the day', '2026-12-18T10:00:00+01:00'],
    ['the day', '2026-12-18'],
  ])('@N04 ends its repetitions with their last day, given as %s', (_, recurrenceEnd) => {
    const { recurrence_end } = written(input({ recurrenceType: 'daily', recurrenceEnd }))
    expect(recurrence_end?.toISOString()).toBe('2026-12-18T22:59:59.000Z')
  })

  it('@N04 cannot end before it begins', () => {
    expect(() => written(input({ recurrenceType: 'daily', recurrenceEnd: '2026-11-23' }))).toThrow('invalid_input')
    expect(written(input({ recurrenceType: 'daily', recurrenceEnd: '2026-11-24' })).recurrence_end).not.toBeNull()
  })

  it('@N04 from Monday to Friday begins on a Monday when it was put on a weekend', () => {
    const sunday = { startTimestamp: seconds('2026-11-22T09:00:00Z'), endTimestamp: seconds('2026-11-22T10:00:00Z') }
    expect(written(input({ recurrenceType: 'weekdays', ...sunday })).wall_start).toBe('2026-11-23T10:00:00')
  })
})

describe('a series that is changed through one of its repetitions', () => {
  it('@N04 @N05 moves as far as that one on the clock, also when they lie on both sides of a change', () => {
    const series = {
      type: 'weekly' as const,
      start: '2026-03-16T08:00:00',
      end: '2026-03-16T09:00:00',
      until: null,
      exceptions: ['2026-03-23T08:00:00'],
    }
    // Shown on 6 April (summer time) at 08:00, moved to the day after at 10:00, half an hour longer.
    const to = { startTimestamp: seconds('2026-04-07T08:00:00Z'), endTimestamp: seconds('2026-04-07T09:30:00Z') }
    expect(movedSeries(series, '2026-04-06T08:00:00', input(to))).toEqual({
      walls: { start: '2026-03-17T10:00:00', end: '2026-03-17T11:30:00' },
      exceptions: ['2026-03-24T10:00:00'],
    })
  })
})
