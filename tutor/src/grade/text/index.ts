import { correct, type ExpectedOf, type Grade, incorrect, type Setting, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { isSameWord, says } from './match.ts'
import { splitWords } from './tokens.ts'

/** From here on an idea that is missing does not take the whole away. */
const ENOUGH = 0.8
/** An idea that denies by itself: its words may stand in a negative sentence. */
const DENIAL = /\b(?:ne|n['’]\p{L}+|pas|sans|jamais|aucun)\b/u
const NUMBER = /^[-+]?\d[\d.]*$/

/** Where some phrases say the denial, only those do; where none does, the label may tell that the idea is one. */
const deniesToo = (phrase: string, label: string, anyOf: readonly string[]) =>
  DENIAL.test(anyOf.some(one => DENIAL.test(one)) ? phrase : label)

/** A number that stands beside another one of its length is a guess: 1789 ou 1799. */
const isGuess = (phrase: string, answer: string) => {
  const digits = phrase.match(/\d+/g) ?? []
  const others = answer.match(/\d+/g) ?? []
  return digits.some(number =>
    others.some(other => other !== number && other.length === number.length && number.length > 2),
  )
}

/** Short answers hedge with « ou »: both sides cannot be what was meant. */
const hedges = (answer: string) => splitWords(answer).length <= 6 && /\s(?:ou bien|ou alors|ou)\s/i.test(answer)

/** What was asked, said again, with nothing of one's own. */
const repeats = (answer: string, question: string | undefined) => {
  if (!question) return false
  const asked = splitWords(question)
  const written = splitWords(answer)
  return written.length > 3 && written.every(word => asked.some(other => isSameWord(word, other)))
}

/** Free words against the ideas of the rubric. What matches nothing is left to the reader, never wrong. */
export const gradeText = (expected: ExpectedOf<'text'>, answer: string, { question }: Setting): Grade => {
  const text = splitWords(answer)
  if (repeats(answer, question)) return toReview(messages.repeated)
  const ideas = expected.ideas.map(({ label, anyOf, weight = 1 }) => ({
    label,
    weight,
    found: anyOf.some(
      phrase =>
        says(text, phrase, deniesToo(phrase, label, anyOf)) && !(NUMBER.test(phrase) && isGuess(phrase, answer)),
    ),
  }))
  const parts = ideas.map(({ label, found }) => ({ label, correct: found }))
  const total = ideas.reduce((sum, { weight }) => sum + weight, 0)
  const share = ideas.reduce((sum, { weight, found }) => sum + (found ? weight : 0), 0) / total
  const count = ideas.filter(({ found }) => found).length
  const misconception = expected.misconceptions?.find(({ match }) => says(text, match))
  if (misconception)
    return count === 0
      ? { ...incorrect(misconception.feedback), parts }
      : { verdict: 'partial', score: share / 2, feedback: misconception.feedback, parts }
  if (expected.contradictions?.some(phrase => says(text, phrase)))
    return { ...(count === 0 ? incorrect(messages.contradiction) : toReview(messages.contradiction)), parts }
  if (count === 0) return { ...toReview(messages.ideasNone), parts }
  const heaviest = Math.max(...ideas.map(({ weight }) => weight))
  const main = ideas.every(({ weight, found }) => found || weight <= heaviest / 2)
  if (main && share >= ENOUGH)
    return hedges(answer) ? { ...toReview(messages.compare), parts } : { ...correct(messages.right), parts }
  return { verdict: 'partial', score: share, feedback: messages.ideasFound(count, ideas.length), parts }
}
