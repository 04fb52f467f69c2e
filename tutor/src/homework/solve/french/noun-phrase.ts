import { isWord } from '../../../grade/text/lexicon.ts'
import { fold } from '../../../words.ts'
import { adjectiveLemma, type Gender, nounGender, nounLemma } from './lexicon.ts'
import { firstName } from './names.ts'

/** Who or what a group of words names: gender where it is sure. */
export type NounPhrase = { number: 'S' | 'P'; gender: Gender | undefined; noun: string; hasComplement: boolean }

const SINGULAR = new Map<string, Gender | undefined>([
  ...['le', 'un', 'du', 'ce', 'cet', 'aucun', 'tout le'].map(word => [word, 'M'] as const),
  ...['la', 'une', 'cette', 'ma', 'ta', 'sa', 'aucune', 'toute la'].map(word => [word, 'F'] as const),
  ...["l'", 'mon', 'ton', 'son', 'notre', 'votre', 'leur', 'chaque'].map(word => [word, undefined] as const),
])
const PLURAL = new Map<string, Gender | undefined>([
  ...'les des mes tes ses nos vos leurs ces plusieurs quelques deux trois quatre cinq six sept huit neuf dix vingt'
    .split(' ')
    .map(word => [word, undefined] as const),
  ...['tous les', 'tous mes', 'tous nos', 'tous ces', 'certains'].map(word => [word, 'M'] as const),
  ...['toutes les', 'toutes mes', 'toutes nos', 'toutes ces', 'certaines'].map(word => [word, 'F'] as const),
  ['beaucoup de', undefined],
  ["beaucoup d'", undefined],
  ['la plupart des', undefined],
])
/** « Une foule de gens » takes either number. */
const COLLECTIVE =
  /^(?:foule|groupe|troupe|bande|nombre|dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine|millier|majorité|minorité|moitié|partie|tas|multitude|quantité|série|ensemble|plupart|reste|tiers|quart|paire|couple|infinité|nuée|troupeau|essaim|peu|million|kilo|litre)$/
const PREPOSITION = new Set("de d' du des à au aux en dans sur sous avec sans pour chez".split(' '))
const SPECIFIER = new Set(
  "le la les l' un une mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces".split(' '),
)

/** The words of a text, in small letters but for names; « l’ » is one. */
export const frenchWords = (text: string): string[] =>
  (
    text
      .replace(/[’‘]/g, "'")
      .match(/(?:qu|jusqu|lorsqu|puisqu|[cdjlmnst])'|[\p{L}\d]+(?:-[\p{L}\d]+)*(?:'(?=\p{L}))?|[^\s\p{L}\d]/giu) ?? []
  ).map((word, i) =>
    i === 0 || /^\p{Lu}\p{Lu}?'?$/u.test(word)
      ? firstName(word) || isUnknownName(word)
        ? word
        : word.toLowerCase()
      : word,
  )

const isProper = (word: string) => /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(word)
const isNoun = (word: string) => (nounLemma(word) !== undefined && !SPECIFIER.has(word)) || isProper(word)
const isAdjective = (word: string) => adjectiveLemma(word) !== undefined && !SPECIFIER.has(word)
const isName = (word: string) => firstName(word) !== undefined || isProper(word)
/** A name that is no word of the language: « Kader ». */
const isUnknownName = (word: string) => isProper(word) && !isWord(fold(word))

/** « de la voisine », « en bois »: how many words from a place on are such a complement; 0 when none. */
const complementLength = (words: readonly string[], from: number): number => {
  if (!PREPOSITION.has(words[from] ?? '')) return 0
  let at = from + 1
  if (SPECIFIER.has(words[at] ?? '')) at++
  if (isName(words[at] ?? '')) return at + 1 - from
  while (isAdjective(words[at] ?? '') && isNoun(words[at + 1] ?? '')) at++
  return isNoun(words[at] ?? '') ? at + 1 - from : 0
}

const determiner = (words: readonly string[]) => {
  for (const length of [3, 2, 1]) {
    const text = words.slice(0, length).join(' ')
    if (SINGULAR.has(text)) return { number: 'S' as const, gender: SINGULAR.get(text), length }
    if (PLURAL.has(text)) return { number: 'P' as const, gender: PLURAL.get(text), length }
  }
  return undefined
}

const looksPlural = (word: string) => /[sxz]$/.test(word)

/** Adjectives that stand before their noun. */
const IN_FRONT =
  /^(?:petit|grand|gros|beau|bel|joli|jeune|vieux|vieil|bon|mauvais|nouveau|nouvel|autre|premier|dernier|long|haut|même|vrai|second|meilleur|pauvre|cher)$/

/** Whether adjectives and complements fill the words from a place on. */
const readTail = (words: readonly string[], from: number): { hasComplement: boolean } | undefined => {
  let hasComplement = false
  let at = from
  while (at < words.length) {
    const length = complementLength(words, at)
    if (length > 0) hasComplement = true
    else if (!isAdjective(words[at] ?? '')) return undefined
    at += Math.max(length, 1)
  }
  return { hasComplement }
}

const findNoun = (words: readonly string[], from: number): { noun: string; hasComplement: boolean } | undefined => {
  const places: number[] = []
  for (let at = from; at < words.length; at++) {
    if (isNoun(words[at] ?? '')) places.push(at)
    if (!isAdjective(words[at] ?? '')) break
  }
  const isInFront = (at: number) => IN_FRONT.test(adjectiveLemma(words[at] ?? '') ?? '')
  for (const at of [...places.filter(place => !isInFront(place)), ...places.filter(isInFront)]) {
    const tail = readTail(words, at + 1)
    if (tail) return { noun: words[at] ?? '', ...tail }
  }
  return undefined
}

/** Reads « les petits enfants de la voisine » whole; undefined when a word of it is not understood. */
export const parseNounPhrase = (words: readonly string[]): NounPhrase | undefined => {
  const [first = ''] = words
  const name =
    words.length === 1 ? (firstName(first) ?? (isUnknownName(first) ? { gender: undefined } : undefined)) : undefined
  if (name) return { number: 'S', gender: name.gender, noun: words[0] ?? '', hasComplement: false }
  const head = determiner(words)
  if (!head) return undefined
  const found = findNoun(words, head.length)
  if (!found) return undefined
  const { noun, hasComplement } = found
  if (COLLECTIVE.test(noun)) return undefined
  if (head.number === 'P' && !looksPlural(noun)) return undefined
  if (head.number === 'S' && looksPlural(noun) && nounLemma(noun) !== noun && !isProper(noun)) return undefined
  const own = nounGender(noun)
  if (own && head.gender && own !== head.gender) return undefined
  return { number: head.number, gender: head.gender ?? own, noun, hasComplement }
}
