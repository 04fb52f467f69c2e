import type { GradingRules } from '../grading/rules.ts'
import type { Part } from '../grading/score-parts.ts'
import { showResult } from '../grading/show-result.ts'
import { isBlankText } from '../typed-words/score-words.ts'

/** A dictated text: each word in order, with the kind of its error. */
const gradeDictation: GradingRules<'dictation'>['grade'] = (solution, { text }, { gradeText }) => {
  const graded = gradeText({ kind: 'dictation', text: solution.text }, text, {})
  const words = (graded.parts ?? []).map(({ label, correct, note }, n): [string, Part] => [
    `word:${n}`,
    { correct, expected: label, ...(note && { note }) },
  ])
  return { ...showResult(graded, Object.fromEntries(words)), model: solution.text }
}

export const dictationGrading: GradingRules<'dictation'> = {
  isBlank: ({ text }) => isBlankText(text),
  grade: gradeDictation,
}
