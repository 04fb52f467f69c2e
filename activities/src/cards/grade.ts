import type { Grade, GradingRules } from '../grading/rules.ts'
import { gradeTerms } from '../typed-words/grade-terms.ts'
import { isBlankText } from '../typed-words/score-words.ts'

/** Each card: the term or a synonym. */
export const gradeCards: Grade<'cards'> = (solution, { typed, rest }) =>
  gradeTerms(solution.cards, typed, rest, solution)

export const cardsGrading: GradingRules<'cards'> = {
  isBlank: ({ typed }) => Object.values(typed).every(isBlankText),
  grade: gradeCards,
}
