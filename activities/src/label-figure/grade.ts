import { gradePlaces, isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'

/** Each slot: the label that belongs there. */
export const gradeLabelFigure: Grade<'label-figure'> = ({ slots, labels }, { places }) =>
  gradePlaces(slots, labels, places)

export const labelFigureGrading: GradingRules<'label-figure'> = {
  isBlank: ({ places }) => isEmpty(places),
  grade: gradeLabelFigure,
}
