import { type Expression, isProduct, isSum, withoutSigns } from '../../maths/expression.ts'
import { plainMaths } from '../../maths/plain-maths.ts'
import { areEqual, identity, isPrimitive, type Polynomial, primitive, toConstant } from '../../maths/polynomial.ts'
import { divide, type Rational, rational, reduce } from '../../maths/rational.ts'
import { isCaseSensitive, readAnswer } from '../../maths/read-expression.ts'
import { toPolynomial } from '../../maths/to-polynomial.ts'
import { correct, type ExpectedOf, type Grade, incorrect, partial, toReview } from '../grade.ts'
import { messages } from '../messages.ts'

/** An answer may have larger powers than what the solver multiplies out. */
const MAX_POWER = 8

const expandPart = (part: Expression) => toPolynomial(part, MAX_POWER)
const evaluatePart = (part: Expression) => {
  const value = expandPart(part)
  return value && toConstant(value)
}

/** A number, a letter, or a product of such: one term of a reduced sum. */
const isTerm = (part: Expression): boolean => {
  const bare = withoutSigns(part)
  if (bare.kind === 'power') return ['number', 'letter'].includes(withoutSigns(bare.base).kind)
  if (isProduct(bare)) return isTerm(bare.left) && (bare.sign !== '*' || isTerm(bare.right))
  return !isSum(bare)
}

const splitTerms = (part: Expression): Expression[] => {
  const bare = withoutSigns(part)
  return isSum(bare) ? [...splitTerms(bare.left), ...splitTerms(bare.right)] : [bare]
}

const judgeExpanded = (part: Expression, value: Polynomial): Grade => {
  const terms = splitTerms(part)
  if (!terms.every(isTerm)) return incorrect(messages.notExpanded)
  return terms.length <= Math.max(1, value.size) && terms.every(isCollected)
    ? correct(messages.right)
    : partial(messages.notCollected)
}

type Factor = { part: Expression; divides: boolean }

/** What is multiplied in a row, and what the row is divided by. */
const splitProduct = (part: Expression): Factor[] =>
  isProduct(part)
    ? [...splitProduct(part.left), { part: part.right, divides: part.sign !== '*' }]
    : [{ part, divides: false }]

/** 3x·2 and 5² are terms that could be written shorter; 3/4 x, three times a quarter, is none. */
const isCollected = (term: Expression): boolean => {
  const bare = withoutSigns(term)
  if (bare.kind === 'power') return evaluatePart(bare) === undefined
  if (!isProduct(bare)) return true
  const row = splitProduct(bare)
  const numbers = row.flatMap(({ part, divides }) => {
    const number = evaluatePart(part)
    return number === undefined ? [] : divides ? divide(rational(1), number) : number
  })
  const isQuotient = numbers.length === 2 && isInLowestTerms(numbers)
  return (numbers.length <= 1 || isQuotient) && row.every(({ part, divides }) => divides || isCollected(part))
}

/** A whole number and the part of one that it is divided into, nothing to simplify between them. */
const isInLowestTerms = (numbers: readonly Rational[]) => {
  const whole = numbers.find(({ d }) => d === 1n)
  const part = numbers.find(({ d }) => d !== 1n)
  return whole !== undefined && part?.n === 1n && reduce(whole.n, part.d).d === part.d
}

/** The factors with a letter, powers counted as often as they stand there. */
const splitFactors = (part: Expression): Polynomial[] => {
  const bare = withoutSigns(part)
  if (isProduct(bare)) return [...splitFactors(bare.left), ...(bare.sign === '*' ? splitFactors(bare.right) : [])]
  if (bare.kind === 'power') return Array.from({ length: bare.exponent }, () => splitFactors(bare.base)).flat()
  const value = expandPart(bare)
  return value === undefined || toConstant(value) !== undefined ? [] : [value]
}
const essence = (factors: readonly Polynomial[]) =>
  factors
    .map(factor => identity(primitive(factor)))
    .sort()
    .join(' | ')

const judgeFactored = (given: Expression, wanted: Expression): Grade => {
  const bare = withoutSigns(given)
  if (!isProduct(bare) && bare.kind !== 'power') return incorrect(messages.notFactored)
  const [factors, right] = [splitFactors(given), splitFactors(wanted)]
  if (essence(factors) !== essence(right)) return partial(messages.notFullyFactored)
  return right.every(isPrimitive) && !factors.every(isPrimitive)
    ? partial(messages.notFullyFactored)
    : correct(messages.right)
}

const LABEL = /^(?:[a-z]|[a-z]\([a-z]\))$/i
const WORDS = /(?:la réponse est|le résultat est|je trouve|on obtient|on trouve|donc|c'est|ça donne)\s*:?/gi

/** The expression behind the last sign of equality, without the words around it. */
const lastSide = (answer: string) => {
  const sides = plainMaths(answer)
    .replace(WORDS, ' ')
    .replace(/[.;!]+\s*$/, '')
    .split('=')
  return (sides.findLast(side => side.trim() !== '' && !LABEL.test(side.trim())) ?? sides.at(-1) ?? '').trim()
}

/** An expression: equal for every value of its letters, then in the wanted form. */
export const gradeAlgebra = (expected: ExpectedOf<'algebra'>, answer: string): Grade => {
  const keepsCase = isCaseSensitive(expected.expression)
  const given = readAnswer(lastSide(answer), keepsCase)
  const wanted = readAnswer(expected.expression, keepsCase)
  const [givenValue, wantedValue] = [given && expandPart(given), wanted && expandPart(wanted)]
  if (!given || !wanted || !givenValue || !wantedValue) return toReview(messages.unreadable)
  // x2 may stand for x².
  if (!areEqual(givenValue, wantedValue))
    return /[a-z]\s?\d/i.test(lastSide(answer)) ? toReview(messages.unreadable) : incorrect(messages.notEqual)
  if (expected.form === 'expanded') return judgeExpanded(given, givenValue)
  if (expected.form === 'factored') return judgeFactored(given, wanted)
  return correct(messages.right)
}
