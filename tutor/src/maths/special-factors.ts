import { isNegative, type Monomial, multiplyMonomials, type Polynomial, sortedTerms } from './polynomial.ts'
import { absolute, gcd, isSameNumber, multiply, negate, rational, squareRoot } from './rational.ts'

/** The greatest term that divides all terms; undefined when it is 1, or when a coefficient is no whole number. */
export const commonFactor = (value: Polynomial): Monomial | undefined => {
  const terms = sortedTerms(value)
  const [first] = terms
  if (!first || terms.length < 2 || terms.some(({ coefficient }) => coefficient.d !== 1n)) return undefined
  const size = terms.reduce((all, { coefficient }) => gcd(all, coefficient.n), 0n)
  const letters = [...new Set(first.letters)]
    .map(name => {
      const least = Math.min(...terms.map(term => [...term.letters].filter(other => other === name).length))
      return name.repeat(least)
    })
    .join('')
  if (size === 1n && letters === '') return undefined
  return { letters, coefficient: { n: terms.every(isNegative) ? -size : size, d: 1n } }
}

const extractRoot = ({ letters, coefficient }: Monomial): Monomial | undefined => {
  const root = coefficient.d === 1n && coefficient.n > 0n ? squareRoot(coefficient) : undefined
  const names = [...new Set(letters)]
  const counts = names.map(name => [...letters].filter(other => other === name).length)
  if (!root || counts.some(count => count % 2 !== 0)) return undefined
  return { letters: names.map((name, i) => name.repeat((counts[i] ?? 0) / 2)).join(''), coefficient: root }
}

/** A difference of two squares, or the square of a sum or of a difference. */
type Squares =
  | { kind: 'difference'; a: Monomial; b: Monomial }
  | { kind: 'square'; sign: '+' | '-'; a: Monomial; b: Monomial }

/** a² − b² or a² ± 2ab + b². */
export const findSquares = (value: Polynomial): Squares | undefined => {
  const terms = sortedTerms(value)
  const [first, second, third] = terms
  if (terms.length === 2 && first && second) {
    const [plus, minus] = isNegative(first) ? [second, first] : [first, second]
    const [a, b] = [extractRoot(plus), extractRoot({ ...minus, coefficient: negate(minus.coefficient) })]
    return a && b ? { kind: 'difference', a, b } : undefined
  }
  if (terms.length !== 3 || !first || !second || !third) return undefined
  const [a, b] = [extractRoot(first), extractRoot(third)]
  if (!a || !b) return undefined
  const product = multiplyMonomials(a, b)
  const twice = multiply(rational(2), product.coefficient)
  if (second.letters !== product.letters || !isSameNumber(absolute(second.coefficient), twice)) return undefined
  return { kind: 'square', sign: isNegative(second) ? '-' : '+', a, b }
}
