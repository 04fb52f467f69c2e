import { french } from '../../maths/format.ts'
import {
  approximate,
  decimal,
  isSameNumber,
  multiply,
  type Rational,
  rational,
  roundExactly,
} from '../../maths/rational.ts'
import { scientific, tex } from '../../maths/tex.ts'
import { messages } from './messages.ts'
import { inCents } from './money.ts'
import type { Solution } from './solution.ts'

/** A value as it is shown: exact, or rounded with the tolerance that a pupil's own rounding needs. */
export type Rounded = { value: Rational; isExact: boolean; tolerance?: number }

const MAX_EXACT_PLACES = 4

const exponent = (value: Rational) => Math.floor(Math.log10(Math.abs(approximate(value))))

/**
 * Rounds as asked. Where nothing is asked, a short decimal stays, and another number gets two significant digits more than the
 * data, five at most: a pupil may give three.
 */
export const roundResult = (
  value: Rational,
  places: number | undefined,
  digits: number,
  isIrrational = false,
): Rounded => {
  if (places !== undefined) {
    const rounded = roundExactly(value, places)
    return { value: rounded, isExact: !isIrrational && isSameNumber(rounded, value) }
  }
  const written = decimal(value)
  const size = exponent(value)
  const isShort = written !== undefined && (written.split('.')[1]?.length ?? 0) <= Math.max(MAX_EXACT_PLACES, 3 - size)
  if (!isIrrational && (isShort || value.n === 0n)) return { value, isExact: true }
  const kept = Math.min(5, Math.max(3, digits + 2))
  const half = 0.5 * 10 ** (size - 2)
  return { value: roundExactly(value, kept - 1 - size), isExact: false, tolerance: half }
}

/** « 12 500 », or in scientific notation where nobody would write all digits. */
export const shownNumber = (value: Rational): string => {
  const written = decimal(value) ?? ''
  const isLong = written.replace(/\D/g, '').length > 12
  return isLong ? (scientific(value)?.typed ?? french(value)).replace('-', '−') : french(value)
}

/** A value with its unit; 8,7 is 8,70 where it is a price. */
export const shownQuantity = (value: Rational, unit: string): string => {
  const number = shownNumber(value)
  return `${unit === '€' ? number.replace(/,(\d)$/, ',$10') : number} ${unit}`.trim()
}

type Parts = Pick<Solution, 'kind' | 'steps' | 'rule' | 'hints' | 'minutes'> & {
  asked?: string
  value: Rational
  isIrrational?: boolean
  /** The symbol; empty for a number that counts or has none. */
  unit: string
  /** « BC »; empty for a story. */
  name?: string
  places?: number | undefined
  /** Significant digits of the data. */
  digits?: number
  inUnit?: boolean
  /** The last line, from the result as it is shown: « Le trajet dure 2 h. » */
  sentence: (result: string) => string
  /** What a noun is counted in: shown, never asked of the pupil. */
  noun?: string
  /** The same in another writing: « 2 h 30 min » beside 2,5 h. */
  also?: string | undefined
}

/** A solution whose answer is one number with its unit; undefined where it cannot be written. */
export const measuredSolution = (parts: Parts): Solution | undefined => {
  const {
    kind,
    asked,
    value,
    unit,
    name = '',
    places,
    digits = 3,
    steps,
    sentence,
    rule,
    hints,
    minutes,
    noun = '',
  } = parts
  const rounded = roundResult(value, places, digits, parts.isIrrational)
  const written = decimal(rounded.value)
  if (written === undefined) return undefined
  const sign = rounded.isExact ? '=' : '≈'
  const number = shownQuantity(rounded.value, unit === '' ? noun : unit)
  const shown = parts.also === undefined ? number : messages.orElse(number, parts.also)
  const cents = unit === '€' && places === undefined ? inCents(rounded.value) : undefined
  const tolerance = cents ? 0.005 : rounded.tolerance
  const said = cents ? messages.orElse(shown, messages.about(shownQuantity(cents, unit))) : shown
  return {
    kind,
    ...(asked === undefined ? {} : { asked }),
    expected: {
      kind: 'number',
      value: written,
      ...(unit === '' ? {} : { unit: unit === 'j' ? 'jour' : unit }),
      ...(tolerance === undefined ? {} : { tolerance }),
    },
    ...(parts.inUnit === true ? { inUnit: true as const } : {}),
    typed: `${written} ${unit === 'j' ? 'jours' : unit}`.trim(),
    answer: name === '' ? `${rounded.isExact ? '' : '≈ '}${shown}` : `${name} ${sign} ${shown}`,
    steps: [
      ...steps,
      ...(rounded.isExact || places === undefined
        ? []
        : [messages.roundedQuantity(number, messages.places[places] ?? messages.placesAfter(places))]),
      // « de environ » is no French.
      sentence(rounded.isExact ? said : messages.about(said)).replace(/(?<!\p{L})de environ/gu, 'd’environ'),
    ],
    rule,
    hints: [...hints],
    minutes,
  }
}

/** A number in a line of TeX, rounded to five significant digits where it is long; with its sign of equality. */
export const equalTex = (value: Rational, isIrrational = false): string => {
  const written = decimal(value)
  const isShort = written !== undefined && written.replace(/\D/g, '').replace(/^0+/, '').length <= 9
  if (!isIrrational && (isShort || value.n === 0n)) return `= ${tex(value)}`
  const size = exponent(value)
  return `\\approx ${tex(roundExactly(value, Math.max(0, 4 - size)))}`
}

/** Only where a root or π leaves the fractions: the nearest fraction. */
export const fromNumber = (value: number): Rational => {
  const places = Math.max(0, Math.min(15, 12 - Math.floor(Math.log10(Math.abs(value) || 1))))
  return roundExactly(
    { n: BigInt(Math.round(value * 10 ** Math.min(places, 12))), d: 10n ** BigInt(Math.min(places, 12)) },
    Math.min(places, 12),
  )
}

export const PI: Rational = { n: 31_415_926_535_897_932n, d: 10_000_000_000_000_000n }

/** A duration as people say it, where it is a whole number of minutes or of seconds: « 2 h 30 min » for 2,5 h. */
export const spokenDuration = (value: Rational, unit: string): string | undefined => {
  const seconds =
    unit === 'h' ? multiply(value, rational(3600)) : unit === 'min' ? multiply(value, rational(60)) : undefined
  if (seconds?.d !== 1n || value.d === 1n) return undefined
  const [h, min, s] = [seconds.n / 3600n, (seconds.n % 3600n) / 60n, seconds.n % 60n]
  return [h > 0n ? `${h} h` : '', min > 0n ? `${min} min` : '', s > 0n ? `${s} s` : '']
    .filter(part => part !== '')
    .join(' ')
}
