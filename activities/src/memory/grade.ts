import { gradeEach, gradePart, isEmpty } from '../grading/grade-places.ts'
import type { Grade, GradingRules } from '../grading/rules.ts'
import { lookup } from '../lookup.ts'

/** Each pair, whichever card was turned first. */
export const gradeMemory: Grade<'memory'> = (solution, answer) => {
  const turned = new Set(Object.entries(answer.pairs).flat())
  return gradeEach(solution.pairs, (one, other) => {
    if (!turned.has(one) && !turned.has(other)) return null
    const isPair = lookup(answer.pairs, one) === other || lookup(answer.pairs, other) === one
    return gradePart(isPair, lookup(solution.labels, other))
  })
}

export const memoryGrading: GradingRules<'memory'> = {
  isBlank: ({ pairs }) => isEmpty(pairs),
  grade: gradeMemory,
}
