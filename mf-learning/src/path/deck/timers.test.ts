import { describe, expect, it } from 'vitest'
import { noteTimers } from './timers.ts'

describe('timers of a library that keeps no handle on them', () => {
  it('are ended, while those set before and after stay', () => {
    const running = new Set<unknown>()
    const host = {
      setInterval: ((work: () => void, ms: number) => {
        const timer = setInterval(work, ms)
        running.add(timer)
        return timer
      }) as typeof setInterval,
      clearInterval: (timer: Parameters<typeof clearInterval>[0]) => {
        clearInterval(timer)
        running.delete(timer)
      },
    }
    const own = host.setInterval
    const before = host.setInterval(() => undefined, 1000)
    const timers = noteTimers(host)
    const during = host.setInterval(() => undefined, 1000)
    timers.started()
    expect(host.setInterval).toBe(own)
    const after = host.setInterval(() => undefined, 1000)
    timers.end()
    expect(running.has(during)).toBe(false)
    expect([...running]).toEqual([before, after])
    for (const timer of running) clearInterval(timer as ReturnType<typeof setInterval>)
  })
})
