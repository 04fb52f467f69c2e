import { type Part, scoreParts } from '../grading/score-parts.ts'
import { correction } from '../messages.ts'
import type { ActivityResult } from '../result.ts'
import { asTyped } from '../typed.ts'
import type { WordResult } from './read-words.ts'

/** The result of typed words: each misspelling that was let through is named. */
export const scoreWords = (words: Readonly<Record<string, WordResult | null>>): ActivityResult => {
  const parts: Record<string, Part | null> = {}
  for (const [id, word] of Object.entries(words)) parts[id] = word && showWord(word)
  const remarks = Object.values(words).flatMap(word => {
    if (!word?.correct || word.slip === 'none') return []
    return [word.slip === 'accent' ? correction.mindTheAccent(word.expected) : correction.written(word.expected)]
  })
  return scoreParts(parts, remarks)
}

const showWord = ({ correct, slip, expected }: WordResult): Part =>
  correct && slip === 'none' ? { correct } : { correct, expected }

export const isBlankText = (text: string) => asTyped(text).trim() === ''

/** Whether a word was left for later, rather than not known. */
export const isLeft = (typed: string, { rest }: { rest?: 'unknown' | undefined }) =>
  isBlankText(typed) && rest === undefined
