const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000

/** Doubles the delay after each failure, with jitter, so that the browsers of a class do not reconnect together. */
export function createBackOff() {
  let delay = MIN_DELAY_MS
  return {
    /** The delay to wait now. */
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
