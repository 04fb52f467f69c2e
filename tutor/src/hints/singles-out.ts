import { fold } from '../words.ts'
import { findRevealedWords } from './find-revealed-words.ts'

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text says another one whole, as words in a row. */
export const saysWhole = (text: string, said: string): boolean =>
  plain(said) === '' ? text.includes(said.trim()) : ` ${plain(text)} `.includes(` ${plain(said)} `)

type Options = { right: readonly string[]; wrong: readonly string[] }

/**
 * Whether a hint to a question with options leads to the right one: it says words of it that the question does not, or names
 * so many of the wrong ones that none but one of them is left.
 */
export const singlesOut = (hint: string, question: string, { right, wrong }: Options): boolean => {
  const names = (option: string) => saysWhole(hint, option) && !saysWhole(question, option)
  // Words that every option holds lead to none of them.
  const shared = new Set(right.flatMap(one => findRevealedWords(one, '', [one])))
  for (const option of wrong) {
    const held = new Set(findRevealedWords(option, '', [option]))
    for (const word of shared) if (!held.has(word)) shared.delete(word)
  }
  return (
    findRevealedWords(hint, question, right).some(word => !shared.has(word)) ||
    right.some(names) ||
    wrong.filter(names).length > Math.max(0, wrong.length - 1)
  )
}
