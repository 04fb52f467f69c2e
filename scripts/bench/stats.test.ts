import { describe, expect, it } from 'vitest'
import { median, percentile, ratio, summarize } from './stats.ts'

describe('the median', () => {
  it('is the middle value, or half way between the two middle ones', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([1, 9, 5, 7])).toBe(6)
  })
  it('does not move with one slow run', () => {
    expect(median([10, 11, 12, 13, 9000])).toBe(12)
  })
  it('is refused where nothing was measured', () => {
    expect(() => median([])).toThrow('no value was measured')
  })
})

describe('a percentile', () => {
  it('lies between its neighbours', () => {
    const hundred = Array.from({ length: 101 }, (_, i) => i)
    expect(percentile(hundred, 0.95)).toBe(95)
    expect(percentile([0, 10], 0.95)).toBeCloseTo(9.5)
  })
})

describe('a summary', () => {
  it('holds the spread and leaves the measured values in their order', () => {
    const measured = [3, 1, 2]
    expect(summarize(measured)).toEqual({ median: 2, min: 1, max: 3, count: 3 })
    expect(measured).toEqual([3, 1, 2])
  })
})

describe('a ratio', () => {
  it('compares what was measured in the same round', () => {
    expect(ratio([110, 220, 330], [100, 200, 300]).median).toBeCloseTo(1.1)
  })
  it('is not fooled by a machine that becomes slower on the way', () => {
    expect(ratio([100, 100, 500], [100, 500, 500])).toMatchObject({ median: 1, min: 0.2, max: 1 })
  })
  it('needs a partner for every value', () => {
    expect(() => ratio([1, 2], [1])).toThrow('2 values beside 1')
  })
})
