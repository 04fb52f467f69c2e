import { rememberLately } from '@ariane/activities/api'
import { plainMaths } from '../../maths/plain-maths.ts'
import { divide, multiply, negate, parseDecimal, powerOfTen, type Rational } from '../../maths/rational.ts'
import { UNIT_PATTERN, type Unit, unitNamed } from '../../maths/units.ts'
import { withTwoUnits } from './compound.ts'
import { spelledNumber, withCounts, withMillions, withParts } from './spelled.ts'

/** A number as it is written: its value, its unit, and what its writing tells. */
export type Written = {
  value: Rational
  unit?: Unit
  /** 'whole', 'decimal', 'fraction' or 'scientific' (a × 10^n). */
  form: 'whole' | 'decimal' | 'fraction' | 'scientific'
  /** A fraction in lowest terms; a × 10^n with one digit before the point. */
  normal: boolean
  places: number
}

const NUMBER = String.raw`(?<![\p{L}\d.^])(?<sign>-\s?|\+\s?)?(?<whole>\d+)(?:\.(?<decimals>\d+))?`
const POWER = String.raw`(?:\s?(?:\*|x)\s?10\s?\^\s?\(?(?<power>[+-]?\d+)\)?)?`
const QUOTIENT = String.raw`(?:\s?\/\s?(?<below>\d+)(?![\d.]))?`
const PATTERN = new RegExp(`${NUMBER}${POWER}${QUOTIENT}(?:\\s?(?:de\\s|d')?(?<unit>${UNIT_PATTERN}))?`, 'gu')

type Groups = Partial<Record<'sign' | 'whole' | 'decimals' | 'power' | 'below' | 'unit', string>>

const written = ({ sign, whole = '0', decimals, power, below, unit: name }: Groups): Written | undefined => {
  if (below && /^0+$/.test(below)) return undefined
  const size = parseDecimal(whole, decimals)
  const exponent = Number(power ?? 0)
  if (Math.abs(exponent) > 40) return undefined
  const signed = sign?.startsWith('-') ? negate(size) : size
  const value = multiply(signed, powerOfTen(exponent))
  const quotient = below ? divide(value, { n: BigInt(below), d: 1n }) : value
  const unit = name === undefined ? undefined : unitNamed(name)
  const normal = below
    ? quotient.d === BigInt(below) && decimals === undefined
    : power !== undefined && whole.length === 1 && whole !== '0'
  return {
    value: quotient,
    form: below ? 'fraction' : power !== undefined ? 'scientific' : decimals ? 'decimal' : 'whole',
    normal,
    places: decimals?.length ?? 0,
    ...(unit && { unit }),
  }
}

/** '1 chance sur 13' and '3 sur 8' are fractions; '1h30' and '12 euros 40' are one quantity. */
const spelledOut = (text: string) =>
  withTwoUnits(withParts(withCounts(text)))
    .replace(
      /\b(une|un|\d+)\s(?:chances?|fois)?\s?sur\s(\d+)/gi,
      (_, n: string, d: string) => `${/^\d/.test(n) ? n : 1}/${d}`,
    )
    .replace(/\b([cdkm]?m)([23])\b/g, '$1^$2')

/** Every number of a text, in order; a text without digits may be a number in words. */
export const numbersIn = rememberLately((text): readonly Written[] => {
  const plain = spelledOut(withMillions(withCounts(plainMaths(text))))
  const found = [...plain.matchAll(PATTERN)].flatMap(({ groups }) => written(groups ?? {}) ?? [])
  if (found.length > 0) return found
  const words = plain
    .replace(/^(?:la réponse est|c'est|il y en a|ça fait|=|donc)\s+/i, '')
    .replace(/^les?\s+/i, '')
    .replace(/[.!]+$/, '')
  const unit = words.match(new RegExp(`\\s(${UNIT_PATTERN})$`, 'u'))?.[1]
  const value = spelledNumber(unit ? words.slice(0, -unit.length) : words)
  const known = unit && unitNamed(unit)
  return value
    ? [{ value, form: value.d === 1n ? 'whole' : 'fraction', normal: true, places: 0, ...(known && { unit: known }) }]
    : []
})
