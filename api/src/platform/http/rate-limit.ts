import type { RateClass } from '@ariane/shared/contracts/route'
import { fail } from '../errors.ts'

/**
 * Calls per minute for one person, or from one address where nobody is signed in. A whole class behind one address signs in
 * at once (`enter`), a whole school opens its pages (`session`).
 */
export const PER_MINUTE: Record<RateClass, number> = {
  read: 600,
  write: 240,
  generate: 20,
  'sign-in': 60,
  enter: 300,
  session: 3000,
}

interface Window {
  ends: number
  count: number
}

/** Counts per key in fixed windows, in this process: what guards the process itself. */
export interface Limiter {
  /** Counts one; fails with `too_many_requests` beyond the limit. */
  take(key: string, limit: number, windowMs?: number): void
  /** Takes one back that was counted. */
  giveBack(key: string): void
  forget(key: string): void
}

const SWEEP_AT = 10_000

/** A limiter with no counts yet; `now` is its clock, which nobody sets. */
export function createLimiter(now: () => number = () => performance.now()): Limiter {
  const windows = new Map<string, Window>()

  function current(key: string, windowMs: number): Window {
    const known = windows.get(key)
    if (known && known.ends > now()) return known
    if (windows.size >= SWEEP_AT) for (const [old, { ends }] of windows) if (ends <= now()) windows.delete(old)
    const opened = { ends: now() + windowMs, count: 0 }
    windows.set(key, opened)
    return opened
  }

  return {
    take(key, limit, windowMs = 60_000) {
      const window = current(key, windowMs)
      window.count += 1
      if (window.count > limit) fail('too_many_requests')
    },
    giveBack(key) {
      const window = windows.get(key)
      if (window) window.count -= 1
    },
    forget: key => void windows.delete(key),
  }
}
