import { describe, expect, it, vi } from 'vitest'
import { backOff, pollUntil } from './polling.ts'

describe('waiting for a generation', () => {
  it('waits 0.5 s first and never more than 3 s', () => {
    expect([0, 1, 2, 5, 50].map(backOff)).toEqual([500, 750, 1125, 3000, 3000])
  })

  it('looks until it is done, through a few failures', async () => {
    vi.useFakeTimers()
    let looks = 0
    const result = pollUntil(
      async () => {
        looks++
        if (looks === 2) throw new Error('a bad moment')
        return looks
      },
      value => value >= 4,
      new AbortController().signal,
    )
    await vi.runAllTimersAsync()
    expect(await result).toBe(4)
    vi.useRealTimers()
  })

  it('gives up after too many failures in a row', async () => {
    vi.useFakeTimers()
    const result = pollUntil(
      () => Promise.reject(new Error('down')),
      () => true,
      new AbortController().signal,
      2,
    )
    const outcome = expect(result).rejects.toThrow('down')
    await vi.runAllTimersAsync()
    await outcome
    vi.useRealTimers()
  })

  it('stops when nobody waits any more', async () => {
    const controller = new AbortController()
    const result = pollUntil(
      () => Promise.resolve(1),
      () => false,
      controller.signal,
    )
    controller.abort()
    await expect(result).rejects.toThrow()
  })
})
