import type { Expression } from './expression.ts'
import { add, areEqual, constant, constantOf, letter, multiply, type Polynomial, scale } from './polynomial.ts'
import { fractionTex, tex } from './print-expression.ts'
import { divide, key, type Rational, rational, multiply as times } from './rational.ts'
import { valueAt } from './value-at.ts'

const MAX_POWER = 4

/** The polynomial of an expression; undefined when it divides by a letter or goes past what a pupil writes. */
export const polynomialOf = (part: Expression): Polynomial | undefined => {
  switch (part.kind) {
    case 'number':
      return constant(part.value)
    case 'letter':
      return letter(part.name)
    case 'root':
      return undefined
    case 'group':
      return polynomialOf(part.of)
    case 'minus': {
      const of = polynomialOf(part.of)
      return of && scale(of, rational(-1))
    }
    case 'power': {
      const base = polynomialOf(part.base)
      if (!base || part.exponent < 0 || part.exponent > MAX_POWER) return undefined
      let power: Polynomial | undefined = constant(rational(1))
      for (let i = 0; i < part.exponent; i++) power = power && multiply(power, base)
      return power
    }
    case 'operation': {
      const [left, right] = [polynomialOf(part.left), polynomialOf(part.right)]
      if (!left || !right) return undefined
      if (part.sign === '+') return add(left, right)
      if (part.sign === '-') return add(left, scale(right, rational(-1)))
      if (part.sign === '*') return multiply(left, right)
      const by = constantOf(right)
      return by && by.n !== 0n ? scale(left, divide(rational(1), by)) : undefined
    }
  }
}

export type Monomial = { letters: string; coefficient: Rational }

const byDegree = (a: Monomial, b: Monomial) =>
  b.letters.length - a.letters.length || (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0)

/** The terms from the highest degree down. */
export const monomialsOf = (polynomial: Polynomial): Monomial[] =>
  [...polynomial].map(([letters, coefficient]) => ({ letters, coefficient })).sort(byDegree)

const power = (name: string, exponent: number, form: 'tex' | 'typed') =>
  exponent === 1 ? name : form === 'tex' ? `${name}^{${exponent}}` : `${name}^${exponent}`

const lettersTex = (letters: string, form: 'tex' | 'typed') =>
  [...new Set(letters)].map(name => power(name, [...letters].filter(other => other === name).length, form)).join('')

const sizeOf = ({ n, d }: Rational): Rational => ({ n: n < 0n ? -n : n, d })
const numberTex = (value: Rational) =>
  value.d === 1n || [2n, 4n, 5n, 8n, 10n, 20n, 25n, 100n, 1000n].includes(value.d)
    ? tex(value)
    : fractionTex(value.n, value.d)
const numberTyped = ({ n, d }: Rational) => (d === 1n ? String(n) : `(${n}/${d})`)

/** A term without its sign: 3x², x, 5. */
export const bodyOf = ({ letters, coefficient }: Monomial, form: 'tex' | 'typed' = 'tex'): string => {
  const size = sizeOf(coefficient)
  const isOne = size.n === size.d && letters !== ''
  const number = isOne ? '' : form === 'tex' ? numberTex(size) : numberTyped(size)
  return number + lettersTex(letters, form)
}
export const isNegative = ({ coefficient }: Monomial) => coefficient.n < 0n

/** Terms in a row as a sum: −3x² + x − 5; '0' when there is none. */
export const sumOf = (terms: readonly Monomial[], form: 'tex' | 'typed' = 'tex'): string => {
  const text = terms
    .map((term, i) => `${isNegative(term) ? (i > 0 ? ' - ' : '-') : i > 0 ? ' + ' : ''}${bodyOf(term, form)}`)
    .join('')
  return text === '' ? '0' : text
}
export const texOf = (polynomial: Polynomial) => sumOf(monomialsOf(polynomial))
export const typedOf = (polynomial: Polynomial) => sumOf(monomialsOf(polynomial), 'typed')

/** A term that follows ×: (−3x) in parentheses. */
export const factorTex = (term: Monomial) => (isNegative(term) ? `(-${bodyOf(term)})` : bodyOf(term))

const POINTS = [rational(2), rational(-3), rational(5, 7), rational(11)]

/** Whether two printed expressions of one letter have the same values, by a reader that shares nothing with ours. */
export const sameValues = (left: string, right: string, name: string): boolean => {
  const inX = (text: string) =>
    text
      .replace(/\\[a-z]+/g, word => ` ${word.toUpperCase()} `)
      .replaceAll(name, 'x')
      .replace(/ (\\[A-Z]+) /g, (_, word: string) => word.toLowerCase())
  try {
    return POINTS.every(x => key(valueAt(inX(left), x)) === key(valueAt(inX(right), x)))
  } catch {
    return false
  }
}

export const evaluate = (polynomial: Polynomial, value: Rational): Rational =>
  monomialsOf(polynomial).reduce((sum, { letters, coefficient }) => {
    let term = coefficient
    for (let i = 0; i < letters.length; i++) term = times(term, value)
    return { n: sum.n * term.d + term.n * sum.d, d: sum.d * term.d }
  }, rational(0))

export { add, areEqual, constantOf, multiply, type Polynomial, scale }
