import { gradePart, isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'
import { scoreParts } from '../grading/score-parts.ts'
import { lookup } from '../lookup.ts'

/** Each point: the graduation it belongs on. A place between two graduations counts for the nearer one. */
export const gradeNumberLine: Grade<'number-line'> = ({ places, tolerance, labels }, answer) =>
  scoreParts(
    Object.fromEntries(
      Object.entries(places).map(([id, right]) => {
        const place = lookup(answer.places, id)
        return [id, place === undefined ? null : gradePart(Math.abs(place - right) < tolerance, lookup(labels, id))]
      }),
    ),
  )

export const numberLineGrading: GradingRules<'number-line'> = {
  isBlank: ({ places }) => isEmpty(places),
  grade: gradeNumberLine,
}
