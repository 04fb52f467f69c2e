import { add as addNumbers, key, multiply as multiplyNumbers, type Rational, rational } from './rational.ts'

/** Terms by monomial: '' for the constant, 'x' and 'xx' for x and x², letters in order. */
export type Polynomial = ReadonlyMap<string, Rational>

const MAX_TERMS = 200
const MAX_DEGREE = 12

const clean = (terms: Map<string, Rational>): Polynomial => {
  for (const [monomial, coefficient] of terms) if (coefficient.n === 0n) terms.delete(monomial)
  return terms
}

export const constant = (value: Rational): Polynomial => clean(new Map([['', value]]))
export const letter = (name: string): Polynomial => new Map([[name, rational(1)]])

export const add = (a: Polynomial, b: Polynomial): Polynomial => {
  const sum = new Map(a)
  for (const [monomial, coefficient] of b) sum.set(monomial, addNumbers(sum.get(monomial) ?? rational(0), coefficient))
  return clean(sum)
}

/** Undefined when the product would be larger than anything a pupil writes. */
export const multiply = (a: Polynomial, b: Polynomial): Polynomial | undefined => {
  if (a.size * b.size > MAX_TERMS) return undefined
  const product = new Map<string, Rational>()
  for (const [left, m] of a) {
    for (const [right, n] of b) {
      const monomial = [...left, ...right].sort().join('')
      if (monomial.length > MAX_DEGREE) return undefined
      product.set(monomial, addNumbers(product.get(monomial) ?? rational(0), multiplyNumbers(m, n)))
    }
  }
  return clean(product)
}

export const scale = (a: Polynomial, by: Rational): Polynomial =>
  clean(new Map([...a].map(([monomial, coefficient]) => [monomial, multiplyNumbers(coefficient, by)])))

/** The number, when there is no letter. */
export const constantOf = (a: Polynomial): Rational | undefined =>
  a.size === 0 ? rational(0) : a.size === 1 ? a.get('') : undefined

/** The same for equal polynomials, different otherwise. */
export const identity = (a: Polynomial) =>
  [...a]
    .map(([monomial, coefficient]) => `${monomial}:${key(coefficient)}`)
    .sort()
    .join(' ')

export const areEqual = (a: Polynomial, b: Polynomial) => identity(a) === identity(b)

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** The polynomial with whole coefficients without common divisor, the first one positive; 2x + 4 and −x − 2 give the same. */
export const primitive = (a: Polynomial): Polynomial => {
  const terms = [...a].sort(([left], [right]) => (left < right ? -1 : 1))
  const below = terms.reduce((all, [, { d }]) => (all * d) / gcd(all, d), 1n)
  const above = terms.reduce((all, [, { n, d }]) => gcd(all, (n * below) / d), 0n)
  const sign = (terms.at(-1)?.[1].n ?? 1n) < 0n ? -1n : 1n
  return above === 0n ? a : scale(a, { n: below * sign, d: above })
}

/** Whether the coefficients are whole and have no common divisor. */
export const isPrimitive = (a: Polynomial) =>
  [...a.values()].every(({ d }) => d === 1n) && [...a.values()].reduce((all, { n }) => gcd(all, n), 0n) === 1n
