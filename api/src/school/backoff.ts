const FIRST_MS = 15 * 60_000
const LONGEST_MS = 4 * 3_600_000
/** Long after a suspension the next one counts as the first again. */
const FORGOTTEN_MS = 24 * 3_600_000
const MOST = 1000

/** Leaves a service alone that suspended this server: for 15 minutes, then twice as long each time. */
export interface Backoff {
  /** Seconds to wait before the service may be called; 0 when it may. */
  waitOf(service: string): number
  suspended(service: string): void
}

/** Kept in this process: a suspension is for the address of the machine. */
export function createBackoff(now: () => Date): Backoff {
  const pauses = new Map<string, { until: number; length: number }>()
  return {
    waitOf(service) {
      const left = (pauses.get(service)?.until ?? 0) - now().getTime()
      return left > 0 ? Math.ceil(left / 1000) : 0
    },
    suspended(service) {
      const time = now().getTime()
      if (pauses.size >= MOST)
        for (const [old, { until }] of pauses) if (until + FORGOTTEN_MS < time) pauses.delete(old)
      const last = pauses.get(service)
      const goesOn = last !== undefined && last.until + FORGOTTEN_MS > time
      const length = goesOn ? Math.min(last.length * 2, LONGEST_MS) : FIRST_MS
      pauses.set(service, { until: time + length, length })
    },
  }
}
