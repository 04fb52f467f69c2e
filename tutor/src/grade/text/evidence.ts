import { deniesToo } from './derive-claims.ts'
import { isSameWord, says, saysFreely } from './match.ts'
import type { ReadClause } from './read-clauses.ts'
import type { Rubric } from './rubric.ts'
import { splitWords, type Word } from './tokens.ts'

/** What an answer says of one idea: the phrase that was found, or that its words are there and denied. */
export type Evidence = { label: string; weight: number; phrase: string | undefined; denied: boolean }

/** An answer as the guard reads it. */
export type Answer = {
  raw: string
  text: string
  words: readonly Word[]
  /** The words with expressions in plain words. */
  plain: readonly Word[]
  tokens: readonly string[]
  clauses: readonly ReadClause[]
  orders: boolean
}

const NUMBER = /^[-+]?\d[\d.]*$/
/** A number that stands beside another one of its length is a guess: 1789 ou 1799. */
const isGuess = (phrase: string, answer: string) => {
  const digits = phrase.match(/\d+/g) ?? []
  const others = answer.match(/\d+/g) ?? []
  return digits.some(number =>
    others.some(other => other !== number && other.length === number.length && number.length > 2),
  )
}

const MIN_OBJECT_WORDS = 2
/** What an author's claim says of its subject, in several words or with its verb: as good as a phrase of the rubric. */
const listClaimPhrases = ({ claims, asked }: Rubric, idea: number): string[] =>
  claims.derived === 'rule'
    ? []
    : claims.claims
        .filter(claim => claim.idea === idea)
        .flatMap(({ relation, object }) =>
          object.flatMap(one => {
            const size = splitWords(one).length
            if (size >= MIN_OBJECT_WORDS) return [one]
            const phrase = `${relation} ${one}`
            // « Est un adverbe » only says the question again.
            const isNew = splitWords(phrase).some(word => !asked.has(word))
            return size === 1 && relation !== '' && isNew ? [phrase] : []
          }),
        )

/** Looks for each idea of the rubric in an answer. */
export const findEvidence = (rubric: Rubric, { words, plain, text }: Answer): Evidence[] => {
  // A word of the question is no other word for what is asked.
  const own = plain.filter(word => !rubric.asked.has(word))
  const affirmed = words.map(word => ({ ...word, denied: false }))
  return rubric.ideas.map((idea, place) => {
    const { label, weight, anyOf } = idea
    const phrase =
      anyOf.find(one => says(words, one, deniesToo(one, idea)) && !(NUMBER.test(one) && isGuess(one, text))) ??
      listClaimPhrases(rubric, place).find(one => says(words, one)) ??
      anyOf.find(
        one =>
          saysFreely(splitWords(one).length > 1 ? plain : own, one, deniesToo(one, idea)) &&
          !(NUMBER.test(one) && isGuess(one, text)),
      )
    const denied = phrase === undefined && anyOf.some(one => !deniesToo(one, idea) && says(affirmed, one))
    return { label, weight, phrase, denied }
  })
}

/** A phrase of the rubric that is itself a denial and that a clause says. */
export const isExpectedDenial = ({ ideas }: Rubric, { words }: ReadClause): boolean =>
  ideas.some(idea =>
    idea.anyOf.some(
      phrase => /\b(?:ne|n['’]|pas|sans|jamais|aucune?|ni|plus)\b/iu.test(phrase) && says(words, phrase, true),
    ),
  )

export const holdsWord = (words: readonly Word[], wanted: Word): boolean => words.some(word => isSameWord(word, wanted))
