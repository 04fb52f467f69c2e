import type { Expected } from '@ariane/activities/api'
import { fraction, french, machine, math } from '../../maths/format.ts'
import { polynomial } from '../../maths/print-polynomial.ts'
import { decimal, exact, key, type Rational, round } from '../../maths/rational.ts'

/** What a calculation ends with; equal keys are the same answer, and sizes are compared. */
export type Result = { text: string; expected: Expected; key: string; size?: number }

/**
 * The lines of a calculation and its result; undefined where a mistake leads to nothing that a pupil would write. The wrong
 * line is named where another way is taken, of which the first line is not the wrong one.
 */
export type Done = { lines: readonly string[]; result: Result | undefined; calculation?: string; wrongLine?: number }

/** A number that is asked for from the result, with what leads to wrong ones. */
type Back = {
  statement: string
  result: Result | undefined
  wrong: readonly (readonly [Result | undefined, string])[]
  steps: readonly string[]
}

/**
 * A problem with its worked calculation. Lines hold formulas as ‹5 × 5 = [25]›, where square brackets mark the numbers that
 * may be asked for. `work('')` is right; the other names are those of the mistakes, each told as what one does.
 */
export type Problem = {
  given: string
  ask: string
  work: (mistake: string) => Done
  mistakes: Readonly<Record<string, string>>
  hint: string
  rule: string
  begin: string
  /** « Dans quelle situation … est-il le plus grand ? », where two situations can be compared. */
  most?: string
  back?: Back
}
export type Draw = (random: () => number) => Problem

/** A calculated number, cleaned of what binary numbers add. */
export const clean = (value: number): Rational => round(value, 6)
/** A calculated number to so many decimal places. */
export const roundTo = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places
/** A calculated number in French. */
export const number = (value: number): string => french(clean(value))
/** An amount in euros: « 2,50 », and « 30 » where there are no cents. */
export const euros = (value: number): string => number(value).replace(/,\d$/, '$&0')
/** A number after an operation sign. */
export const signed = (value: number): string => (value < 0 ? `(${number(value)})` : number(value))

const MOST_PLACES = 3
const CENTS = 2
const isWritable = (value: Rational, places: number) => (decimal(value)?.split('.')[1]?.length ?? 0) <= places

/** A number with its unit; sizes are positive. */
export const quantity = (value: number, unit = '', tolerance = 0): Result | undefined => {
  const exactly = Number.isFinite(value) ? clean(value) : undefined
  if (
    !exactly ||
    !isWritable(exactly, unit === '€' ? CENTS : MOST_PLACES) ||
    (unit !== '' && unit !== '°C' && value <= 0)
  )
    return undefined
  return {
    text: (unit === '€' ? euros(value) : french(exactly)) + (unit && (unit === '°' ? unit : ` ${unit}`)),
    expected: {
      kind: 'number',
      value: decimal(exactly) ?? exact(exactly),
      ...(unit && { unit }),
      ...(tolerance > 0 && { tolerance }),
    },
    key: key(exactly),
    size: value,
  }
}

/** A fraction in lowest terms. */
export const fractionResult = (value: Rational): Result => ({
  text: fraction(value),
  expected: { kind: 'number', value: exact(value), form: 'irreducible' },
  key: key(value),
  size: Number(value.n) / Number(value.d),
})

/** An expression of one letter, reduced. */
export const expression = (coefficients: readonly number[], letter = 'x'): Result => {
  const text = polynomial(coefficients, letter)
  return { text, expected: { kind: 'algebra', expression: machine(text), form: 'expanded' }, key: text }
}

const two = (value: number) => String(value).padStart(2, '0')
/** Minutes as « 2 h 05 min ». */
export const writeDuration = (minutes: number): string =>
  `${minutes < 60 ? '' : `${Math.floor(minutes / 60)} h `}${two(minutes % 60)} min`
/** Minutes after midnight as « 8 h 05 ». */
export const writeTime = (minutes: number): string => `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`

const inMinutes = (minutes: number, text: string): Result | undefined =>
  Number.isInteger(minutes) && minutes > 0
    ? { text, expected: { kind: 'number', value: String(minutes), unit: 'min' }, key: `${minutes}`, size: minutes }
    : undefined
/** A duration of so many minutes. */
export const duration = (minutes: number): Result | undefined => inMinutes(minutes, writeDuration(minutes))
/** A time of the day. */
export const time = (minutes: number): Result | undefined =>
  minutes < 24 * 60 ? inMinutes(minutes, writeTime(minutes)) : undefined

const FORMULA = /‹([^›]*)›/g
const HOLE = /\[(−?[\d,\u202f]+(?:\/\d+)?)\]/g

/** The numbers of a text, with their commas or as fractions. */
export const listNumbers = (text: string) => text.match(/\d[\d,\u202f]*(?:\/\d+)?/g) ?? []

/** A line as it is shown. */
export const showLine = (line: string): string =>
  line.replace(FORMULA, (_, plain: string) => math(plain.replace(HOLE, '$1')))

/** The numbers of a line that may be asked for. */
export const listHoles = (line: string): string[] =>
  [...line.matchAll(FORMULA)].flatMap(([, plain = '']) => [...plain.matchAll(HOLE)].map(([, value = '']) => value))

/** A line without one of its numbers. */
export const hideHole = (line: string, which: number): string => {
  let at = -1
  return line.replace(FORMULA, (_, plain: string) =>
    math(
      plain.replace(HOLE, (__, value: string) => {
        at += 1
        return at === which ? '\\ldots' : value
      }),
    ),
  )
}
