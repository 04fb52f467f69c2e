import { describe, expect, it } from 'vitest'
import {
  daysOfWeek,
  formatDate,
  formatTime,
  formatWeek,
  formatWeekTitle,
  isNight,
  parisDay,
  parisInstant,
  shiftDay,
  weekRange,
} from './index.ts'

describe('dates are Parisian', () => {
  it('shows an instant of UTC in Paris time, in French', () => {
    expect(formatDate('2026-07-13T22:30:00Z')).toBe('14 juillet 2026')
    expect(formatDate('2026-11-30T23:30:00Z')).toBe('1er décembre 2026')
    expect(formatTime('2026-01-10T07:00:00Z')).toBe('08:00')
    expect(formatTime('2026-07-10T06:00:00Z')).toBe('08:00')
    expect(parisDay('2026-12-31T23:30:00Z')).toBe('2027-01-01')
  })

  it('starts the week on Monday at midnight, also on a Sunday evening', () => {
    const week = weekRange('2026-11-22T22:30:00Z')
    expect(week.start.toISOString()).toBe('2026-11-15T23:00:00.000Z')
    expect(week.end.toISOString()).toBe('2026-11-22T23:00:00.000Z')
  })

  it('keeps midnight across the change to summer time', () => {
    const { start, end } = weekRange('2026-03-27T12:00:00Z')
    expect([start.toISOString(), end.toISOString()]).toEqual(['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
    expect(daysOfWeek(start).map(parisDay)).toEqual([
      '2026-03-23',
      '2026-03-24',
      '2026-03-25',
      '2026-03-26',
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
    ])
    expect(weekRange('2026-03-27T12:00:00Z', 1).start).toEqual(end)
  })

  it('names a week by its month, or by both', () => {
    expect(formatWeekTitle(weekRange('2026-11-18T12:00:00Z').start)).toBe('novembre 2026')
    expect(formatWeekTitle(weekRange('2026-12-30T12:00:00Z').start)).toBe('décembre 2026 – janvier 2027')
    expect(formatWeek(weekRange('2026-11-18T12:00:00Z').start)).toBe('16 – 22 novembre')
    expect(formatWeek(weekRange('2026-09-30T12:00:00Z').start)).toBe('28 septembre – 4 octobre')
    expect(formatWeek(weekRange('2026-06-02T12:00:00Z').start)).toBe('1er – 7 juin')
  })

  it('finds the instant of a day and an hour of Paris, in winter, in summer and where the clock jumps', () => {
    const at = (day: string, time: string) => parisInstant(day, time).toISOString()
    expect(at('2026-01-10', '08:00')).toBe('2026-01-10T07:00:00.000Z')
    expect(at('2026-07-10', '08:00')).toBe('2026-07-10T06:00:00.000Z')
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(Number.isNaN(parisInstant('', '08:00').getTime())).toBe(true)
    expect(Number.isNaN(parisInstant('2026-01-10', '').getTime())).toBe(true)
  })

  it('counts calendar days over months and changes of the clock', () => {
    expect(shiftDay('2026-10-24', 2)).toBe('2026-10-26')
    expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31')
  })

  it.each([
    ['20:59', '2026-11-24T19:59:00Z', false],
    ['21:00', '2026-11-24T20:00:00Z', true],
    ['06:59', '2026-11-25T05:59:00Z', true],
    ['07:00', '2026-11-25T06:00:00Z', false],
    ['21:00 in summer', '2026-07-01T19:00:00Z', true],
  ])('knows when a pupil is asked for nothing: at %s in Paris', (_, at, expected) => expect(isNight(at)).toBe(expected))
})
