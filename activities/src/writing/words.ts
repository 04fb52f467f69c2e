import { plainOrdinals } from '../ordinals.ts'
import { withoutAccents } from '../typed.ts'

/** The words of a text. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0

const folded = (text: string) =>
  withoutAccents(plainOrdinals(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text uses a word, perhaps in the plural or the feminine. */
export function isUsed(text: string, word: string): boolean {
  const written = ` ${folded(text)} `
  return folded(word)
    .split(' ')
    .every(part => written.includes(` ${part.length > 4 ? part.replace(/[esx]+$/, '') : part}`))
}
