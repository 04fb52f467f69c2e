import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/index.ts'
import { reading } from './refresher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a reading', () => {
  it('runs one at a time, and once more for all who asked meanwhile', async () => {
    let running = 0
    let most = 0
    let count = 0
    const keeper = reading(
      async () => {
        count += 1
        most = Math.max(most, ++running)
        await Promise.resolve()
        running -= 1
      },
      () => expect.unreachable(),
    )
    await Promise.all([keeper.now(), keeper.now(), keeper.now()])
    expect([count, most]).toEqual([2, 1])
    keeper.soon()
    keeper.soon()
    await vi.advanceTimersByTimeAsync(1000)
    expect(count).toBe(3)
  })

  it('tries again by itself after a failure, later each time, until it is stopped', async () => {
    const told: string[] = []
    let fails = true
    let count = 0
    const keeper = reading(
      async () => {
        count += 1
        if (fails) throw new ApiError('POST', 503, '', { code: 'unavailable' })
      },
      ({ code }) => told.push(code),
    )
    await keeper.now()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(count).toBeGreaterThan(2)
    expect(told).toEqual(Array.from({ length: count }, () => 'offline'))
    const before = count
    fails = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(count).toBe(before + 1)
    fails = true
    await keeper.now()
    keeper.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(count).toBe(before + 2)
  })

  it('does not wait for its turn after a failure once a sign says that the line is back', async () => {
    let count = 0
    const keeper = reading(
      async () => {
        count += 1
        if (count < 8) throw new ApiError('POST', 503, '', { code: 'unavailable' })
      },
      () => undefined,
    )
    await keeper.now()
    while (count < 7) await vi.advanceTimersByTimeAsync(500)
    keeper.soon()
    await vi.advanceTimersByTimeAsync(300)
    expect(count).toBe(8)
    keeper.stop()
  })

  it('does not ask again what it may not read', async () => {
    let count = 0
    const keeper = reading(
      async () => {
        count += 1
        throw new ApiError('POST', 403, '', { code: 'forbidden' })
      },
      () => undefined,
    )
    await keeper.now()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(count).toBe(1)
  })
})
