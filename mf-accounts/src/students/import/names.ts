import { readName } from '@ariane/shared/contracts/names'

const PARTICLES = new Set(
  'de du des la le les van von ben el al d’ da di do dos das del della den der ter y e et ait aït ould bin ibn'.split(
    ' ',
  ),
)
/** Only Turkish and its sisters have these: their capital I is no ours. */
const TURKISH = /[İĞƏ]/

/** A word in capitals, as schools write last names: 'MARTIN', 'd’ORMESSON', 'SAINT-EXUPÉRY'. */
const isCapital = (word: string) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}{2}/u.test(word)
const isParticle = (word: string) => PARTICLES.has(word.toLowerCase())
/** A word that belongs to a last name in capitals without being one: 'E' in 'SOUZA E SILVA'. */
const isBetween = (word: string) => isParticle(word) || /^\p{Lu}$/u.test(word)
const belongs = (word: string) => isCapital(word) || isBetween(word)

/** 'MARTIN' → 'Martin'; what has a small letter is left as it is written. */
export const soften = (name: string) =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/(?<=\p{L})[\p{L}\p{M}]+/gu, rest => rest.toLocaleLowerCase(TURKISH.test(name) ? 'tr' : 'fr'))

/** How many words at the beginning are a last name in capitals. A particle alone is no name: 'Le Van' is read by place. */
function countLeading(words: readonly string[]): number {
  const end = words.findIndex(word => !belongs(word))
  return (
    words
      .slice(0, end < 0 ? words.length : end)
      .map(isCapital)
      .lastIndexOf(true) + 1
  )
}

/** Where the last name in capitals at the end begins; 0 where there is none. An initial before it is the first name's. */
function findTrailing(words: readonly string[]): number {
  const from = words.map(belongs).lastIndexOf(false) + 1
  const at = words.findIndex((word, i) => i >= from && (isCapital(word) || isParticle(word)))
  return words.slice(from).some(isCapital) ? Math.max(at, 0) : 0
}

/** How many words are the last name where capitals do not tell: one, with the particles before and within. */
function countByPlace(words: readonly string[]): number {
  const isWhole = words.every(belongs)
  const joins = (word = '') => (isWhole ? isBetween(word) : /^\p{Ll}/u.test(word))
  let at = 0
  do {
    while (joins(words[at])) at += 1
    at += 1
  } while (joins(words[at]))
  return at < words.length ? at : 1
}

/** 'MARTIN Léa' and 'Martin, Léa' → the last and the first name. Without capitals the first word is the last name. */
export function splitFullName(written: string): { lastName: string; firstName: string } {
  const [before = '', ...after] = written.split(',').map(part => part.trim())
  if (after.length > 0) return { lastName: before, firstName: after.join(' ') }
  const words = readName(written).split(' ').filter(Boolean)
  const join = (from: number, to?: number) => words.slice(from, to).join(' ')
  if (words.length < 2) return { lastName: '', firstName: join(0) }
  const leading = countLeading(words)
  if (leading > 0 && leading < words.length) return { lastName: join(0, leading), firstName: join(leading) }
  const trailing = findTrailing(words)
  if (trailing > 0) return { firstName: join(0, trailing), lastName: join(trailing) }
  const count = countByPlace(words)
  return { lastName: join(0, count), firstName: join(count) }
}
