import { describe, expect, it } from 'vitest'
import { atHour, dayFrom, findWeekday, schoolDay } from './dates.ts'

const saturday = new Date('2026-11-21T12:00:00Z')

describe('dates of the demonstration', () => {
  it('are hours on the Paris clock, in summer and in winter', () => {
    expect(atHour(saturday, '08:00').toISOString()).toBe('2026-11-21T07:00:00.000Z')
    expect(atHour(new Date('2026-07-01T23:30:00Z'), '17:15').toISOString()).toBe('2026-07-02T15:15:00.000Z')
  })

  it('count days and school days from today', () => {
    expect(dayFrom(saturday, -9)).toBe('2026-11-12')
    expect([-3, -1, 1, 6].map(n => schoolDay(saturday, n).toISOString().slice(0, 10))).toEqual([
      '2026-11-18',
      '2026-11-20',
      '2026-11-23',
      '2026-11-30',
    ])
  })

  it('find a weekday of a week before or after', () => {
    expect(findWeekday(saturday, 1, 0).toISOString()).toBe('2026-11-15T23:00:00.000Z')
    expect(findWeekday(saturday, 5, -1).toISOString()).toBe('2026-11-12T23:00:00.000Z')
  })
})
