import type { Numeral, Operation } from '../../../maths/expression.ts'
import {
  add,
  divide,
  gcd,
  multiply,
  type Rational,
  rational,
  reduce,
  squareRoot,
  subtract,
} from '../../../maths/rational.ts'
import { fractionTex } from '../../../maths/tex.ts'

/** The result is out of reach: a division by zero, a root without exact value, a number nobody writes. */
export class Beyond extends Error {}

const MOST_DIGITS = 25
const sane = (value: Rational): Rational => {
  if (`${value.n}${value.d}`.length > MOST_DIGITS) throw new Beyond()
  return value
}

/** The value of one operation on two numbers. */
export const compute = ({ sign }: Operation, a: Rational, b: Rational): Rational => {
  if (sign === '+') return sane(add(a, b))
  if (sign === '-') return sane(subtract(a, b))
  if (sign === '*') return sane(multiply(a, b))
  if (b.n === 0n) throw new Beyond()
  return sane(divide(a, b))
}

export const raiseTo = (base: Rational, exponent: number): Rational => {
  if (base.n === 0n && exponent <= 0) throw new Beyond()
  let value = rational(1)
  for (let i = 0; i < Math.abs(exponent); i++) value = sane(multiply(value, base))
  return exponent < 0 ? divide(rational(1), value) : value
}

/** The exact square root. */
export const extractRoot = (value: Rational): Rational => {
  const root = squareRoot(value)
  if (!root) throw new Beyond()
  return root
}

const overAndUnder = ({ value, fraction }: Numeral) => fraction ?? { over: value.n, under: value.d }
const isFraction = (one: Numeral) => overAndUnder(one).under !== 1n
const signed = (over: bigint, under: bigint) => {
  const text = fractionTex(over, under)
  return over < 0n ? `(${text})` : text
}

/** Over a number, the fraction in lowest terms when that is another writing. */
const lowest = (over: bigint, under: bigint) => {
  const { n, d } = reduce(over, under)
  const short = fractionTex(n, d)
  const long = under < 0n ? fractionTex(-over, -under) : fractionTex(over, under)
  return long === short ? long : `${long} = ${short}`
}

/** How an operation on fractions is done, in TeX: the common denominator, the product, the inverse; undefined without fractions. */
export const explainOperation = ({ sign }: Operation, left: Numeral, right: Numeral): string | undefined => {
  if (!isFraction(left) && !isFraction(right)) return undefined
  const [a, b] = [overAndUnder(left), overAndUnder(right)]
  const start = `${fractionTex(a.over, a.under)} ${{ '+': '+', '-': '-', '*': '\\times', '÷': '\\div', '/': '\\div' }[sign]} ${signed(b.over, b.under)}`
  if (sign === '*')
    return `${start} = \\frac{${a.over} \\times ${b.over < 0n ? `(${b.over})` : b.over}}{${a.under === 1n ? b.under : b.under === 1n ? a.under : `${a.under} \\times ${b.under}`}} = ${lowest(a.over * b.over, a.under * b.under)}`
  if (sign === '÷' || sign === '/') {
    const inverse = b.over < 0n ? { over: -b.under, under: -b.over } : { over: b.under, under: b.over }
    return `${start} = ${fractionTex(a.over, a.under)} \\times ${signed(inverse.over, inverse.under)} = ${lowest(a.over * inverse.over, a.under * inverse.under)}`
  }
  const common = (a.under / gcd(a.under, b.under)) * b.under
  const [over, other] = [(a.over * common) / a.under, (b.over * common) / b.under]
  const same =
    a.under === b.under ? '' : ` = ${fractionTex2(over, common)} ${sign} ${fractionTex2(other, common, true)}`
  return `${start}${same} = ${lowest(sign === '+' ? over + other : over - other, common)}`
}

/** 12/4 stays a fraction on the way to the common denominator. */
const fractionTex2 = (over: bigint, under: bigint, behindSign = false) => {
  const text = `${over < 0n ? '-' : ''}\\frac{${over < 0n ? -over : over}}{${under}}`
  return behindSign && over < 0n ? `(${text})` : text
}
