import { describe, expect, it } from 'vitest'
import { formatDays, formatHours, formatPeriod } from './words.ts'

describe('an objective in words', () => {
  it('names its first and last day in French', () => {
    expect(formatPeriod({ startDate: '2026-11-16', endDate: '2026-12-05' })).toBe('Du 16 novembre au 5 décembre 2026')
    expect(formatPeriod({ startDate: '2026-12-20', endDate: '2027-01-05' })).toBe(
      'Du 20 décembre 2026 au 5 janvier 2027',
    )
  })

  it('names the days of a task from Monday on', () => {
    expect(formatDays([4, 1])).toBe('Jours : lundi, jeudi')
    expect(formatDays([7])).toBe('Jours : dimanche')
    expect(formatDays([])).toBe('Aucun jour choisi')
  })

  it.each([
    ['17:00', '17:30', 'De 17:00 à 17:30'],
    ['17:00', null, 'À partir de 17:00'],
    [null, '18:00', 'Jusqu’à 18:00'],
    [null, null, ''],
  ])('says the hours %s and %s as "%s"', (startTime, endTime, words) => {
    expect(formatHours({ startTime, endTime })).toBe(words)
  })
})
