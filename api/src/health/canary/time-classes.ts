/** Times are kept by class, each a tenth longer than the one before: from 50 ms to over a minute. */
const FIRST_MS = 50
const GROWTH = 1.1
const CLASSES = 80

export const noTimes = (): number[] => Array.from({ length: CLASSES }, () => 0)

/** The class of a time. */
export const timeClass = (ms: number): number =>
  Math.min(CLASSES - 1, Math.max(0, Math.ceil(Math.log(Math.max(ms, 1) / FIRST_MS) / Math.log(GROWTH))))

/** The time in the middle of what was measured, to a tenth; null where nothing was. */
export function medianTime(times: readonly number[]): number | null {
  const half = times.reduce((sum, count) => sum + count, 0) / 2
  let seen = 0
  for (const [index, count] of times.entries()) {
    seen += count
    if (count > 0 && seen >= half) return Math.round(FIRST_MS * GROWTH ** index)
  }
  return null
}
