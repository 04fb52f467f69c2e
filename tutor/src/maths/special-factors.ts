import { isNegative, type Monomial, monomialsOf, type Polynomial } from './print-polynomial.ts'
import type { Rational } from './rational.ts'

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))
const whole = (n: bigint): Rational => ({ n, d: 1n })

/** The greatest term that divides all terms; undefined when it is 1, or when a coefficient is no whole number. */
export const commonOf = (value: Polynomial): Monomial | undefined => {
  const terms = monomialsOf(value)
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
  return { letters, coefficient: whole(terms.every(isNegative) ? -size : size) }
}

const rootOf = ({ letters, coefficient }: Monomial): Monomial | undefined => {
  const n = coefficient.n
  const root = n < 0n ? 0n : BigInt(Math.round(Math.sqrt(Number(n))))
  const names = [...new Set(letters)]
  const counts = names.map(name => [...letters].filter(other => other === name).length)
  if (coefficient.d !== 1n || n <= 0n || root * root !== n || counts.some(count => count % 2 !== 0)) return undefined
  return { letters: names.map((name, i) => name.repeat((counts[i] ?? 0) / 2)).join(''), coefficient: whole(root) }
}
const opposite = ({ letters, coefficient }: Monomial): Monomial => ({
  letters,
  coefficient: { n: -coefficient.n, d: coefficient.d },
})

type Squares =
  | { kind: 'difference'; a: Monomial; b: Monomial }
  | { kind: 'square'; sign: '+' | '-'; a: Monomial; b: Monomial }

/** a² − b² or a² ± 2ab + b². */
export const squaresOf = (value: Polynomial): Squares | undefined => {
  const terms = monomialsOf(value)
  const [first, second, third] = terms
  if (terms.length === 2 && first && second) {
    const [plus, minus] = isNegative(first) ? [second, first] : [first, second]
    const [a, b] = [rootOf(plus), rootOf(opposite(minus))]
    return a && b ? { kind: 'difference', a, b } : undefined
  }
  if (terms.length !== 3 || !first || !second || !third) return undefined
  const [a, b] = [rootOf(first), rootOf(third)]
  if (!a || !b) return undefined
  const middle = [...a.letters, ...b.letters].sort().join('')
  const twice = 2n * a.coefficient.n * b.coefficient.n
  const size = second.coefficient.n < 0n ? -second.coefficient.n : second.coefficient.n
  if (second.letters !== middle || second.coefficient.d !== 1n || size !== twice) return undefined
  return { kind: 'square', sign: isNegative(second) ? '-' : '+', a, b }
}
