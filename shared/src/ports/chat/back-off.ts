const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** Waits longer after each failure, never all browsers of a class at the same moment. */
export function backOff() {
  let wait = FIRST_MS
  return {
    /** How long to wait now. */
    next() {
      const mine = wait * (0.5 + Math.random() / 2)
      wait = Math.min(wait * 2, LONGEST_MS)
      return mine
    },
    reset() {
      wait = FIRST_MS
    },
  }
}
