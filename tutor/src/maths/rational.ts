/** An exact fraction in lowest terms, with a positive denominator. */
export type Rational = { readonly n: bigint; readonly d: bigint }

/** Greatest common divisor of two whole numbers; never negative. */
export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** The fraction n/d in lowest terms; throws RangeError when `d` is zero. */
export const reduce = (n: bigint, d: bigint): Rational => {
  if (d === 0n) throw new RangeError('division by zero')
  const divisor = d < 0n ? -gcd(n, d) : gcd(n, d)
  return { n: n / divisor, d: d / divisor }
}

/** The fraction n/d of two integers. */
export const rational = (n: number, d = 1): Rational => reduce(BigInt(n), BigInt(d))

/** Sum of two fractions. */
export const add = (a: Rational, b: Rational) => reduce(a.n * b.d + b.n * a.d, a.d * b.d)
/** Difference of two fractions. */
export const subtract = (a: Rational, b: Rational) => reduce(a.n * b.d - b.n * a.d, a.d * b.d)
/** Product of two fractions. */
export const multiply = (a: Rational, b: Rational) => reduce(a.n * b.n, a.d * b.d)
/** Quotient of two fractions; throws RangeError when `b` is zero. */
export const divide = (a: Rational, b: Rational) => reduce(a.n * b.d, a.d * b.n)
/** The same fraction with the other sign. */
export const negate = ({ n, d }: Rational): Rational => ({ n: -n, d })
/** The fraction without its sign. */
export const absolute = ({ n, d }: Rational): Rational => ({ n: n < 0n ? -n : n, d })

/** Ten to an integer power, positive or negative. */
export const powerOfTen = (exponent: number): Rational =>
  exponent < 0 ? { n: 1n, d: 10n ** BigInt(-exponent) } : { n: 10n ** BigInt(exponent), d: 1n }

/** The finite decimal with these digits: '12' and '50' are 12.5; a minus may stand before the whole part. */
export const parseDecimal = (whole: string, places = ''): Rational =>
  reduce(BigInt(whole + places), 10n ** BigInt(places.length))

/** The same for equal numbers, different otherwise. */
export const key = ({ n, d }: Rational) => `${n}/${d}`

/** Whether two fractions are the same number. */
export const isSameNumber = (a: Rational, b: Rational) => key(a) === key(b)

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

/** The value with so many places, a half away from zero. */
export const roundExactly = (value: Rational, places: number): Rational => {
  const { n, d } = add(absolute(multiply(value, powerOfTen(places))), rational(1, 2))
  const whole = multiply({ n: n / d, d: 1n }, powerOfTen(-places))
  return value.n < 0n ? negate(whole) : whole
}

const wholeRoot = (n: bigint): bigint | undefined => {
  if (n < 0n) return undefined
  const root = BigInt(Math.round(Math.sqrt(Number(n))))
  return root * root === n ? root : undefined
}

/** The square root, when it is a fraction too. */
export const squareRoot = ({ n, d }: Rational): Rational | undefined => {
  const [over, under] = [wholeRoot(n), wholeRoot(d)]
  return over === undefined || under === undefined ? undefined : { n: over, d: under }
}

/** Only for comparisons and roundings: an approximate value. */
export const approximate = ({ n, d }: Rational) => Number(n) / Number(d)

/** Greatest common divisor of two integers, as a number. */
export const commonDivisor = (a: number, b: number) => Number(gcd(BigInt(a), BigInt(b)))
