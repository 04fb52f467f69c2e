import type { Claim } from '../../claims.ts'
import { fold } from '../../words.ts'
import { listDateContrasts } from './date-contrasts.ts'
import { nameByQuotes } from './quoted-names.ts'
import type { Rubric } from './rubric.ts'
import { type Contrast, type Material, tellApart, wordsIn } from './tell-apart.ts'
import { WordIndex } from './word-index.ts'
import { excludes } from './word-relations.ts'

const PRONOUNS = new Set('il elle on ils elles qui que cela ca ce ceci je lui en'.split(' '))
/** Who or what a claim speaks of, pronouns left out; « on » alone is the English word. */
const listNames = ({ subject }: Claim) =>
  subject
    .filter(name => !PRONOUNS.has(fold(name)) || (subject.length === 1 && fold(name) === 'on'))
    .flatMap(name => (/\bseconde?\b/.test(fold(name)) ? [name, 'deuxième'] : [name]))
const listVerbs = ({ relation }: Claim) => (wordsIn([relation]).length > 0 ? [relation] : [])
const isShared = (one: Claim, other: Claim) => {
  const [mine, theirs] = [wordsIn(listNames(one)), new WordIndex(wordsIn(listNames(other)))]
  return listNames(one).length === 0 || (mine.length > 0 && mine.every(word => theirs.has(word)))
}
const NUMBERED = /\d|\b(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b/
/** « Dix heures et demie » and « neuf heures et demie ». */
const isParallel = (one: Claim, other: Claim) => {
  const [a, b] = [one.object[0] ?? '', other.object[0] ?? '']
  const theirs = new WordIndex(wordsIn([b]))
  // What is named by a number may be told anything of another one.
  if ([one, other].some(({ subject }) => subject.some(name => /^[\d.,]+$/.test(name)))) return false
  return (
    NUMBERED.test(fold(a)) &&
    NUMBERED.test(fold(b)) &&
    wordsIn([a]).some(word => !NUMBERED.test(word.text) && theirs.has(word))
  )
}

const readMaterials = (rubric: Rubric, one: Claim, other: Claim, isNamed: boolean): readonly [Material, Material] => {
  // Of one subject two things are told: the verbs hold them apart.
  const isOne = isShared(one, other) || isShared(other, one)
  if (isOne || !isNamed) {
    const read = (claim: Claim): Material => ({
      names: [...listVerbs(claim), ...(isOne ? [] : listNames(claim))],
      texts: claim.object,
    })
    return [read(one), read(other)]
  }
  const quoted = nameByQuotes(rubric, listNames(one), listNames(other))
  const read = (claim: Claim, more: readonly string[]): Material => ({
    names: [...listNames(claim), ...more],
    texts: [
      ...(claim.object.length === 0 ? [claim.relation] : claim.object.map(object => `${claim.relation} ${object}`)),
      ...(rubric.ideas[claim.idea]?.anyOf ?? []),
    ],
  })
  return [read(one, quoted[0]), read(other, quoted[1])]
}

const isQuoted = ({ subject, relation, object }: Claim) =>
  (subject[0] ?? '').startsWith('«') && relation === 'est' && object.length > 0
/** « Regarde bien » est injonctive, « vois-tu » est interrogative. */
const areQuoted = (one: Claim, other: Claim) => isQuoted(one) && isQuoted(other)

const listClaimContrasts = (rubric: Rubric): Contrast[] => {
  const { claims, derived } = rubric.claims
  if (derived === 'rule') return []
  return claims.flatMap((one, place) =>
    claims.slice(place + 1).flatMap((other, next): Contrast[] => {
      const isNamed = one.contrastsWith === place + 1 + next || other.contrastsWith === place || areQuoted(one, other)
      if (one.idea === other.idea || !(isNamed || isParallel(one, other))) return []
      const contrast = tellApart(...readMaterials(rubric, one, other, isNamed), !isNamed)
      return contrast ? [contrast] : []
    }),
  )
}

/** « Un avantage » and « un inconvénient »: the question names the places, and they exclude each other. */
const listPlaceContrasts = ({ ideas, asked }: Rubric): Contrast[] =>
  ideas.flatMap((one, place) =>
    ideas.slice(place + 1).flatMap((other): Contrast[] => {
      const [a, b] = [wordsIn([one.label]), wordsIn([other.label])]
      const [mine, theirs] = [a[0], b[0]]
      if (a.length !== 1 || b.length !== 1 || !mine || !theirs) return []
      if (!asked.has(mine) || !asked.has(theirs) || !excludes(mine.text, theirs.text)) return []
      const contrast = tellApart({ names: [one.label], texts: one.anyOf }, { names: [other.label], texts: other.anyOf })
      return contrast ? [contrast] : []
    }),
  )

/** The pairs of things that a question tells apart. */
export const listContrasts = (rubric: Rubric): Contrast[] => [
  ...listClaimContrasts(rubric),
  ...listPlaceContrasts(rubric),
  ...listDateContrasts(rubric),
]
