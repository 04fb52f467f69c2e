import { french } from './format.ts'
import { decimal, type Rational } from './rational.ts'

/** A fraction as TeX, its sign in front. */
export const fractionTex = (over: bigint, under: bigint): string =>
  under === 1n ? String(over) : `${over < 0n ? '-' : ''}\\frac{${over < 0n ? -over : over}}{${under}}`

/** A number as TeX: 12 500,5 or a fraction. */
export const tex = (value: Rational): string => {
  if (decimal(value) === undefined) return fractionTex(value.n, value.d)
  return french(value).replaceAll('−', '-').replace(',', '{,}').replaceAll('\u202f', '\\,')
}

/** Scientific notation, as TeX and as one types it: 4,5 × 10^7. Undefined for 0 and for a number without decimal writing. */
export const scientific = (value: Rational): { tex: string; typed: string } | undefined => {
  const plain = decimal(value)
  if (plain === undefined || value.n === 0n) return undefined
  const digits = plain.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '')
  const [whole = ''] = plain.replace('-', '').split('.')
  const exponent = /[1-9]/.test(whole)
    ? whole.replace(/^0+/, '').length - 1
    : -((plain.split('.')[1]?.match(/^0*/)?.[0].length ?? 0) + 1)
  const mantissa = `${value.n < 0n ? '-' : ''}${digits[0]}${digits.length > 1 ? `,${digits.slice(1)}` : ''}`
  return { tex: `${mantissa.replace(',', '{,}')} \\times 10^{${exponent}}`, typed: `${mantissa} × 10^${exponent}` }
}
