import { french, math } from '../maths/format.ts'
import {
  add,
  approximate,
  decimal,
  divide,
  multiply,
  type Rational,
  rational,
  round,
  subtract,
} from '../maths/rational.ts'
import { numberChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { nestedTriangles } from './exercise-figures.ts'
import { int, pick } from './random.ts'

const RATIOS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 4],
  [5, 8],
  [3, 8],
] as const

const cm = (value: Rational) => numberChoice(decimal(value) === undefined ? round(approximate(value), 1) : value, 'cm')
const quotient = (above: string, below: string) => `\\frac{${above}}{${below}}`

/** Nested triangles. Side: the 'small' or the 'large' parallel side is unknown. */
export const thales: Generator = (random, params) => {
  const small = variant(random, params.side, ['small', 'large']) === 'small'
  const [p, q] = pick(random, RATIOS)
  const halves = int(random, 2, 6)
  const unit = rational(halves, 2)
  // Two equal pairs of lengths would hide the mistakes; BC is longer than MB, so that subtracting MB leaves a length.
  const other = rational(
    pick(
      random,
      [3, 4, 5, 6, 7, 8, 9].filter(n => n !== halves && q * n > (q - p) * halves),
    ),
    2,
  )
  const [am, ab] = [multiply(rational(p), unit), multiply(rational(q), unit)]
  const [mn, bc] = [multiply(rational(p), other), multiply(rational(q), other)]
  const [known, asked] = small ? [bc, mn] : [mn, bc]
  const [knownName, askedName] = small ? ['BC', 'MN'] : ['MN', 'BC']
  const [from, to] = small ? [ab, am] : [am, ab]
  const gap = subtract(ab, am)
  return {
    statement: `ABC est un triangle. M est un point du segment [AB], N est un point du segment [AC] et les droites (MN) et (BC) sont parallèles. On donne AM = ${french(am)} cm, AB = ${french(ab)} cm et ${knownName} = ${french(known)} cm. Calculez la longueur ${askedName}.`,
    expected: { kind: 'number', value: decimal(asked) ?? '', unit: 'cm' },
    answer: cm(asked).text,
    steps: [
      'M est sur [AB], N est sur [AC] et (MN) est parallèle à (BC) : on peut utiliser le théorème de Thalès.',
      `On a $${quotient('AM', 'AB')} = ${quotient('AN', 'AC')} = ${quotient('MN', 'BC')}$.`,
      `On remplace : ${math(`${quotient(french(am), french(ab))} = ${small ? quotient('MN', french(bc)) : quotient(french(mn), 'BC')}`)}.`,
      `Donc ${math(`${askedName} = ${quotient(`${french(known)} × ${french(to)}`, french(from))} = ${french(asked)}`)}. Ainsi, ${askedName} = ${cm(asked).text}.`,
    ],
    hint: 'Écrivez les trois quotients égaux : les longueurs du petit triangle en haut, celles du grand triangle en bas.',
    ...distractors(cm(asked), {
      invertsTheRatio: cm(divide(multiply(known, from), to)),
      subtractsTheSameLength: cm(small ? subtract(bc, gap) : add(mn, gap)),
      takesTheRestOfTheSide: cm(small ? divide(multiply(bc, gap), ab) : divide(multiply(mn, ab), gap)),
      multipliesTheGivenLengths: cm(multiply(known, to)),
      dividesOnly: cm(divide(known, from)),
    }),
    minutes: 6,
    figure: nestedTriangles(p / q, {
      AM: cm(am).text,
      [knownName]: cm(known).text,
      [askedName]: '?',
    }),
  }
}
