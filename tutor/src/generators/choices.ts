import { fraction, french } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { key, type Rational } from '../maths/rational.ts'
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
