import { fraction } from '../maths/format.ts'
import { add, approximate, decimal, divide, exact, multiply, type Rational, rational } from '../maths/rational.ts'
import { fractionChoice, numberChoice } from './choices.ts'
import { distractors, type Exercise } from './exercise.ts'

type Presentation = Pick<Exercise, 'statement' | 'steps' | 'hint' | 'minutes' | 'figure'> & { tolerance?: number }

/** Slips of a digit, for the rare numbers whose misconceptions fall together. */
const slips = (value: Rational): Record<string, Rational> => ({
  countsOneMore: add(value, rational(1)),
  countsTwoMore: add(value, rational(2)),
  misplacesTheComma: multiply(value, rational(10)),
  misplacesTheCommaTheOtherWay: divide(value, rational(10)),
})

/** Misconceptions that give another number than the right one; a size is never negative. */
const wrongOnes = (value: Rational, unit: string, wrong: Record<string, Rational>, tolerance: number) => {
  const isFar = (other: Rational) =>
    Math.abs(approximate(other) - approximate(value)) > 2 * tolerance && (unit === '' || other.n > 0n)
  const kept = Object.entries(wrong).filter(([, other]) => isFar(other) && decimal(other) !== undefined)
  return Object.fromEntries(kept)
}

/** An exercise whose answer is a decimal number, with its unit; the names of the wrong numbers are those of misconceptions. */
export const askNumber = (
  value: Rational,
  unit: string,
  wrong: Record<string, Rational>,
  presentation: Presentation,
): Exercise => {
  const { tolerance = 0, ...rest } = presentation
  const choices = (numbers: Record<string, Rational>) =>
    Object.fromEntries(
      Object.entries(wrongOnes(value, unit, numbers, tolerance)).map(([name, number]) => [
        name,
        numberChoice(number, unit),
      ]),
    )
  const right = numberChoice(value, unit)
  return {
    ...rest,
    expected: {
      kind: 'number',
      value: decimal(value) ?? exact(value),
      ...(unit && { unit }),
      ...(tolerance > 0 && { tolerance }),
    },
    answer: right.text,
    ...distractors(right, choices(wrong), choices(slips(value))),
  }
}

/** An exercise whose answer is a fraction in lowest terms. */
export const askFraction = (
  value: Rational,
  wrong: Record<string, Rational>,
  presentation: Omit<Presentation, 'tolerance'>,
): Exercise => {
  const choices = (numbers: Record<string, Rational>) =>
    Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, fractionChoice(number)]))
  return {
    ...presentation,
    expected: { kind: 'number', value: exact(value), form: 'irreducible' },
    answer: fraction(value),
    ...distractors(fractionChoice(value), choices(wrong), choices(slips(value))),
  }
}
