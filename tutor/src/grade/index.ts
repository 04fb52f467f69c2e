import { gradeEquation } from './algebra/equation.ts'
import { gradeAlgebra } from './algebra/index.ts'
import { gradeConjugation } from './conjugation.ts'
import { gradeDictation } from './dictation.ts'
import { gradeExact, gradeTranslation } from './exact.ts'
import { gradeFree } from './free.ts'
import { type Expected, type Grade, incorrect, type Setting } from './grade.ts'
import { messages } from './messages.ts'
import { gradeNumber } from './number/index.ts'
import { gradeDefinition } from './text/definition.ts'
import { gradeText } from './text/index.ts'

export type { Expected, Grade, Setting } from './grade.ts'

const LONGEST = 6000

/**
 * Grades a pupil's answer by rules. Takes what is expected, what was written, and what is known beside; gives a verdict,
 * a score and a sentence. What the rules cannot tell is `to_review`, never right or wrong. No input makes it throw.
 */
export const grade = (expected: Expected, answer: string, setting: Setting = {}): Grade => {
  const text = answer.slice(0, LONGEST)
  if (text.trim() === '') return incorrect(messages.empty)
  switch (expected.kind) {
    case 'number':
      return gradeNumber(expected, text, setting.question)
    case 'algebra':
      return gradeAlgebra(expected, text)
    case 'equation':
      return gradeEquation(expected, text)
    case 'conjugation':
      return gradeConjugation(expected, text)
    case 'exact':
      return gradeExact(expected, text, setting)
    case 'text':
      return gradeText(expected, text, setting)
    case 'free':
      return gradeFree(expected, text, setting.mustUse)
    case 'definition':
      return gradeDefinition(expected, text)
    case 'translation':
      return gradeTranslation(expected, text, setting)
    case 'dictation':
      return gradeDictation(expected, text)
  }
}
