import type { Claim } from '../../claims.ts'
import { fold } from '../../words.ts'
import type { Rubric } from './rubric.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'
import { WordIndex } from './word-index.ts'
import { excludes } from './word-relations.ts'

/** One of two things that are told apart: how it is named, and what is said of it alone. */
export type Side = {
  names: WordIndex
  wholeNames: readonly WordIndex[]
  silentNames: readonly string[]
  said: WordIndex
}
export type Contrast = readonly [Side, Side]

type Material = { names: readonly string[]; objects: readonly string[]; others: readonly string[] }

const words = (texts: readonly string[]) =>
  texts.flatMap(text => splitWords(text)).filter(({ text }) => !isNegation(text))
const without = (list: readonly Word[], ...others: WordIndex[]) =>
  list.filter(word => !others.some(other => other.has(word)))

/** Undefined where one of the two has no name or nothing of its own: nothing can be crossed. */
const tellApart = (one: Material, other: Material): Contrast | undefined => {
  const read = (mine: Material, theirs: Material): Side => {
    const [theirNames, theirObjects] = [new WordIndex(words(theirs.names)), new WordIndex(words(theirs.objects))]
    const [own, theirOthers] = [words(mine.names), new WordIndex(words(theirs.others))]
    return {
      names: new WordIndex(without(own, theirNames, theirObjects)),
      wholeNames: mine.names.map(name => new WordIndex(words([name]))).filter(({ size }) => size > 1),
      silentNames: mine.names
        .map(name => fold(name).replace(/[«»"\s]/g, ''))
        .filter(name => name !== '' && words([name]).length === 0),
      said: new WordIndex(
        without(words([...mine.objects, ...mine.others]), theirNames, theirObjects, theirOthers, new WordIndex(own)),
      ),
    }
  }
  const sides = [read(one, other), read(other, one)] as const
  const isNamed = ({ names, silentNames }: Side) => names.size > 0 || silentNames.length > 0
  return sides.some(isNamed) && sides.every(({ said }) => said.size > 0) ? sides : undefined
}

const PRONOUNS = new Set([
  'il',
  'elle',
  'on',
  'ils',
  'elles',
  'qui',
  'que',
  'cela',
  'ca',
  'ce',
  'ceci',
  'je',
  'lui',
  'en',
])
/** Who or what a claim speaks of, pronouns left out; « on » alone is the English word. */
const listNames = ({ subject }: Claim) =>
  subject
    .filter(name => !PRONOUNS.has(fold(name)) || (subject.length === 1 && fold(name) === 'on'))
    .flatMap(name => (/\bseconde?\b/.test(fold(name)) ? [name, 'deuxième'] : [name]))
const listVerbs = ({ relation }: Claim) => (words([relation]).length > 0 ? [relation] : [])
const isShared = (one: Claim, other: Claim) => {
  const [mine, theirs] = [words(listNames(one)), new WordIndex(words(listNames(other)))]
  return listNames(one).length === 0 || (mine.length > 0 && mine.every(word => theirs.has(word)))
}
const NUMBERED = /\d|\b(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b/
/** « Dix heures et demie » and « neuf heures et demie ». */
const isParallel = (one: Claim, other: Claim) => {
  const [a, b] = [one.object[0] ?? '', other.object[0] ?? '']
  const theirs = new WordIndex(words([b]))
  return (
    NUMBERED.test(fold(a)) &&
    NUMBERED.test(fold(b)) &&
    words([a]).some(word => !NUMBERED.test(word.text) && theirs.has(word))
  )
}

const listClaimContrasts = ({ claims: { claims, derived }, ideas }: Rubric): Contrast[] =>
  derived === 'rule'
    ? []
    : claims.flatMap((one, place) =>
        claims.slice(place + 1).flatMap((other, next): Contrast[] => {
          const isNamed = one.contrastsWith === place + 1 + next || other.contrastsWith === place
          if (one.idea === other.idea || !(isNamed || isParallel(one, other))) return []
          // Of one subject two things are told: the verbs hold them apart.
          const isOne = isShared(one, other) || isShared(other, one)
          const read = (claim: Claim): Material =>
            isOne || !isNamed
              ? { names: [...listVerbs(claim), ...(isOne ? [] : listNames(claim))], objects: claim.object, others: [] }
              : { names: listNames(claim), objects: claim.object, others: ideas[claim.idea]?.anyOf ?? [] }
          const contrast = tellApart(read(one), read(other))
          return contrast ? [contrast] : []
        }),
      )

/** « Un avantage » and « un inconvénient »: the question names the places, and they exclude each other. */
const listPlaceContrasts = ({ ideas, asked }: Rubric): Contrast[] =>
  ideas.flatMap((one, place) =>
    ideas.slice(place + 1).flatMap((other): Contrast[] => {
      const [a, b] = [words([one.label]), words([other.label])]
      const [mine, theirs] = [a[0], b[0]]
      if (a.length !== 1 || b.length !== 1 || !mine || !theirs) return []
      if (!asked.has(mine) || !asked.has(theirs) || !excludes(mine.text, theirs.text)) return []
      const contrast = tellApart(
        { names: [one.label], objects: one.anyOf, others: [] },
        { names: [other.label], objects: other.anyOf, others: [] },
      )
      return contrast ? [contrast] : []
    }),
  )

const known = new WeakMap<Rubric, readonly Contrast[]>()
/** The pairs of things that a question tells apart. */
export const findContrasts = (rubric: Rubric): readonly Contrast[] => {
  const found = known.get(rubric) ?? [...listClaimContrasts(rubric), ...listPlaceContrasts(rubric)]
  known.set(rubric, found)
  return found
}
