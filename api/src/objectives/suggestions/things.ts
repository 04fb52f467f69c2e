import things from './templates/things.json' with { type: 'json' }
import { fits, tokenize } from './words.ts'

/** What a title can be about, with its French forms: « en maths », « d’anglais », « le piano ». */
export type Thing = { words: string[]; en: string; de: string; kinds: string[] }

const all: readonly Thing[] = things

/** The things of these kinds that a title names, in the order of the list; history with geography is one. */
export const thingsIn = (title: string, kind?: string): Thing[] => {
  const words = tokenize(title)
  const named = all.filter(thing => thing.words.some(pattern => phraseFits(words, pattern) === 1))
  return kind === undefined ? named : named.filter(({ kinds }) => kinds.includes(kind))
}

/** How well the words of a title fit a phrase: each of its patterns has to be there, in any order. The sum, or 0. */
export const phraseScore = (words: readonly string[], phrase: string): number => {
  let sum = 0
  for (const pattern of phrase.split(' ')) {
    const best = pattern.startsWith('@')
      ? named(words, pattern.slice(1))
      : Math.max(0, ...words.map(word => fits(word, pattern)))
    if (best === 0) return 0
    sum += best
  }
  return sum
}

const phraseFits = (words: readonly string[], phrase: string) =>
  phrase.split(' ').every(pattern => words.some(word => fits(word, pattern) === 1)) ? 1 : 0

const named = (words: readonly string[], kind: string) =>
  all.some(thing => thing.kinds.includes(kind) && thing.words.some(phrase => phraseFits(words, phrase) === 1)) ? 1 : 0
