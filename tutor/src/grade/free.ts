import { fold } from '../words.ts'
import { type ExpectedOf, type Grade, toReview } from './grade.ts'
import { messages } from './messages.ts'

/** The words of a text, an elided one apart from its neighbour. */
const countWords = (text: string): number => (text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? []).length

/** The words of a list that a text does not use; a plural or a feminine counts as the word. */
const missingWords = (text: string, wanted: readonly string[]): string[] => {
  const written = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return wanted.filter(word => {
    const parts = fold(word)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .split(' ')
    return !parts.every(part => written.includes(` ${part.length > 4 ? part.replace(/[esx]+$/, '') : part}`))
  })
}

/** Essays are never judged: length and wanted words are checked, the criteria are for the pupil to tick. */
export const gradeFree = (
  { criteria, minWords = 30 }: ExpectedOf<'free'>,
  answer: string,
  mustUse: readonly string[] = [],
): Grade => {
  const words = countWords(answer)
  const missing = missingWords(answer, mustUse)
  const remarks = [
    ...(words < minWords ? [messages.tooShort(words, minWords)] : []),
    ...(missing.length > 0 ? [messages.wordsMissing(missing)] : []),
  ]
  return {
    ...toReview(remarks.length > 0 ? remarks.join(' ') : messages.assess),
    parts: criteria.map(label => ({ label, correct: false })),
  }
}
