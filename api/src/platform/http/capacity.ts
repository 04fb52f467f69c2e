/** Calls per second before anything was measured: about what a small machine answers. */
const FIRST_GUESS = 200
const WINDOW_MS = 250
/** With fewer calls under way a second says how many came, not how many could be answered. */
const BUSY_CALLS = 4
const NEWEST_SHARE = 0.3
const SLOWEST = 1

/** How many calls a second are answered while there is always one that waits. */
export function createCapacity(now: () => number) {
  let perSecond = FIRST_GUESS
  let window = { began: now(), ended: 0 }
  return {
    perSecond: () => perSecond,
    /** A part of a call ended and left so many under way; `completed`: it was the last part. */
    ended(underWay: number, completed: boolean) {
      const time = now()
      if (underWay < BUSY_CALLS) {
        window = { began: time, ended: 0 }
        return
      }
      if (completed) window.ended += 1
      const length = time - window.began
      if (length < WINDOW_MS) return
      const found = (window.ended / length) * 1000
      perSecond = Math.max(SLOWEST, perSecond + (found - perSecond) * NEWEST_SHARE)
      window = { began: time, ended: 0 }
    },
  }
}
