import type { ExpectedText } from '@ariane/activities/api'
import { grade } from '../grade/index.ts'
import { findRevealedWords } from './find-revealed-words.ts'

/** An answer to find is of so many words at most; a longer one is an explanation, of which a sentence is graded as a whole. */
const MAX_ANSWER_WORDS = 5
const EXPLAINED = new Set<ExpectedText['kind']>(['text', 'definition', 'translation'])

/** The rows of one to five words of a text, formulas cut at their equal signs. */
const listRows = (text: string): string[] => {
  const words = text
    .replace(/[*`_$«»“”()]/g, ' ')
    .split(/[\s=]+/)
    .map(word => word.replace(/^[.,;:!?…]+|[.,;:!?…]+$/g, ''))
    .filter(Boolean)
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_ANSWER_WORDS, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
}

const listSentences = (text: string): string[] => [text, ...text.split(/(?<=[.!?…:;])\s+/)]

const judge = (hint: string, question: string, expected: ExpectedText): boolean => {
  if (expected.kind === 'free') return false
  if (expected.kind === 'exact' && findRevealedWords(hint, question, expected.accepted).length > 0) return true
  const parts = EXPLAINED.has(expected.kind) ? listSentences(hint) : listRows(hint)
  return parts.some(part => grade(expected, part, { question }).score > 0)
}

/** A hint is graded dozens of times over: what was found is kept as long as the pack that expects the answer. */
const judged = new WeakMap<ExpectedText, Map<string, boolean>>()

/** Whether somebody who only repeats a hint, or a part of it, is told that it is right, or partly so. */
export const givesAway = (hint: string, question: string, expected: ExpectedText): boolean => {
  const known = judged.get(expected) ?? new Map<string, boolean>()
  judged.set(expected, known)
  const key = `${question}\n${hint}`
  const found = known.get(key) ?? judge(hint, question, expected)
  known.set(key, found)
  return found
}
