import { gradeEach, gradePart, isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'
import { lookup } from '../lookup.ts'

/** Each empty cell: the text that was in it. */
export const gradeTable: Grade<'table'> = (solution, answer) =>
  gradeEach(solution.cells, (id, text) => {
    const written = lookup(answer.cells, id)
    return written === undefined ? null : gradePart(written === text, text)
  })

export const tableGrading: GradingRules<'table'> = {
  isBlank: ({ cells }) => isEmpty(cells),
  grade: gradeTable,
}
