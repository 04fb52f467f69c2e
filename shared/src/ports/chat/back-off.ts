const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000

/** Waits longer after each failure, never all browsers of a class at the same moment. */
export function createBackOff() {
  let delay = MIN_DELAY_MS
  return {
    /** How long to wait now. */
    next() {
      const current = delay * (0.5 + Math.random() / 2)
      delay = Math.min(delay * 2, MAX_DELAY_MS)
      return current
    },
    reset() {
      delay = MIN_DELAY_MS
    },
  }
}
