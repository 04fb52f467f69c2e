import { parseDecimal, type Rational } from './rational.ts'

/** The pattern of a number as it is printed: 12 500,5 or −3. */
export const DECIMAL = String.raw`[-−]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,9})?(?!\d)|[-−]?\d{1,12}(?:[.,]\d{1,9})?(?!\d)`

/** The exact value of such a number; undefined for 007. */
export const readDecimal = (text: string): Rational | undefined => {
  const [whole = '', places = ''] = text
    .replace('−', '-')
    .replace(/[\s\u00a0\u202f]/g, '')
    .split(/[.,]/)
  return /^-?0\d/.test(whole) || !/^-?\d+$/.test(whole) ? undefined : parseDecimal(whole, places)
}
