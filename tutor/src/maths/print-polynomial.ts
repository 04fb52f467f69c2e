import { french } from './format.ts'
import { isNegative, type Monomial, type Polynomial, sortedTerms } from './polynomial.ts'
import { absolute, type Rational, rational } from './rational.ts'
import { superscript } from './superscripts.ts'
import { fractionTex, tex } from './tex.ts'

/** For a formula, as one types it, or as it is printed in plain text. */
type Form = 'tex' | 'typed' | 'printed'

const DECIMAL_DENOMINATORS = [2n, 4n, 5n, 8n, 10n, 20n, 25n, 100n, 1000n]

const MINUS = { tex: '-', typed: '-', printed: '−' }

const raise = {
  tex: (exponent: number) => `^{${exponent}}`,
  typed: (exponent: number) => `^${exponent}`,
  printed: superscript,
}

const writeLetters = (letters: string, form: Form) =>
  [...new Set(letters)]
    .map(name => {
      const exponent = [...letters].filter(other => other === name).length
      return exponent === 1 ? name : name + raise[form](exponent)
    })
    .join('')

const numberTex = (value: Rational) =>
  value.d === 1n || DECIMAL_DENOMINATORS.includes(value.d) ? tex(value) : fractionTex(value.n, value.d)
const writeNumber = {
  tex: numberTex,
  typed: ({ n, d }: Rational) => (d === 1n ? String(n) : `(${n}/${d})`),
  printed: french,
}

/** A term without its sign: 3x², x, 5. */
export const printTerm = ({ letters, coefficient }: Monomial, form: Form = 'tex'): string => {
  const size = absolute(coefficient)
  const isOne = size.n === size.d && letters !== ''
  return (isOne ? '' : writeNumber[form](size)) + writeLetters(letters, form)
}

/** Terms in a row as a sum: −3x² + x − 5; '0' when there is none. */
export const printSum = (terms: readonly Monomial[], form: Form = 'tex'): string => {
  const text = terms
    .map((term, i) => {
      const sign = isNegative(term) ? MINUS[form] : i > 0 ? '+' : ''
      return `${i > 0 ? ` ${sign} ` : sign}${printTerm(term, form)}`
    })
    .join('')
  return text === '' ? '0' : text
}

/** A polynomial as TeX, from the highest degree down. */
export const printTex = (polynomial: Polynomial) => printSum(sortedTerms(polynomial))
/** A polynomial as one types it: (1/2)x^2. */
export const printTyped = (polynomial: Polynomial) => printSum(sortedTerms(polynomial), 'typed')

/** Coefficients from the highest degree down: [6, -7, -20] is "6x² − 7x − 20". */
export const polynomial = (coefficients: readonly number[], variable = 'x') =>
  printSum(
    coefficients.flatMap((coefficient, i) =>
      coefficient === 0
        ? []
        : [{ letters: variable.repeat(coefficients.length - 1 - i), coefficient: rational(coefficient) }],
    ),
    'printed',
  )

/** A term that follows ×: (−3x) in parentheses. */
export const factorTex = (term: Monomial) => (isNegative(term) ? `(-${printTerm(term)})` : printTerm(term))
