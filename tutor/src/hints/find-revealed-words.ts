import { fold, stem } from '../words.ts'

const WORD = /\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)?/gu
const MIN_LETTERS = 4
/** Longer words that any answer may hold. */
const COMMON = new Set('dans pour avec plus elle sont cette leur tout deux dites abord'.split(' '))

/** The words of a text that say something: not the short ones, not the common ones; of numbers those of two digits. */
const listWords = (text: string): Set<string> =>
  new Set(
    (fold(text.replace(/\\[a-z]+/gi, ' ')).match(WORD) ?? [])
      .filter(word => (/^\d/.test(word) ? word.length > 1 : word.length >= MIN_LETTERS && !COMMON.has(word)))
      .map(word => (/^\d/.test(word) ? word.replace(',', '.') : stem(word))),
  )

/** The words of the answers that a hint says although the question does not: none in a hint that helps without telling. */
export const findRevealedWords = (hint: string, question: string, answers: readonly string[]): string[] => {
  const [hinted, asked] = [listWords(hint), listWords(question)]
  return [...new Set(answers.flatMap(answer => [...listWords(answer)]))].filter(
    word => hinted.has(word) && !asked.has(word),
  )
}
