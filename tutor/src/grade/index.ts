import { asTyped } from '@ariane/activities/api'
import { gradeEquation } from './algebra/equation.ts'
import { gradeAlgebra } from './algebra/index.ts'
import { gradeConjugation } from './conjugation.ts'
import { cutAnswer } from './cut-answer.ts'
import { gradeDictation } from './dictation.ts'
import { gradeExact, gradeTranslation } from './exact.ts'
import { gradeFree } from './free.ts'
import { type Expected, type Grade, incorrect, type Setting, toReview } from './grade.ts'
import { messages } from './messages.ts'
import { gradeNumber } from './number/index.ts'
import { saysNothing } from './says-nothing.ts'
import { withSeparators } from './separators.ts'
import { gradeDefinition } from './text/definition.ts'
import { gradeText } from './text/index.ts'

export type { Expected, Grade, Setting } from './grade.ts'

/** An essay, which is only measured, and a dictation, which is as long as its text, are read as far as this. */
const LONGEST = 6000

/**
 * Grades a pupil's answer by rules. Takes what is expected, what was written, and what is known beside; gives a verdict,
 * a score and a sentence. What the rules cannot tell is `to_review`, never right or wrong. No input makes it throw.
 */
export const grade = (expected: Expected, written: string, setting: Setting = {}): Grade => {
  const answer = asTyped(written)
  if (answer.trim() === '') return incorrect(messages.empty)
  if (expected.kind === 'free') return gradeFree(expected, answer.slice(0, LONGEST), setting.mustUse)
  if (expected.kind === 'dictation') return gradeDictation(expected, answer.slice(0, LONGEST))
  const { text, isCut, isNew } = cutAnswer(answer.trim())
  const found = gradeRead(expected, text, setting)
  // Free words are compared with more than what is expected, by their own rules.
  const isUnread = found.verdict === 'to_review' && !found.ask && expected.kind !== 'text'
  if (isUnread && saysNothing(expected, text, setting)) return incorrect(messages.nonAnswer)
  // What was not read may speak against what was, or be the answer.
  const isUnsure = found.verdict === 'correct' ? isCut : found.verdict === 'incorrect' && isNew
  return isUnsure || (isCut && found.ask) ? toReview(messages.compare) : found
}

type Read = Exclude<Expected, { kind: 'free' | 'dictation' }>
const gradeRead = (expected: Read, text: string, setting: Setting): Grade => {
  switch (expected.kind) {
    case 'number':
      return withSeparators(answer => gradeNumber(expected, answer, setting.question), text)
    case 'algebra':
      return gradeAlgebra(expected, text)
    case 'equation':
      return withSeparators(answer => gradeEquation(expected, answer), text, true)
    case 'conjugation':
      return gradeConjugation(expected, text)
    case 'exact':
      return gradeExact(expected, text, setting)
    case 'text':
      return gradeText(expected, text, setting)
    case 'definition':
      return gradeDefinition(expected, text)
    case 'translation':
      return gradeTranslation(expected, text, setting)
  }
}
