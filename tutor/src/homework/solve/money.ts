import { multiply, type Rational, rational, roundExactly } from '../../maths/rational.ts'

const hasPlaces = (value: Rational, power: number) => multiply(value, rational(power)).d === 1n

const isShort = (value: Rational) => hasPlaces(value, value.n < value.d ? 10_000 : 1000)

/** Where no rounding is asked: a price with a third decimal is told as it is, « 0,075 € »; a longer one is rounded to the cent. */
export const centPlaces = (value: Rational): number | undefined => (isShort(value) ? undefined : 2)

/** The same in whole cents, where the exact price has a third decimal: a pupil may give either. */
export const inCents = (value: Rational): Rational | undefined =>
  isShort(value) && !hasPlaces(value, 100) ? roundExactly(value, 2) : undefined
