import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/index.ts'
import { createRefresher } from './refresher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a reading', () => {
  it('runs one at a time, and once more for all who asked meanwhile', async () => {
    let running = 0
    let maxRunning = 0
    let count = 0
    const refresher = createRefresher(
      async () => {
        count += 1
        maxRunning = Math.max(maxRunning, ++running)
        await Promise.resolve()
        running -= 1
      },
      () => expect.unreachable(),
    )
    await Promise.all([refresher.refreshNow(), refresher.refreshNow(), refresher.refreshNow()])
    expect([count, maxRunning]).toEqual([2, 1])
    refresher.refreshSoon()
    refresher.refreshSoon()
    await vi.advanceTimersByTimeAsync(1000)
    expect(count).toBe(3)
  })

  it('tries again by itself after a failure, later each time, until it is stopped', async () => {
    const failures: string[] = []
    let fails = true
    let count = 0
    const refresher = createRefresher(
      async () => {
        count += 1
        if (fails) throw new ApiError('POST', 503, '', { code: 'unavailable' })
      },
      ({ code }) => failures.push(code),
    )
    await refresher.refreshNow()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(count).toBeGreaterThan(2)
    expect(failures).toEqual(Array.from({ length: count }, () => 'offline'))
    const before = count
    fails = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(count).toBe(before + 1)
    fails = true
    await refresher.refreshNow()
    refresher.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(count).toBe(before + 2)
  })

  it('does not wait for its turn after a failure once a sign says that the line is back', async () => {
    let count = 0
    const refresher = createRefresher(
      async () => {
        count += 1
        if (count < 8) throw new ApiError('POST', 503, '', { code: 'unavailable' })
      },
      () => undefined,
    )
    await refresher.refreshNow()
    while (count < 7) await vi.advanceTimersByTimeAsync(500)
    refresher.refreshSoon()
    await vi.advanceTimersByTimeAsync(300)
    expect(count).toBe(8)
    refresher.stop()
  })

  it('does not ask again what it may not read', async () => {
    let count = 0
    const refresher = createRefresher(
      async () => {
        count += 1
        throw new ApiError('POST', 403, '', { code: 'forbidden' })
      },
      () => undefined,
    )
    await refresher.refreshNow()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(count).toBe(1)
  })
})
