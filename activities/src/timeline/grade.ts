import { gradePositions } from '../grading/grade-positions.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'

/** Each position: the event that belongs there, with its date even where all is right. */
export const gradeTimeline: Grade<'timeline'> = (solution, answer) => gradePositions(solution, answer, true)

export const timelineGrading: GradingRules<'timeline'> = {
  isBlank: ({ order }) => order.length === 0,
  grade: gradeTimeline,
}
