import { type AchievementCounts, EXPERT_SCORE } from '@ariane/shared/catalogue'
import { localDay, weekRange } from '@ariane/shared/dates'
import type { PupilFacts } from './ports.ts'

/** Days with work in the best week, Monday to Sunday. */
export function bestWeek(worked: readonly Date[]): number {
  const weeks = new Map<number, Set<string>>()
  for (const instant of worked) {
    const monday = weekRange(instant).start.getTime()
    weeks.set(monday, (weeks.get(monday) ?? new Set()).add(localDay(instant)))
  }
  return Math.max(0, ...[...weeks.values()].map(days => days.size))
}

/** What each achievement counts (see ACHIEVEMENTS in the catalogue). */
export const countAchievements = ({ paths, modules, worked, scores }: PupilFacts): AchievementCounts => ({
  first_path: paths,
  studious: modules,
  regular: bestWeek(worked),
  expert: scores.filter(score => score >= EXPERT_SCORE).length,
})
