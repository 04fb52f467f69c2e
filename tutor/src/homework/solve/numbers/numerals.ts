import { readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { approximate, isSameNumber, type Rational, reduce, subtract } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'

/** A number of a list with its own writing: 6/8 stays 6/8. */
export type Numeral = { value: Rational; text: string; tex: string; isFraction: boolean }

/** A decimal or a fraction, with its sign; undefined for anything else. */
export const readNumeral = (written: string): Numeral | undefined => {
  const text = written
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\+\s?/, '')
  const [, sign = '', over, under] = text.match(/^(-\s?)?(\d{1,6})\s?\/\s?(\d{1,6})$/) ?? []
  if (over !== undefined && under !== undefined) {
    if (Number(under) === 0) return undefined
    const n = sign === '' ? BigInt(over) : -BigInt(over)
    return {
      value: reduce(n, BigInt(under)),
      text: text.replace(/\s/g, ''),
      tex: fractionTex(n, BigInt(under)),
      isFraction: true,
    }
  }
  const value = /^-?\s?\d[\d ]*(?:[.,]\d+)?$/.test(text) ? readDecimal(text.replace(/^-\s/, '-')) : undefined
  return value && { value, text: french(value).replace('−', '-'), tex: tex(value), isFraction: false }
}

/** Which of two numbers is larger. */
export const compareNumbers = (a: Rational, b: Rational): number => {
  const difference = subtract(a, b)
  return difference.n < 0n ? -1 : difference.n > 0n ? 1 : 0
}

export const signBetween = (a: Rational, b: Rational): '<' | '=' | '>' =>
  isSameNumber(a, b) ? '=' : approximate(subtract(a, b)) < 0 ? '<' : '>'
