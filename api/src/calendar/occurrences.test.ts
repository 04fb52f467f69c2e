import { describe, expect, it } from 'vitest'
import { occurrences } from './occurrences.ts'

const at = (iso: string) => new Date(iso)
const maths = { start: at('2026-03-16T07:00:00Z'), end: at('2026-03-16T08:00:00Z') }
const week = (monday: string) => [at(monday), new Date(+at(monday) + 7 * 86_400_000)] as const
const starts = (...args: Parameters<typeof occurrences>) => occurrences(...args).map(({ start }) => start.toISOString())

describe('events in a week', () => {
  it('stand once when they do not repeat', () => {
    expect(starts(maths, { type: null, until: null }, ...week('2026-03-15T23:00:00Z'))).toEqual([
      '2026-03-16T07:00:00.000Z',
    ])
    expect(starts(maths, { type: null, until: null }, ...week('2026-03-22T23:00:00Z'))).toEqual([])
  })

  it('keep their hour in Paris across the change to summer time', () => {
    expect(starts(maths, { type: 'weekly', until: null }, ...week('2026-03-29T22:00:00Z'))).toEqual([
      '2026-03-30T06:00:00.000Z',
    ])
  })

  it('come every other week, or every day, until their end', () => {
    const weekly = { type: 'biweekly', until: null } as const
    expect(starts(maths, weekly, ...week('2026-03-22T23:00:00Z'))).toEqual([])
    expect(starts(maths, weekly, ...week('2026-03-29T22:00:00Z'))).toHaveLength(1)
    const daily = { type: 'daily', until: at('2026-03-18T23:00:00Z') } as const
    expect(starts(maths, daily, ...week('2026-03-15T23:00:00Z'))).toHaveLength(3)
  })

  it('show when they started before the week and still last', () => {
    const trip = { start: at('2026-03-14T07:00:00Z'), end: at('2026-03-17T16:00:00Z') }
    expect(starts(trip, { type: null, until: null }, ...week('2026-03-15T23:00:00Z'))).toHaveLength(1)
  })
})
