import { plainMaths } from '../../maths/plain-maths.ts'
import { areEqual, constantOf, identity, isPrimitive, type Polynomial, primitive } from '../../maths/polynomial.ts'
import { type Rational, rational } from '../../maths/rational.ts'
import { correct, type ExpectedOf, type Grade, incorrect, partial, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { type Node, parseExpression, tellsCase } from './parse.ts'

/** A number, a letter, or a product of such: one term of a reduced sum. */
const isTerm = (node: Node): boolean =>
  node.kind === 'atom'
    ? node.value.size <= 1
    : node.kind === 'power'
      ? (node.parts[0]?.kind === 'atom' && isTerm(node.parts[0])) === true
      : node.kind === 'product' && node.parts.every(isTerm)

const termsOf = (node: Node): readonly Node[] => (node.kind === 'sum' ? node.parts.flatMap(termsOf) : [node])

const judgeExpanded = (node: Node): Grade => {
  const terms = termsOf(node)
  if (!terms.every(isTerm)) return incorrect(messages.notExpanded)
  return terms.length <= Math.max(1, node.value.size) && terms.every(isCollected)
    ? correct(messages.right)
    : partial(messages.notCollected)
}

/** 3x·2 and 5² are terms that could be written shorter; 3/4 x, three times a quarter, is none. */
const isCollected = (term: Node): boolean => {
  if (term.kind === 'power') return constantOf(term.value) === undefined
  const numbers = term.kind === 'product' ? term.parts.flatMap(part => constantOf(part.value) ?? []) : []
  const isQuotient = numbers.length === 2 && isInLowestTerms(numbers)
  return (numbers.length <= 1 || isQuotient) && term.parts.every(isCollected)
}

/** A whole number and the part of one that it is divided into, nothing to simplify between them. */
const isInLowestTerms = (numbers: readonly Rational[]) => {
  const whole = numbers.find(({ d }) => d === 1n)
  const part = numbers.find(({ d }) => d !== 1n)
  return whole !== undefined && part?.n === 1n && rational(Number(whole.n), Number(part.d)).d === part.d
}

/** The factors with a letter, powers counted as often as they stand there. */
const factorsOf = (node: Node): Polynomial[] => {
  if (node.kind === 'product') return node.parts.flatMap(factorsOf)
  const [base] = node.parts
  if (node.kind === 'power' && base) return Array.from({ length: node.exponent ?? 1 }, () => factorsOf(base)).flat()
  return constantOf(node.value) === undefined ? [node.value] : []
}
const essence = (factors: readonly Polynomial[]) =>
  factors
    .map(factor => identity(primitive(factor)))
    .sort()
    .join(' | ')

const judgeFactored = (node: Node, wanted: Node): Grade => {
  if (node.kind !== 'product' && node.kind !== 'power') return incorrect(messages.notFactored)
  const [factors, right] = [factorsOf(node), factorsOf(wanted)]
  if (node.kind === 'product' && factors.length === 1 && node.parts.length === 1) return incorrect(messages.notFactored)
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
  const keepsCase = tellsCase(expected.expression)
  const given = parseExpression(lastSide(answer), keepsCase)
  const wanted = parseExpression(expected.expression, keepsCase)
  if (!given || !wanted) return toReview(messages.unreadable)
  // x2 may stand for x².
  if (!areEqual(given.value, wanted.value))
    return /[a-z]\s?\d/i.test(lastSide(answer)) ? toReview(messages.unreadable) : incorrect(messages.notEqual)
  if (expected.form === 'expanded') return judgeExpanded(given)
  if (expected.form === 'factored') return judgeFactored(given, wanted)
  return correct(messages.right)
}
