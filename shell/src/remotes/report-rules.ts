const MOST_A_PAGE = 20
const REPEATS = 0.1

/** Whether a failure is told: the first of its kind on this page, then one in ten, twenty in all. `told` keeps count. */
export function mayTell(told: Map<string, number>, key: string, chance: number): boolean {
  const before = told.get(key)
  const sent = [...told.values()].reduce((sum, count) => sum + count, 0)
  if (sent >= MOST_A_PAGE || (before !== undefined && chance >= REPEATS)) return false
  told.set(key, (before ?? 0) + 1)
  return true
}
