import { gradePositions } from '../grading/grade-positions.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'

/** Each position: the element that belongs there. */
export const gradeOrder: Grade<'order'> = (solution, answer) => gradePositions(solution, answer, false)

export const orderGrading: GradingRules<'order'> = {
  isBlank: ({ order }) => order.length === 0,
  grade: gradeOrder,
}
