import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterTimeInView } from './after-time-in-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('@S10 the time that a screen has for its first paint', () => {
  it('is over once, after the time in view', () => {
    const act = vi.fn()
    afterTimeInView(10_000, act, () => true)
    vi.advanceTimersByTime(9_999)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('does not pass in the background, and goes on where it was', () => {
    const act = vi.fn()
    let isInView = true
    afterTimeInView(10_000, act, () => isInView)
    vi.advanceTimersByTime(6_000)
    isInView = false
    vi.advanceTimersByTime(3_600_000)
    isInView = true
    vi.advanceTimersByTime(3_500)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('does not pass any more once something was drawn', () => {
    const act = vi.fn()
    afterTimeInView(10_000, act, () => true)()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
  })
})
