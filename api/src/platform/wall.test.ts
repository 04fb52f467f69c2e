import { describe, expect, it } from 'vitest'
import { between, later, midnight, toInstant, toLocalDateTime } from './wall.ts'

describe('a time on the local clock', () => {
  it.each([
    ['2026-01-15T08:00:00', '2026-01-15T07:00:00.000Z'],
    ['2026-07-15T08:00:00', '2026-07-15T06:00:00.000Z'],
    ['2026-03-29T01:59:00', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59:00', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
  ])('@N05 %s is %s, and back', (wall, iso) => {
    expect(toInstant(wall).toISOString()).toBe(iso)
    expect(toLocalDateTime(new Date(iso))).toBe(wall)
  })

  it('@N05 that is skipped in spring comes an hour later, one that comes twice in autumn is the first', () => {
    expect(toInstant('2026-03-29T02:30:00').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(toInstant('2026-10-25T02:30:00').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  it('is counted without the changes of the clock', () => {
    expect(later('2026-03-28T08:00:00', 86_400_000)).toBe('2026-03-29T08:00:00')
    expect(between('2026-03-28T08:00:00', '2026-03-29T08:00:00')).toBe(86_400_000)
    expect(midnight('2026-03-29T08:00:00')).toBe('2026-03-29T00:00:00')
  })
})
