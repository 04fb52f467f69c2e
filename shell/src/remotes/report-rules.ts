const MAX_REPORTS_PER_PAGE = 20
const REPEAT_REPORT_RATE = 0.1

/**
 * Whether a failure is reported: the first of its kind on this page, then one in ten, twenty in all. `reported` holds
 * the counts.
 */
export function shouldReport(reported: Map<string, number>, key: string, chance: number): boolean {
  const before = reported.get(key)
  const sent = [...reported.values()].reduce((sum, count) => sum + count, 0)
  if (sent >= MAX_REPORTS_PER_PAGE || (before !== undefined && chance >= REPEAT_REPORT_RATE)) return false
  reported.set(key, (before ?? 0) + 1)
  return true
}
