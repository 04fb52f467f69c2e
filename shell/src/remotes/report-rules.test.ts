import { describe, expect, it } from 'vitest'
import { shouldReport } from './report-rules.ts'
import { retryDelay } from './retry-delay.ts'

describe('@F06 what a page tells of its failures', () => {
  it('is the first of each kind, and one repeat in ten', () => {
    const reported = new Map<string, number>()
    expect(shouldReport(reported, 'a', 0.99)).toBe(true)
    expect(shouldReport(reported, 'a', 0.99)).toBe(false)
    expect(shouldReport(reported, 'a', 0.05)).toBe(true)
    expect(shouldReport(reported, 'b', 0.99)).toBe(true)
  })
  it('ends after twenty', () => {
    const reported = new Map<string, number>()
    const sent = Array.from({ length: 50 }, (_, n) => shouldReport(reported, String(n), 0)).filter(Boolean)
    expect(sent).toHaveLength(20)
  })
})

describe('@S10 the wait before a screen is asked for again by itself', () => {
  it('doubles each time, up to two minutes', () => {
    expect([0, 1, 2, 3, 4].map(attempt => retryDelay(attempt, 15_000))).toEqual([
      15_000, 30_000, 60_000, 120_000, 120_000,
    ])
  })
})
