const SWEEP_AT = 10_000

/**
 * Takes a length of time and a clock; gives a function that says whether a key comes for the first time within that
 * length. In this process only: for writing less often, never for deciding.
 */
export function onceEvery(windowMs: number, now: () => Date): (key: string) => boolean {
  const seen = new Map<string, number>()
  return key => {
    const time = now().getTime()
    const last = seen.get(key)
    if (last !== undefined && time - last < windowMs) return false
    if (seen.size >= SWEEP_AT) for (const [old, at] of seen) if (time - at >= windowMs) seen.delete(old)
    seen.set(key, time)
    return true
  }
}
