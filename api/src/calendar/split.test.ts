import { describe, expect, it } from 'vitest'
import type { Series } from './occurrences.ts'
import { endBefore } from './split.ts'

const series = (part: Partial<Series> = {}): Series => ({
  type: 'weekly',
  start: '2026-03-16T17:00:00',
  end: '2026-03-16T18:00:00',
  until: null,
  exceptions: [],
  ...part,
})

describe('@Y08 a series that is cut at one of its repetitions', () => {
  it('ends with the day before, on the local clock in summer and in winter', () => {
    const ends = (wall: string, part?: Partial<Series>) => endBefore(series(part), wall)?.recurrence_end.toISOString()
    expect(ends('2026-03-23T17:00:00')).toBe('2026-03-22T22:59:59.000Z')
    expect(ends('2026-04-06T17:00:00')).toBe('2026-04-05T21:59:59.000Z')
    expect(ends('2026-03-17T00:00:00', { type: 'daily', start: '2026-03-16T00:00:00' })).toBe(
      '2026-03-16T22:59:59.000Z',
    )
  })

  it('keeps what was left out before the cut only', () => {
    const exceptions = ['2026-03-23T17:00:00', '2026-04-06T17:00:00']
    expect(endBefore(series({ exceptions }), '2026-03-30T17:00:00')?.exceptions).toBe('["2026-03-23T17:00:00"]')
  })

  it.each([
    ['at the first one', '2026-03-16T17:00:00', []],
    ['after all that were left out', '2026-03-30T17:00:00', ['2026-03-16T17:00:00', '2026-03-23T17:00:00']],
  ])('has nothing left %s', (_, wall, exceptions) => expect(endBefore(series({ exceptions }), wall)).toBeNull())

  it('has something left when only the first one was left out', () => {
    expect(endBefore(series({ exceptions: ['2026-03-16T17:00:00'] }), '2026-03-30T17:00:00')).not.toBeNull()
  })
})
