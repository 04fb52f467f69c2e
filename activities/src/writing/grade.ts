import type { GradingRules } from '../grading/rules.ts'
import { showResult } from '../grading/show-result.ts'
import { isBlankText } from '../typed-words/score-words.ts'

/** A free answer: its result, the ideas that were found, the criteria to tick, and the model answer. */
const gradeWriting: GradingRules<'writing'>['grade'] = (solution, { text }, { gradeText }) => {
  const { lang, spelling, question, given, mustUse, expected } = solution
  const graded = gradeText(expected, text, { lang, spelling, question, given, mustUse })
  const ideas = expected.kind === 'text' ? (graded.parts ?? []) : []
  const parts = Object.fromEntries(ideas.map(({ label, correct }, n) => [`idea:${n}`, { correct, expected: label }]))
  const criteria = expected.kind === 'free' && { criteria: expected.criteria }
  return { ...showResult(graded, parts), ...(solution.model !== '' && { model: solution.model }), ...criteria }
}

export const writingGrading: GradingRules<'writing'> = {
  isBlank: ({ text }) => isBlankText(text),
  grade: gradeWriting,
}
