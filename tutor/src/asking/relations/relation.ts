import type { Slot } from './fit.ts'
import type { Given } from './given.ts'

/** What a relation makes of its givens. */
type Worked = {
  law: string
  working: string
  value: number
  unit: string
  /** What is said instead of the decimal number: « 1/6 ». */
  shown?: string
}

/** One way to use a law: what it is called by, what has to be given, and what comes of it. */
export type Relation = {
  /** All of these stand in the question. */
  calls: readonly RegExp[]
  /** None of these does. */
  never?: RegExp
  /** One number for each; a list of numbers of one kind where it is called `each`. */
  slots: readonly Slot[] | { each: Slot }
  work: (givens: readonly Given[], short: string) => Worked | undefined
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** A number as it is written in French, exact or to three decimals. */
export const write = (value: number): string => String(rounded(value)).replace('.', ',')

export const tex = (value: number): string => write(value).replace(',', '{,}')

/** « = 3 » or « ≈ 0,333 » */
export const equals = (value: number): string =>
  `${Math.abs(rounded(value) - value) < 1e-9 ? '=' : '\\approx'} ${tex(value)}`

const SYMBOLS = new Map([
  ['j', 'J'],
  ['kj', 'kJ'],
  ['mj', 'MJ'],
  ['w', 'W'],
  ['kw', 'kW'],
  ['mw', 'MW'],
  ['kwh', 'kWh'],
  ['v', 'V'],
  ['amp', 'A'],
  ['ma', 'mA'],
  ['n', 'N'],
  ['hz', 'Hz'],
  ['l', 'L'],
  ['ml', 'mL'],
  ['cl', 'cL'],
])
/** A folded unit as it is written. */
export const symbol = (unit: string): string => SYMBOLS.get(unit) ?? unit

/** Whether all givens have one unit, or none. */
export const isOneUnit = (givens: readonly Given[]): boolean => new Set(givens.map(({ unit }) => unit)).size === 1
