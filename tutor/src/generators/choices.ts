import { fraction, french } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { approximate, decimal, divide, key, type Rational, roundExactly } from '../maths/rational.ts'
import type { Choice } from './exercise.ts'

/** A number as an answer, with its unit. */
export const numberChoice = (value: Rational, unit = ''): Choice => ({
  text: french(value) + (unit && (unit === '°' ? unit : ` ${unit}`)),
  value: key(value),
})

/** A fraction in lowest terms as an answer. */
export const fractionChoice = (value: Rational): Choice => ({ text: fraction(value), value: key(value) })

/** A polynomial as an answer, written as it is unless another form is given. */
export const polynomialChoice = (coefficients: readonly number[], text = polynomial(coefficients)): Choice => {
  const firstNonZero = coefficients.findIndex(coefficient => coefficient !== 0)
  return { text, value: firstNonZero < 0 ? '0' : coefficients.slice(firstNonZero).join(' ') }
}

const DIGITS = 3
/** So many digits are written out, as those of 62.375. */
const MOST_WRITTEN = 5

/** A quotient as somebody writes it down from a calculator: a long one with three digits. */
export const writtenQuotient = (above: Rational, below: Rational): Rational => {
  const value = divide(above, below)
  const written = decimal(value)
  if (written !== undefined && written.replace(/\D/g, '').length <= MOST_WRITTEN) return value
  const rank = Math.floor(Math.log10(Math.abs(approximate(value)))) + 1
  return roundExactly(value, Math.max(0, DIGITS - rank))
}
