import type { Choice } from '../generators/exercise.ts'
import { decimal, exact, key, type Rational, rational } from './rational.ts'

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const NARROW_SPACE = '\u202f'

/** "⁻¹²" for -12. */
export const superscript = (n: number) =>
  (n < 0 ? '⁻' : '') + String(Math.abs(n)).replace(/\d/g, digit => SUPERSCRIPTS[Number(digit)] ?? '')

/** "−7/12" or "−7". */
export const fraction = (value: Rational) => exact(value).replace('-', '−')

/** French writing of a number: "−12 500,5"; a fraction when it has no finite decimal writing. */
export const french = (value: Rational | number) => {
  const number = typeof value === 'number' ? rational(value) : value
  const written = decimal(number)
  if (written === undefined) return fraction(number)
  const [whole = '', places] = written.replace('-', '−').split('.')
  const grouped = whole.replace(/\d{5,}/, digits => digits.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE))
  return places === undefined ? grouped : `${grouped},${places}`
}

/** A number that follows an operation sign: "5", but "(−5)". */
export const operand = (value: Rational | number) => {
  const written = french(value)
  return written.startsWith('−') ? `(${written})` : written
}

/** Coefficients from the highest degree down: [6, -7, -20] is "6x² − 7x − 20". */
export const polynomial = (coefficients: readonly number[], variable = 'x') => {
  const terms = coefficients.flatMap((coefficient, i) => {
    const degree = coefficients.length - 1 - i
    if (coefficient === 0) return []
    const size = Math.abs(coefficient) === 1 && degree > 0 ? '' : french(Math.abs(coefficient))
    const power = degree === 0 ? '' : variable + (degree === 1 ? '' : superscript(degree))
    return [{ sign: coefficient < 0 ? '−' : '+', body: size + power }]
  })
  if (terms.length === 0) return '0'
  return terms.map(({ sign, body }, i) => (i > 0 ? ` ${sign} ${body}` : sign === '−' ? sign + body : body)).join('')
}

/** Plain maths to a KaTeX formula between dollars: "−7/12 × 3²" is "$-\frac{7}{12} \times 3^{2}$". */
export const math = (plain: string) => {
  const formula = plain
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g,
      run => `^{${[...run].map(sign => (sign === '⁻' ? '-' : SUPERSCRIPTS.indexOf(sign))).join('')}}`,
    )
    .replace(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}')
    .replace(/√([\d,]+)/g, '\\sqrt{$1}')
    .replace(/(\d),(\d)/g, '$1{,}$2')
    .replaceAll('−', '-')
    .replaceAll('×', '\\times')
    .replaceAll('÷', '\\div')
    .replaceAll('%', '\\%')
    .replaceAll(NARROW_SPACE, '\\,')
  return `$${formula}$`
}

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

/** Plain maths as the grader reads it: "6x² − 7x" is "6x^2-7x". */
export const machine = (plain: string) => plain.replaceAll('²', '^2').replaceAll('−', '-').replaceAll(' ', '')
