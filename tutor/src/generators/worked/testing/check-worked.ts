import { lookup } from '@ariane/shared/catalogue'
import { key } from '../../../maths/rational.ts'
import { valueAt } from '../../../maths/value-at.ts'
import type { Exercise } from '../../exercise.ts'
import { rng } from '../../random.ts'
import { findFlaws, findHintFlaws, listTexts } from '../../testing/find-flaws.ts'
import { formulas } from '../../testing/meaning.ts'
import { workedGenerators } from '../index.ts'

const FEWEST_STATEMENTS = 30
const FEWEST_REASONINGS = 6
const MOST_LETTERS = 620
/** A plain space before a double sign, two spaces, a straight apostrophe, a mark of a formula that is left, a forgotten value. */
const FLAW =
  / [:;?!»]|« |\s{2}|'|[‹›]|undefined|NaN|Infinity|\[object|\.\.(?!\.)|[.!?…]\.|\b(?:de|que|on) (?:heures|il|elle)\b|[+−-] [+−-]/
const BARE = /(?<!\\)%|\d,\d|[−×÷²³€]/

/** The equalities of numbers in the steps that do not hold; only those of mistakes may be false. */
const findFalseEqualities = (steps: readonly string[]): string[] =>
  steps.flatMap(formulas).filter(formula => {
    const sides = formula.split('=').map(side => side.trim())
    if (
      sides.length < 2 ||
      /[a-zA-Z%°≈]/.test(formula.replace(/\\(?:frac|times|div|sqrt|,)/g, '')) ||
      /\\(?:sqrt|approx|pi|ldots)/.test(formula)
    )
      return false
    return new Set(sides.map(side => key(valueAt(side.replaceAll('\\,', ''))))).size > 1
  })

/** The calculation that is to be chosen, where its value is not the one that the lines end with. */
const findFalseChoice = ({ statement, steps, answer, words }: Exercise): string[] => {
  if (words?.reasoning !== 'worked-choose') return []
  const listed = statement.slice(statement.indexOf('Quel calcul'))
  const chosen = new RegExp(`\\(${answer.replace(/\D/g, '')}\\) \\$([^$]+)\\$`).exec(listed)?.[1] ?? ''
  const line = steps.at(-2) ?? ''
  const last = formulas(line).at(-1)?.split('=').at(-1)
  if (!last || /\\approx|cos|π|x/.test(last + chosen) || /\d h \d/.test(line)) return []
  return key(valueAt(chosen)) === key(valueAt(last)) ? [] : [`${chosen} is not ${last}`]
}

/** A comparison reads after two situations, without the question: « ce périmètre » would be of nothing. */
const POINTS_BACK = /Dans quelle situation (?:ce|cet|cette|ces) /
const ONE_CENT_DIGIT = /\d(?:,|\{,\})\d\$? €/
const UNGROUPED = /(?<!,)\d{5}/
const CENTIMETRES = /\bcm[²³ .,]/
const DECIMETRES = /\bdm[²³ .,]/
const OPERATION = /[+\-^]|\\(?:times|div|frac)/
/** What a pupil could not answer, or would not see so written, though its key is right. */
const findUnclear = (exercise: Exercise): string[] => {
  const { statement, steps, answer, distractors, words } = exercise
  return [
    ...(POINTS_BACK.test(statement) ? ['a comparison that points back'] : []),
    ...[statement, answer, ...distractors, ...steps]
      .filter(text => ONE_CENT_DIGIT.test(text))
      .map(text => `cents: ${text}`),
    ...(/π/.test(steps.join('')) && !/3,14|touche π/.test(statement) ? ['no value of π is said'] : []),
    ...listTexts(exercise)
      .filter(text => UNGROUPED.test(text))
      .map(text => `ungrouped: ${text}`),
    ...(CENTIMETRES.test(statement) && DECIMETRES.test(statement) ? ['centimetres and decimetres'] : []),
    ...(words?.reasoning === 'worked-choose'
      ? formulas(statement.slice(statement.indexOf('Quel calcul')))
          .filter(formula => !OPERATION.test(formula))
          .map(formula => `no calculation: ${formula}`)
      : []),
  ]
}

const STRICTNESS = { spelling: true, typography: FLAW, mostLetters: MOST_LETTERS }

const findWorkedFlaws = (exercise: Exercise, isFull: boolean): string[] => {
  const texts = listTexts(exercise)
  return [
    ...findFlaws(exercise, STRICTNESS),
    ...(isFull ? findHintFlaws(exercise) : []),
    ...texts.flatMap(formulas).filter(formula => BARE.test(formula)),
    ...texts.filter(text => text.split('$').length % 2 === 0).map(text => `dollars: ${text}`),
    ...(/-(?:line|mistake)$/.test(exercise.words?.reasoning ?? '') ? [] : findFalseEqualities(exercise.steps)),
  ]
}

/** Making exercises is quick, grading every option of them is not. */
const MADE = 60

/** What is wrong with the exercises of some seeds, each once. */
export const checkWorked = (name: string, seeds: number, hintsEvery: number): string[] => {
  const flaws = new Set<string>()
  const make = lookup(workedGenerators, name)
  if (!make) return [`no generator ${name}`]
  const made = Array.from({ length: Math.max(seeds, MADE) }, (_, seed) => make(rng(seed + 1), {}))
  for (const [i, exercise] of made.slice(0, seeds).entries())
    for (const flaw of findWorkedFlaws(exercise, i % hintsEvery === hintsEvery - 1))
      flaws.add(`${exercise.statement} [${exercise.answer}] ${flaw}`)
  for (const exercise of made)
    for (const flaw of [...findFalseChoice(exercise), ...findUnclear(exercise)])
      flaws.add(`${exercise.statement} ${flaw}`)
  const statements = new Set(made.map(({ statement }) => statement))
  const reasonings = new Set(made.map(({ words }) => words?.reasoning))
  if (statements.size < FEWEST_STATEMENTS) flaws.add(`only ${statements.size} statements`)
  if (reasonings.size < FEWEST_REASONINGS) flaws.add(`only ${[...reasonings].join(', ')}`)
  return [...flaws].slice(0, 6)
}
