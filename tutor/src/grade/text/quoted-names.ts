import { fold } from '../../words.ts'
import type { Rubric } from './rubric.ts'
import { splitWords } from './tokens.ts'
import { WordIndex } from './word-index.ts'

const FIRST = /\bpremi(?:er|ere)s?\b/
const SECOND = /\b(?:seconde?|deuxieme)s?\b/

/** The words of each of two sentences that a question quotes and the other one has not. */
const readQuotes = ({ question }: Rubric): readonly [string[], string[]] | undefined => {
  const [one, other, more] = [...question.matchAll(/«\s*([^»]+?)\s*»/g)]
    .map(([, text = '']) => text)
    .filter(text => text.includes(' '))
    .map(splitWords)
  if (!one || !other || more) return undefined
  const [first, second] = [new WordIndex(one), new WordIndex(other)]
  const own = [
    one.filter(word => !second.has(word)).map(({ text }) => text),
    other.filter(word => !first.has(word)).map(({ text }) => text),
  ] as const
  return own.some(words => words.length === 0) ? undefined : own
}

/** Of two things that the first and the second of two quoted sentences stand for: the words that are only in the one or the other. */
export const nameByQuotes = (
  rubric: Rubric,
  one: readonly string[],
  other: readonly string[],
): readonly [readonly string[], readonly string[]] => {
  const quotes = readQuotes(rubric)
  if (!quotes) return [[], []]
  const [mine, theirs] = [fold(one.join(' ; ')), fold(other.join(' ; '))]
  const has = (text: string, words: readonly string[]) => words.some(word => text.split(/[^\p{L}\d]+/u).includes(word))
  const fits = (text: string, ordinal: RegExp, words: readonly string[]) => ordinal.test(text) || has(text, words)
  if (fits(mine, FIRST, quotes[0]) && fits(theirs, SECOND, quotes[1])) return quotes
  if (fits(theirs, FIRST, quotes[0]) && fits(mine, SECOND, quotes[1])) return [quotes[1], quotes[0]]
  return [[], []]
}
