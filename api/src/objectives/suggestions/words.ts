import { withoutAccents } from '@ariane/activities/typed'

/** Ligatures, accents, doubled letters and « ph » fall, so that « aprendre » and « apprendre » are one word. */
const simplify = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replace(/(\p{L})\1+/gu, '$1')

/** The words of a title, as they are compared. */
export const tokenize = (title: string): string[] => simplify(title).match(/\p{L}+|\p{N}+/gu) ?? []

/** How much a misspelt word counts, beside 1 for the word itself. */
const MISSPELT = 0.8
/** Shorter words have too many neighbours that mean something else. */
const LONG_ENOUGH = 6
/** French words that are one letter away from a word we look for. */
const OTHER_WORDS = new Set(['organes', 'organe', 'concours', 'concert', 'confident', 'retarde', 'contrat', 'marche'])

/**
 * How well one word fits a pattern, 0 to 1. `lire` fits itself, `concentr*` all that starts so, `#` a number; long words may
 * have one letter wrong, missing, added or swapped.
 */
export function fits(word: string, pattern: string): number {
  if (pattern === '#') return /^\d+$/.test(word) ? 1 : 0
  const open = pattern.endsWith('*')
  const wanted = simplify(open ? pattern.slice(0, -1) : pattern)
  if (open ? word.startsWith(wanted) : word === wanted) return 1
  if (wanted.length < LONG_ENOUGH || word[0] !== wanted[0] || OTHER_WORDS.has(word)) return 0
  const starts = open ? [-1, 0, 1].map(more => word.slice(0, wanted.length + more)) : [word]
  return starts.some(start => oneApart(start, wanted)) ? MISSPELT : 0
}

/** One letter replaced, added, missing or swapped with its neighbour. */
function oneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  const swapped = restA[1] === restB[0] && restA[0] === restB[1] && restA.slice(2) === restB.slice(2)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.length > 1 && swapped)
  )
}
