import { describe, expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

describe('the wait before a part of a screen is asked for again', () => {
  it('doubles from five seconds to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 2000].map(retryDelay)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000])
  })
})
