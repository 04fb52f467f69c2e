import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  daysOfWeek,
  formatDate,
  formatDay,
  formatTime,
  formatWeek,
  formatWeekTitle,
  isDeviceElsewhere,
  isNight,
  localDay,
  localInstant,
  setSchoolZone,
  shiftDay,
  weekRange,
} from './index.ts'

describe('dates are Parisian', () => {
  it('shows an instant of UTC in Paris time, in French', () => {
    expect(formatDate('2026-07-13T22:30:00Z')).toBe('14 juillet 2026')
    expect(formatDate('2026-11-30T23:30:00Z')).toBe('1er décembre 2026')
    expect(formatTime('2026-01-10T07:00:00Z')).toBe('08:00')
    expect(formatTime('2026-07-10T06:00:00Z')).toBe('08:00')
    expect(localDay('2026-12-31T23:30:00Z')).toBe('2027-01-01')
  })

  it('starts the week on Monday at midnight, also on a Sunday evening', () => {
    const week = weekRange('2026-11-22T22:30:00Z')
    expect(week.start.toISOString()).toBe('2026-11-15T23:00:00.000Z')
    expect(week.end.toISOString()).toBe('2026-11-22T23:00:00.000Z')
  })

  it('keeps midnight across the change to summer time', () => {
    const { start, end } = weekRange('2026-03-27T12:00:00Z')
    expect([start.toISOString(), end.toISOString()]).toEqual(['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
    expect(daysOfWeek(start).map(localDay)).toEqual([
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
    const at = (day: string, time: string) => localInstant(day, time).toISOString()
    expect(at('2026-01-10', '08:00')).toBe('2026-01-10T07:00:00.000Z')
    expect(at('2026-07-10', '08:00')).toBe('2026-07-10T06:00:00.000Z')
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(Number.isNaN(localInstant('', '08:00').getTime())).toBe(true)
    expect(Number.isNaN(localInstant('2026-01-10', '').getTime())).toBe(true)
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

describe('an installation for schools overseas', () => {
  it.each([
    ['America/Martinique', '2026-11-29T23:10', '2026-11-30T12:00'],
    ['Indian/Reunion', '2026-11-30T07:10', '2026-11-30T04:00'],
    ['Pacific/Noumea', '2026-11-30T14:10', '2026-11-29T21:00'],
  ] as const)('reads and shows dates on the clock of %s', (zone, shown, eightInUtc) => {
    setSchoolZone(zone)
    onTestFinished(() => setSchoolZone('Europe/Paris'))
    const at = '2026-11-30T03:10:00Z'
    expect(`${localDay(at)}T${formatTime(at)}`).toBe(shown)
    const lesson = localInstant('2026-11-30', '08:00')
    expect(lesson.toISOString().slice(0, 16)).toBe(eightInUtc)
    expect(`${formatDay(lesson)} ${formatTime(lesson)}`).toBe('lundi 30 novembre 08:00')
  })

  it('knows a device whose clock shows another hour, in winter and in summer', () => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset')
    onTestFinished(() => offset.mockRestore())
    offset.mockReturnValue(-60)
    expect(isDeviceElsewhere('2026-11-30T08:00:00Z')).toBe(false)
    expect(isDeviceElsewhere('2026-07-01T08:00:00Z')).toBe(true)
    offset.mockReturnValue(240)
    expect(isDeviceElsewhere('2026-11-30T08:00:00Z')).toBe(true)
  })
})
