import { add, divide, gcd, isSameNumber, key, multiply, type Rational, rational } from './rational.ts'

/** Terms by monomial: '' for the constant, 'x' and 'xx' for x and x², letters in order. */
export type Polynomial = ReadonlyMap<string, Rational>

/** One term: its letters in order, and its coefficient. */
export type Monomial = { letters: string; coefficient: Rational }

const MAX_TERMS = 200
const MAX_DEGREE = 12

const clean = (terms: Map<string, Rational>): Polynomial => {
  for (const [monomial, coefficient] of terms) if (coefficient.n === 0n) terms.delete(monomial)
  return terms
}

/** The number as a polynomial. */
export const constant = (value: Rational): Polynomial => clean(new Map([['', value]]))
/** The letter as a polynomial. */
export const letter = (name: string): Polynomial => new Map([[name, rational(1)]])
/** The polynomial of these terms; terms of one nature are added. */
export const collect = (terms: readonly Monomial[]): Polynomial => {
  const sum = new Map<string, Rational>()
  for (const { letters, coefficient } of terms) sum.set(letters, add(sum.get(letters) ?? rational(0), coefficient))
  return clean(sum)
}

/** Sum of two polynomials. */
export const addPolynomials = (a: Polynomial, b: Polynomial): Polynomial =>
  collect([...toMonomials(a), ...toMonomials(b)])

const toMonomials = (a: Polynomial) => [...a].map(([letters, coefficient]) => ({ letters, coefficient }))

/** Product of two terms. */
export const multiplyMonomials = (a: Monomial, b: Monomial): Monomial => ({
  letters: [...a.letters, ...b.letters].sort().join(''),
  coefficient: multiply(a.coefficient, b.coefficient),
})

/** The polynomial divided by a term that divides each of its own. */
export const divideByMonomial = (a: Polynomial, by: Monomial): Polynomial =>
  collect(
    toMonomials(a).map(({ letters, coefficient }) => ({
      letters: [...by.letters].reduce((left, name) => left.replace(name, ''), letters),
      coefficient: divide(coefficient, by.coefficient),
    })),
  )

/** Product of two polynomials; undefined when it would be larger than anything a pupil writes. */
export const multiplyPolynomials = (a: Polynomial, b: Polynomial): Polynomial | undefined => {
  if (a.size * b.size > MAX_TERMS) return undefined
  const products = toMonomials(a).flatMap(left => toMonomials(b).map(right => multiplyMonomials(left, right)))
  return products.some(({ letters }) => letters.length > MAX_DEGREE) ? undefined : collect(products)
}

/** Each coefficient times a number. */
export const scale = (a: Polynomial, by: Rational): Polynomial =>
  clean(new Map([...a].map(([monomial, coefficient]) => [monomial, multiply(coefficient, by)])))

/** The number, when there is no letter. */
export const toConstant = (a: Polynomial): Rational | undefined =>
  a.size === 0 ? rational(0) : a.size === 1 ? a.get('') : undefined

/** The same for equal polynomials, different otherwise. */
export const identity = (a: Polynomial) =>
  [...a]
    .map(([monomial, coefficient]) => `${monomial}:${key(coefficient)}`)
    .sort()
    .join(' ')

/** Whether two polynomials have the same terms. */
export const areEqual = (a: Polynomial, b: Polynomial) =>
  a.size === b.size &&
  [...a].every(([monomial, coefficient]) => {
    const other = b.get(monomial)
    return other !== undefined && isSameNumber(coefficient, other)
  })

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

const byDegree = (a: Monomial, b: Monomial) =>
  b.letters.length - a.letters.length || (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0)

/** The terms from the highest degree down. */
export const sortedTerms = (polynomial: Polynomial): Monomial[] => toMonomials(polynomial).sort(byDegree)

/** Whether a term has a minus. */
export const isNegative = ({ coefficient }: Monomial) => coefficient.n < 0n

/** The value where every letter is that number. */
export const evaluate = (polynomial: Polynomial, value: Rational): Rational =>
  toMonomials(polynomial).reduce((sum, { letters, coefficient }) => {
    let term = coefficient
    for (let i = 0; i < letters.length; i++) term = multiply(term, value)
    return add(sum, term)
  }, rational(0))
