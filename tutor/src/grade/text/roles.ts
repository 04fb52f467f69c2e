import type { Answer } from './evidence.ts'
import { isSameWord } from './match.ts'
import type { Rubric } from './rubric.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'
import { WordIndex } from './word-index.ts'

type Sides = { idea: number; subject: readonly Word[]; rest: readonly Word[]; whole: WordIndex }
/** What two clauses have each for itself. */
type Pair = { subject: WordIndex; otherSubject: WordIndex; rest: WordIndex; otherRest: WordIndex }

const known = new WeakMap<Rubric, Pair[]>()
/** « Beaucoup de jeunes »: how many they are does not say who. */
const QUANTITIES = new Set(
  'beaucoup plusieurs certains certaines tous toutes tout toute chaque autre autres peu plus moins'.split(' '),
)

const readSides = ({ clauses, claims, ideas }: Rubric): Sides[] => {
  if (claims.derived !== 'rule')
    return claims.claims.map(({ idea, subject, relation, object }) => {
      const words = (texts: readonly string[]) => texts.flatMap(text => splitWords(text))
      const [who, what] = [words(subject), words([relation, ...object, ...(ideas[idea]?.anyOf ?? [])])]
      return { idea, subject: who, rest: what, whole: new WordIndex([...who, ...what]) }
    })
  return clauses.map(({ subject, rest, index }, idea) => ({ idea, subject, rest, whole: index }))
}

/** Each clause with each other: the words that only one of them has. */
const readPairs = (rubric: Rubric): Pair[] => {
  const found = known.get(rubric)
  if (found) return found
  const sides = readSides(rubric)
  const pairs = sides.flatMap(one =>
    sides.flatMap((other): Pair[] => {
      if (one.idea === other.idea || one.subject.length === 0 || other.subject.length === 0) return []
      const subject = one.subject.filter(word => !other.whole.has(word) && !QUANTITIES.has(word.text))
      const otherSubject = other.subject.filter(word => !one.whole.has(word))
      const rest = one.rest.filter(word => !other.whole.has(word) && !isNegation(word.text))
      const otherRest = other.rest.filter(word => !one.whole.has(word) && !isNegation(word.text))
      if (subject.length === 0 || otherRest.length === 0) return []
      const index = (words: readonly Word[]) => new WordIndex(words)
      return [
        { subject: index(subject), otherSubject: index(otherSubject), rest: index(rest), otherRest: index(otherRest) },
      ]
    }),
  )
  known.set(rubric, pairs)
  return pairs
}

/** In how many clauses something is told of another one's subject: the subject of one clause with only the predicate of another. */
export const countCrossed = ({ clauses }: Answer, rubric: Rubric): number => {
  const crossed = new Set<number>()
  for (const { subject, otherSubject, rest, otherRest } of readPairs(rubric))
    for (const [place, { words }] of clauses.entries()) {
      const at = (index: WordIndex) => words.findIndex(word => index.has(word))
      const first = at(subject)
      if (first >= 0 && at(otherSubject) < 0 && at(otherRest) > first && at(rest) < 0) crossed.add(place)
    }
  return crossed.size
}

/** The thing acted on is said to act: « le soleil cache la lune », unless one of the sentences is passive. */
export const isTurnedRound = ({ clauses }: Answer, rubric: Rubric): boolean =>
  clauses.some(
    clause =>
      !clause.passive &&
      !/\b(?:par|est|sont|ete|etait) /.test(clause.text) &&
      rubric.clauses.some(model => {
        const [verb, ...objects] = model.rest
        if (!verb || model.passive || model.subject.length === 0) return false
        const at = (list: readonly Word[], others: readonly Word[]) =>
          clause.words.findIndex(
            word => list.some(one => isSameWord(word, one)) && !others.some(one => isSameWord(word, one)),
          )
        const middle = clause.words.findIndex(word => isSameWord(word, verb))
        if (middle <= 0) return false
        const [subject, object] = [at(model.subject, model.rest), at(objects, model.subject)]
        return subject > middle && object >= 0 && object < middle
      }),
  )
