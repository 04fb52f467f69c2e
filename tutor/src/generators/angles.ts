import { math } from '../maths/format.ts'
import { rational } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { type Generator, variant } from './exercise.ts'
import { triangleByAngles } from './exercise-figures.ts'
import { int, pick } from './random.ts'

const NAMES = ['ABC', 'DEF', 'RST', 'MNP'] as const

/** Triangle: 'any' or 'isosceles'. */
export const triangleAngle: Generator = (random, params) => {
  const name = pick(random, NAMES)
  if (variant(random, params.triangle, ['any', 'isosceles']) === 'isosceles') {
    const drawn = int(random, 22, 80)
    // Three equal angles would hide which of them was taken.
    const base = drawn === 60 ? 61 : drawn
    const answer = 180 - 2 * base
    return askNumber(
      rational(answer),
      '°',
      {
        takesTheBaseAngle: rational(base),
        subtractsOnce: rational(180 - base),
        takesItForTheApex: rational(180 - base, 2),
        addsTheBaseAngles: rational(2 * base),
      },
      {
        statement: `Le triangle ${name} est isocèle en ${name[0]} et l’angle en ${name[1]} mesure ${base}°. Combien mesure l’angle en ${name[0]} ?`,
        steps: [
          `Dans un triangle isocèle, les deux angles à la base sont égaux : l’angle en ${name[2]} mesure aussi ${base}°.`,
          `La somme des angles est 180° : ${math(`180 − 2 × ${base} = ${answer}`)}. L’angle en ${name[0]} mesure ${answer}°.`,
        ],
        hint: 'Les angles à la base d’un triangle isocèle sont égaux.',
        minutes: 3,
        figure: isosceles(name, base),
      },
    )
  }
  const [first, second] = [int(random, 25, 85), int(random, 25, 85)]
  const answer = 180 - first - second
  return askNumber(
    rational(answer),
    '°',
    {
      addsTheKnownAngles: rational(first + second),
      takesAFullTurn: rational(360 - first - second),
      subtractsOneAngle: rational(180 - first),
      subtractsTheKnownAngles: rational(Math.abs(first - second)),
    },
    {
      statement: `Dans le triangle ${name}, l’angle en ${name[0]} mesure ${first}° et l’angle en ${name[1]} mesure ${second}°. Combien mesure l’angle en ${name[2]} ?`,
      steps: [
        'La somme des angles d’un triangle est 180°.',
        `${math(`180 − (${first} + ${second}) = ${answer}`)} : l’angle en ${name[2]} mesure ${answer}°.`,
      ],
      hint: 'Que vaut la somme des trois angles ?',
      minutes: 2,
      figure: triangleByAngles(name, [first, second], {
        [`${name[2]}${name[0]}${name[1]}`]: `${first}°`,
        [`${name[0]}${name[1]}${name[2]}`]: `${second}°`,
        [`${name[0]}${name[2]}${name[1]}`]: '?',
      }),
    },
  )
}

/** The equal angle is marked once; the apex is above. */
const isosceles = (name: string, base: number) => {
  const [apex = '', left = '', right = ''] = name
  return triangleByAngles(`${left}${right}${apex}`, [base, base], {
    [`${apex}${left}${right}`]: `${base}°`,
    [`${left}${apex}${right}`]: '?',
  })
}

/** Pair: 'complementary', 'supplementary' or 'opposite'. */
export const anglePair: Generator = (random, params) => {
  const pair = variant(random, params.pair, ['complementary', 'supplementary', 'opposite'])
  const drawn = int(random, 12, 78)
  // Half of a right angle would be its own complement.
  const angle = drawn === 45 ? 46 : drawn
  const [sum, other] = pair === 'complementary' ? [90, 180] : [180, 90]
  const wrong = {
    takesTheOtherSum: rational(other === 180 ? 180 - angle : 90 - angle),
    takesEqualAngles: rational(angle),
    takesAFullTurn: rational(360 - angle),
    addsTheAngleToTheSum: rational(sum + angle),
  }
  if (pair === 'opposite')
    return askNumber(
      rational(angle),
      '°',
      {
        takesTheNeighbour: rational(180 - angle),
        completesToARightAngle: rational(90 - angle),
        takesTheRestOfTheTurn: rational(360 - angle),
      },
      {
        statement: `Deux droites sont sécantes. Un des angles qu’elles forment mesure ${angle}°. Combien mesure l’angle qui lui est opposé par le sommet ?`,
        steps: ['Deux angles opposés par le sommet ont la même mesure.', `L’angle mesure donc ${angle}°.`],
        hint: 'L’un est l’image de l’autre par une symétrie centrale.',
        minutes: 1,
      },
    )
  return askNumber(rational(sum - angle), '°', wrong, {
    statement: `Deux angles sont ${pair === 'complementary' ? 'complémentaires' : 'supplémentaires'}. L’un mesure ${angle}°. Combien mesure l’autre ?`,
    steps: [
      `La somme de deux angles ${pair === 'complementary' ? 'complémentaires' : 'supplémentaires'} est ${sum}°.`,
      `${math(`${sum} − ${angle} = ${sum - angle}`)} : l’autre angle mesure ${sum - angle}°.`,
    ],
    hint: `Leur somme est ${sum}°.`,
    minutes: 1,
  })
}
