import { gradePlaces, isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'

/** Each element of the left: the one of the right that goes with it. */
export const gradeMatch: Grade<'match'> = (solution, { pairs }) => gradePlaces(solution.pairs, solution.labels, pairs)

export const matchGrading: GradingRules<'match'> = {
  isBlank: ({ pairs }) => isEmpty(pairs),
  grade: gradeMatch,
}
