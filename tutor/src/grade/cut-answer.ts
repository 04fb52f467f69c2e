import { fold } from '../words.ts'

/** More than twice as much as the longest answer, and the longest model answer, that are known. */
const MAX_TOKENS = 120
const MAX_CHARS = 800
const LONGEST = 6000
const TOKEN = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu

/** `isNew`: what lies beyond the cut has words that do not stand before it. */
type CutAnswer = { text: string; isCut: boolean; isNew: boolean }

const findEnd = (answer: string): number => {
  let count = 0
  for (const { index } of answer.slice(0, MAX_CHARS).matchAll(TOKEN)) if (count++ === MAX_TOKENS) return index
  return MAX_CHARS
}

const listWords = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** An answer as far as a pupil writes: a verdict takes no longer than what is read. */
export const cutAnswer = (answer: string): CutAnswer => {
  const end = findEnd(answer)
  const [text, rest] = [answer.slice(0, end), answer.slice(end, LONGEST)]
  if (rest.trim() === '') return { text, isCut: false, isNew: false }
  const read = new Set(listWords(text))
  // The end of a word that the cut goes through was read as far as it tells anything.
  const beyond = rest.replace(/^[\p{L}\p{M}\p{N}]+/u, '')
  return { text, isCut: true, isNew: answer.length > LONGEST || listWords(beyond).some(word => !read.has(word)) }
}
