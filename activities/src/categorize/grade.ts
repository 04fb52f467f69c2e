import { gradePlaces, isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'

/** Each element: the group it belongs to. */
export const gradeCategorize: Grade<'categorize'> = ({ groups, labels }, { places }) =>
  gradePlaces(groups, labels, places)

export const categorizeGrading: GradingRules<'categorize'> = {
  isBlank: ({ places }) => isEmpty(places),
  grade: gradeCategorize,
}
