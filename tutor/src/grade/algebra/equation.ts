import { plainMaths } from '../../maths/plain-maths.ts'
import { approximate, isSameNumber, key, type Rational, round } from '../../maths/rational.ts'
import { correct, type ExpectedOf, type Grade, incorrect, partial, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { numbersIn, type Written } from '../number/read.ts'

/** No space before a number without a sign: two ways to read each space of a list would double the work with each number. */
const NUMBER = String.raw`(?:[-+]\s?)?\d+(?:\.\d+)?(?:\s?\/\s?\d+)?`
const LIST = `${NUMBER}(?:\\s?(?:ou|et|;|,)\\s?(?:[a-z]\\s?=\\s?)?${NUMBER})*`
/** x = 3 ou x = -3, but not 3x = 15. */
const ASSIGNED = new RegExp(`(?<![\\p{L}\\d)])(?<![\\d)*/+-]\\s)[a-z]\\s?=\\s?(${LIST})(?!\\s?[\\d*/^(a-z=+])`, 'giu')
/** x = 15/3 = 5: the last one counts. */
const CHAIN = new RegExp(`([a-z]\\s?=)\\s?${NUMBER}\\s?=\\s?(?=[-+\\d])`, 'gi')
/** x vaut 3, x est égal à 3. */
const SAID = /\b([a-z])\s(?:vaut|est égale? à)\s/gi
/** x1 = 3 and x₂ = 5 are two values of x. */
const NUMBERED = /\b([a-z])_?(?:\d|[₀-₉])\s?=/gi
const TURNED = new RegExp(`^(${NUMBER})\\s?=\\s?([a-z])$`, 'i')
const ALONE = new RegExp(`^(?:${LIST})$`, 'iu')
const NONE =
  /\b(?:aucune|pas de|n'a pas de|sans) solutions?\b|∅|\{\s*\}|\bimpossible\b|\bensemble vide\b|^\s*aucune\s*\.?\s*$|\bzéro solution\b/i

const known = (numbers: readonly Written[]) => (numbers.length > 0 ? numbers : undefined)

/** The solutions that an answer names, or undefined when they cannot be told apart from the calculation. */
const solutionsIn = (answer: string): readonly Written[] | undefined => {
  const plain = plainMaths(answer)
    .replace(/[.!]+$/, '')
    .replace(/±\s?(\d[\d./]*)/g, '$1 ou -$1')
    .replace(SAID, '$1 = ')
    .replace(NUMBERED, '$1 =')
    .replace(TURNED, '$2 = $1')
    .replace(CHAIN, '$1')
  if (NONE.test(plain)) return []
  const set = plain.match(/\bS\s?=\s?\{([^}]*)\}/i)?.[1]
  if (set !== undefined) return numbersIn(set)
  const assigned = [...plain.matchAll(ASSIGNED)]
  if (assigned.length > 0) return assigned.flatMap(([, list = '']) => numbersIn(list.replace(/[a-z]\s?=/gi, ' ')))
  const bare = plain
    .replace(
      /^(?:(?:donc |l[ea]s? )*solutions? (?:est|sont)|la réponse est|c'est|donc|on trouve|je trouve)\s*:?\s*/i,
      '',
    )
    .trim()
  return ALONE.test(bare) || !/\d/.test(bare) ? known(numbersIn(bare)) : undefined
}

/** 2,33 for 7/3. */
const isRounded = ({ value, form, places }: Written, exact: readonly Rational[]) =>
  form === 'decimal' && exact.some(one => isSameNumber(round(approximate(one), places), value))

/** The solutions of an equation, all of them and no other. */
export const gradeEquation = (expected: ExpectedOf<'equation'>, answer: string): Grade => {
  const given = solutionsIn(answer)
  if (!given) return toReview(messages.unreadable)
  const exact = expected.solutions.flatMap(text => numbersIn(text).map(({ value }) => value))
  const wanted = new Set(exact.map(key))
  const found = new Set(given.map(({ value }) => key(value)))
  if (/\bpas\b/i.test(answer) && given.length > 0) return toReview(messages.compare)
  const right = [...found].filter(value => wanted.has(value)).length
  const extra = found.size - right
  if (right === wanted.size && extra === 0)
    return given.some(({ form, normal }) => form === 'fraction' && !normal)
      ? partial(messages.notSimplified)
      : /[≈≃]/.test(answer)
        ? toReview(messages.rounded)
        : correct(messages.right)
  if (wanted.size === found.size && given.every(one => wanted.has(key(one.value)) || isRounded(one, exact)))
    return partial(messages.rounded)
  if (right === 0 || (extra > 0 && wanted.size === 1)) return incorrect(messages.wrong)
  return partial(extra > 0 ? messages.solutionsExtra : messages.solutionsMissing, right / (wanted.size + extra))
}
