import type { SolutionFor } from '@ariane/activities/api'
import type { ActivityResult } from '@ariane/activities/shape'
import { plainText } from '../grade/text/plain-text.ts'
import { messages } from '../modules/messages.ts'

/** The model answer as it stands behind the steps; bare phrases are no answer to « pourquoi ». */
const readModelAnswer = (model: string): string => plainText(model.split(`**${messages.answer}** `).at(-1) ?? '')

/** What a pupil who knows the lesson could write. */
export const writeRightText = ({ expected, mustUse, model }: SolutionFor<'writing'>): string => {
  switch (expected.kind) {
    case 'number':
      return [expected.value, expected.unit].filter(Boolean).join(' ')
    case 'algebra':
      return expected.expression
    case 'equation':
      return expected.solutions.map(solution => `x = ${solution}`).join(' ou ')
    case 'exact':
    case 'translation':
      return expected.accepted[0] ?? ''
    case 'text':
      return readModelAnswer(model)
    case 'definition':
      return expected.definition
    default:
      return [...mustUse, ...Array.from({ length: 200 }, () => 'mot')].join(' ')
  }
}

/** Right is right, an essay is nobody's business but the writer's. */
export const isWellGraded = (
  { expected }: SolutionFor<'writing'>,
  result: ActivityResult | undefined,
): boolean | undefined => {
  const verdict = result?.verdict
  if (expected.kind === 'free') return verdict === 'to_review' && result?.correct === false
  if (expected.kind === 'definition') return verdict === 'correct' || verdict === 'to_review'
  // Scientific writing is asked of some numbers, and the solution holds the number only.
  if (expected.kind === 'number' && expected.form === 'scientific')
    return verdict === 'correct' || verdict === 'partial'
  return result?.score === 1 && result.correct
}
