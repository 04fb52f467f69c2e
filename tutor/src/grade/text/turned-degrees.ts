import { fold } from '../../words.ts'
import type { Answer } from './evidence.ts'
import { isSameWord } from './match.ts'
import type { ReadClause } from './read-clauses.ts'
import type { Rubric } from './rubric.ts'
import { splitWords, type Word } from './tokens.ts'

type Degree = { isMore: boolean; word: Word }
const DEGREE =
  /\b(?<!\b(?:ne|n'|ai|y a|le|la|les|pas|en|de|au|est|sais|n'est|sont) )(plus|moins) (?:d'|de |du )?(?=([\p{L}]{3,}))/gu

/** Each degree once: a text that repeats itself has no more to compare. */
const readDegrees = (text: string): Degree[] => {
  const degrees = [...fold(text).matchAll(DEGREE)].map(([, degree, next = '']) => `${degree} ${next}`)
  return [...new Set(degrees)].flatMap(one => {
    const [degree, next = ''] = one.split(' ')
    return splitWords(next).map(word => ({ isMore: degree === 'plus', word }))
  })
}

const COMMON = 2
/** In a clause with the same subject and verb as one of the lesson: its degree the other way. */
const isTurnedIn = (clause: ReadClause, models: readonly ReadClause[]) =>
  readDegrees(clause.text).some(({ isMore, word }) => {
    const same = models.filter(
      ({ words }) =>
        words.filter(one => !isSameWord(one, word) && clause.words.some(other => isSameWord(one, other))).length >=
        COMMON,
    )
    const own = same.flatMap(({ text }) => readDegrees(text)).filter(one => isSameWord(one.word, word))
    return own.length > 0 && own.every(one => one.isMore !== isMore)
  })

/** « Déplace moins d’eau » where the lesson, and the question, only have more of it. */
export const hasTurnedDegree = (
  { text, clauses }: Answer,
  { model, question, ideas, clauses: models }: Rubric,
): boolean => {
  const own = [model, question, ...ideas.flatMap(({ label, anyOf }) => [label, ...anyOf])].flatMap(readDegrees)
  const has = (word: Word, isMore: boolean) => own.some(one => one.isMore === isMore && isSameWord(one.word, word))
  return (
    readDegrees(text).some(({ isMore, word }) => has(word, !isMore) && !has(word, isMore)) ||
    clauses.some(clause => clause.denials % 2 === 0 && isTurnedIn(clause, models))
  )
}
