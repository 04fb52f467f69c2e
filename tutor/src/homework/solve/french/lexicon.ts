import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GendersMF } from 'french-words-gender-lefff'

export type Gender = GendersMF

const require = createRequire(import.meta.url)
const read = <T>(file: string) =>
  new Map(Object.entries(JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Record<string, T>))

type Tables = {
  nouns: Map<string, string>
  adjectives: Map<string, [lemma: string, isParticiple: boolean]>
  genders: Map<string, Gender>
}
let loaded: Tables | undefined
const tables = (): Tables => {
  loaded ??= {
    nouns: read('lefff-helper/resources_pub/nouns.json'),
    adjectives: read('lefff-helper/resources_pub/adjectives.json'),
    genders: read('french-words-gender-lefff/dist/words.json'),
  }
  return loaded
}

/** The dictionary writes « soeur » and « coeur ». */
const unligatured = (word: string) => word.replaceAll('œ', 'oe')

export const nounLemma = (word: string): string | undefined => tables().nouns.get(unligatured(word))
export const adjectiveLemma = (word: string): string | undefined => tables().adjectives.get(unligatured(word))?.[0]
export const isParticiple = (word: string): boolean => tables().adjectives.get(unligatured(word))?.[1] === true

/** Everyday words that the table leaves out: of two genders, or plural only. */
const EVERYDAY = new Map<string, Gender>([
  ...'parents gens enfants élèves touristes pied pieds légume légumes livre livres cheveux journalistes athlètes artistes'
    .split(' ')
    .map(word => [word, 'M'] as const),
  ...'vacances souris orange oranges lunettes voiles personnes personne'.split(' ').map(word => [word, 'F'] as const),
])

/** The only gender of a noun; undefined for « élève », « tour », and what is unknown. */
export const nounGender = (word: string): Gender | undefined => {
  const everyday = EVERYDAY.get(word)
  if (everyday) return everyday
  const lemma = nounLemma(word)
  return lemma === undefined ? undefined : tables().genders.get(unligatured(lemma))
}
