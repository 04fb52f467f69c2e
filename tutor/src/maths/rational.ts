/** An exact fraction in lowest terms, with a positive denominator. */
export type Rational = { readonly n: bigint; readonly d: bigint }

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

const reduce = (n: bigint, d: bigint): Rational => {
  if (d === 0n) throw new RangeError('division by zero')
  const divisor = d < 0n ? -gcd(n, d) : gcd(n, d)
  return { n: n / divisor, d: d / divisor }
}

/** The fraction n/d of two integers. */
export const rational = (n: number, d = 1): Rational => reduce(BigInt(n), BigInt(d))

export const add = (a: Rational, b: Rational) => reduce(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Rational, b: Rational) => reduce(a.n * b.d - b.n * a.d, a.d * b.d)
export const multiply = (a: Rational, b: Rational) => reduce(a.n * b.n, a.d * b.d)
export const divide = (a: Rational, b: Rational) => reduce(a.n * b.d, a.d * b.n)

/** Ten to an integer power, positive or negative. */
export const powerOfTen = (exponent: number): Rational =>
  exponent < 0 ? { n: 1n, d: 10n ** BigInt(-exponent) } : { n: 10n ** BigInt(exponent), d: 1n }

/** The same for equal numbers, different otherwise. */
export const key = ({ n, d }: Rational) => `${n}/${d}`

/** The finite decimal writing with a point ("-3.25"), or undefined when the number has none ("1/3"). */
export const decimal = ({ n, d }: Rational): string | undefined => {
  let places = 0
  let power = 1n
  while (power % d !== 0n) {
    if (places === 30) return undefined
    power *= 10n
    places++
  }
  const digits = String((n < 0n ? -n : n) * (power / d)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = n < 0n ? '-' : ''
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(digits.length - places)}`
}

/** Digits that a computer reads: "-3", or "7/12" in lowest terms. */
export const exact = ({ n, d }: Rational) => (d === 1n ? String(n) : `${n}/${d}`)

/** The nearest decimal number with that many places. */
export const round = (value: number, places: number) =>
  divide(rational(Math.round(value * 10 ** places)), powerOfTen(places))

/** Only for comparisons and roundings: an approximate value. */
export const approximate = ({ n, d }: Rational) => Number(n) / Number(d)

/** Greatest common divisor of two integers. */
export const commonDivisor = (a: number, b: number) => Number(gcd(BigInt(a), BigInt(b)))
