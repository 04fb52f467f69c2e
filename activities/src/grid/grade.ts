import { gradePlaces, isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'

/** Each row: the column it belongs to. */
export const gradeGrid: Grade<'grid'> = ({ groups, labels }, { places }) => gradePlaces(groups, labels, places)

export const gridGrading: GradingRules<'grid'> = {
  isBlank: ({ places }) => isEmpty(places),
  grade: gradeGrid,
}
