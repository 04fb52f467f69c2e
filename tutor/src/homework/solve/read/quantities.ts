import { divide, multiply, parseDecimal, powerOfTen, type Rational, rational } from '../../../maths/rational.ts'
import { inBase } from '../../../maths/units.ts'
import { measured, UNIT, unitSymbol } from './symbols.ts'

/** A number of a statement with what it measures or counts. */
export type Quantity = {
  value: Rational
  /** The symbol; empty for a number that only counts. */
  unit: string
  dimension: string
  /** « U » of « U = 12 V »; empty where there is none. */
  name: string
  /** The words behind a number without a unit. */
  noun: string
  /** As it is written. */
  text: string
  /** Significant digits. */
  digits: number
  from: number
  to: number
}

const NUMBER = String.raw`(?<![\d\p{L}][.,]?)(?<sign>-(?=\d))?(?<whole>\d{1,3}(?: \d{3})+(?!\d)|\d{1,15})(?:[.,](?<places>\d{1,12}))?(?:\s?×\s?10\s?\^\s?\(?(?<power>-?\d{1,2})\)?)?(?:\s?\/\s?(?<below>\d{1,6})(?![\d.,]))?`
const NAME = String.raw`(?<![\p{L}\d])(?<name>Ec|ρ|[A-Z]{2}|[A-Za-z])\s?(?:=|:)\s?`
const QUANTITY = new RegExp(
  `(?:${NAME})?${NUMBER}(?:\\s?(?<unit>${UNIT})|(?<noun>(?:\\s(?:de |d')?[\\p{L}][\\p{L}'-]*){1,4}))?`,
  'gu',
)
const DURATION =
  /(?<![\d\p{L}])(?<hours>\d{1,3})\s?(?:h|heures?)\s?(?:et )?(?<minutes>\d{1,2})(?:\s?(?:min|mn|minutes?)(?:\s?(?:et )?(?<seconds>\d{1,2})\s?(?:s|secondes?))?)?(?![\p{L}\d])|(?<![\d\p{L}])(?<alone>\d{1,3})\s?(?:min|mn|minutes?)\s?(?:et )?(?<rest>\d{1,2})(?:\s?(?:s|secondes?))?(?![\p{L}\d])/gu

type Groups = Partial<Record<string, string>>

const readNumber = ({ sign, whole = '', places = '', power, below }: Groups): Rational | undefined => {
  const digits = whole.replaceAll(' ', '')
  if (/^0\d/.test(digits) || below?.startsWith('0')) return undefined
  const plain = parseDecimal(digits, places)
  const scaled = power === undefined ? plain : multiply(plain, powerOfTen(Number(power)))
  const value = below === undefined ? scaled : divide(scaled, rational(Number(below)))
  return sign === undefined ? value : multiply(value, rational(-1))
}

const countDigits = ({ whole = '', places = '' }: Groups) => {
  const all = (whole.replaceAll(' ', '') + places).replace(/^0+/, '')
  return Math.max(1, places === '' ? all.replace(/0+$/, '').length : all.length)
}

const durations = (text: string): Quantity[] =>
  [...text.matchAll(DURATION)].flatMap(match => {
    const { hours, minutes, seconds, alone, rest } = match.groups ?? {}
    if (Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59 || Number(rest ?? 0) > 59) return []
    const total =
      hours === undefined
        ? 60 * Number(alone) + Number(rest)
        : 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds ?? 0)
    const unit = hours === undefined ? 'min' : 'h'
    const value = rational(total, hours === undefined ? 60 : 3600)
    const [from, to] = [match.index, match.index + match[0].length]
    return [{ value, unit, dimension: 'time', name: '', noun: '', text: match[0], digits: 3, from, to }]
  })

/** Every quantity of a text in plain writing, in order; a number that cannot be read makes all of it undefined. */
export const quantitiesIn = (text: string): Quantity[] | undefined => {
  const whole = durations(text)
  const hidden = whole.reduce(
    (left, { from, to }) => left.slice(0, from) + '\u0000'.repeat(to - from) + left.slice(to),
    text,
  )
  const found: Quantity[] = [...whole]
  for (const match of hidden.matchAll(QUANTITY)) {
    const groups: Groups = match.groups ?? {}
    const value = readNumber(groups)
    if (!value) return undefined
    const unit = groups.unit === undefined ? '' : (unitSymbol(groups.unit) ?? '')
    found.push({
      value,
      unit,
      dimension: unit === '' ? '' : (measured(unit)?.dimension ?? ''),
      name: groups.name ?? '',
      noun: (groups.noun ?? '').trim(),
      text: match[0].trim(),
      digits: countDigits(groups),
      from: match.index,
      to: match.index + match[0].length,
    })
  }
  return found.toSorted((a, b) => a.from - b.from)
}

/** A quantity in another unit of the same kind. */
export const inUnit = (value: Rational, from: string, to: string): Rational | undefined => {
  const [a, b] = [measured(from), measured(to)]
  return a && b && a.dimension === b.dimension ? divide(inBase(value, a), b.factor) : undefined
}
