import { multiply, type Rational, rational, roundExactly } from '../../maths/rational.ts'

const hasPlaces = (value: Rational, power: number) => multiply(value, rational(power)).d === 1n

/** Where no rounding is asked: a price with a third decimal is told as it is, « 0,075 € »; a longer one is rounded to the cent. */
export const centPlaces = (value: Rational): number | undefined => (hasPlaces(value, 1000) ? undefined : 2)

/** The same in whole cents, where the exact price has a third decimal: a pupil may give either. */
export const inCents = (value: Rational): Rational | undefined =>
  hasPlaces(value, 1000) && !hasPlaces(value, 100) ? roundExactly(value, 2) : undefined
