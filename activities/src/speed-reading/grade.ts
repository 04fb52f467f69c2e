import { gradeReading, readOnly } from '../grading/read-only.ts'
import type { GradingRules } from '../grading/rules.ts'
import { correction } from './messages.ts'

/** How fast it was, without a word on how fast it should be. */
export const speedReadingGrading: GradingRules<'speed-reading'> = {
  ...readOnly,
  grade: ({ words }, { seconds }) =>
    gradeReading(
      seconds === null || seconds < 1 ? correction.readFreely : correction.readIn(words, Math.round(seconds)),
    ),
}
