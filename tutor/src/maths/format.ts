import { decimal, exact, type Rational, rational } from './rational.ts'
import { SUPERSCRIPTS } from './superscripts.ts'

const NARROW_SPACE = '\u202f'

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

/** Plain maths as the grader reads it: "6x² − 7x" is "6x^2-7x". */
export const machine = (plain: string) => plain.replaceAll('²', '^2').replaceAll('−', '-').replaceAll(' ', '')
