import { type AchievementCounts, EXPERT_SCORE } from '@ariane/shared/catalogue'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import type { PupilFacts } from './ports.ts'

/** Days with work in the best week, Monday to Sunday. */
export function bestWeek(worked: ReadonlySet<string>): number {
  const weeks = Map.groupBy(worked, day => format(parseISO(day), 'RRRR-II'))
  return Math.max(0, ...[...weeks.values()].map(days => days.length))
}

/** What each achievement counts (see ACHIEVEMENTS in the catalogue). */
export const countAchievements = ({ paths, modules, worked, scores }: PupilFacts): AchievementCounts => ({
  first_path: paths,
  studious: modules,
  regular: bestWeek(worked),
  expert: scores.filter(score => score >= EXPERT_SCORE).length,
})
