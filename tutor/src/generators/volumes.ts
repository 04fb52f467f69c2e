import { french, math } from '../maths/format.ts'
import { rational, round } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { writtenQuotient } from './choices.ts'
import { type Generator, variant } from './exercise.ts'
import { solidFigure } from './exercise-figures.ts'
import { int } from './random.ts'

/** Solid: 'box', 'prism' (triangular base) or 'pyramid' (square base). */
export const volume: Generator = (random, params) => {
  const solid = variant(random, params.solid, ['box', 'prism', 'pyramid'])
  const [a, b, c] = [int(random, 3, 12), int(random, 2, 10), int(random, 3, 15)]
  if (solid === 'box')
    return askNumber(
      rational(a * b * c),
      'cm³',
      {
        addsForTheVolume: rational(a + b + c),
        takesTheFaces: rational(2 * (a * b + b * c + a * c)),
        forgetsTheHeight: rational(a * b),
      },
      {
        statement: `Un pavé droit mesure ${a} cm, ${b} cm et ${c} cm. Quel est son volume ?`,
        steps: [
          'Le volume d’un pavé droit est le produit de ses trois dimensions.',
          `${math(`${a} × ${b} × ${c} = ${french(a * b * c)}`)} : le volume est ${french(a * b * c)} cm³.`,
        ],
        hint: 'Combien de cubes de 1 cm d’arête dans une couche, et combien de couches ?',
        minutes: 2,
        figure: solidFigure({
          solid: 'cuboid',
          size: [a, b, c],
          labels: { length: `${a} cm`, width: `${b} cm`, height: `${c} cm` },
        }),
      },
    )
  if (solid === 'prism') {
    const answer = rational(a * 2 * b * c, 2)
    return askNumber(
      answer,
      'cm³',
      {
        forgetsTheHalf: rational(2 * a * b * c),
        takesAThird: writtenQuotient(rational(a * b * c), rational(3)),
        forgetsTheHeight: rational(a * b),
        addsForTheVolume: rational(2 * a + b + c),
      },
      {
        statement: `Un prisme droit a pour base un triangle rectangle dont les côtés de l’angle droit mesurent ${2 * a} cm et ${b} cm. Sa hauteur est ${c} cm. Quel est son volume ?`,
        steps: [
          `Aire de la base : ${math(`${2 * a} × ${b} ÷ 2 = ${a * b}`)}, en cm².`,
          `Volume : ${math(`${a * b} × ${c} = ${french(answer)}`)}, soit ${french(answer)} cm³.`,
        ],
        hint: 'Volume du prisme : aire de la base fois hauteur.',
        minutes: 4,
      },
    )
  }
  const answer = rational(a * a * c)
  return askNumber(
    answer,
    'cm³',
    {
      forgetsTheThird: rational(3 * a * a * c),
      halvesThePyramid: rational(3 * a * a * c, 2),
      takesTheSideForTheBase: rational(a * c),
    },
    {
      statement: `Une pyramide a une base carrée de ${a} cm de côté et une hauteur de ${3 * c} cm. Quel est son volume ?`,
      steps: [
        `Aire de la base : ${math(`${a}² = ${a * a}`)}, en cm².`,
        `Volume : ${math(`${a * a} × ${3 * c} ÷ 3 = ${french(answer)}`)}, soit ${french(answer)} cm³.`,
      ],
      hint: 'Le volume d’une pyramide est le tiers de celui du prisme de même base et de même hauteur.',
      minutes: 4,
      figure: solidFigure({ solid: 'pyramid', labels: { side: `${a} cm`, height: `${3 * c} cm` } }),
    },
  )
}

/** Rounded to the unit. Solid: 'cylinder', 'cone' or 'ball'. */
export const roundVolume: Generator = (random, params) => {
  const solid = variant(random, params.solid, ['cylinder', 'cone', 'ball'])
  const [r, h] = [int(random, 3, 12), int(random, 4, 20)]
  const whole = (value: number) => round(value, 0)
  const [cylinder, cone, ball] = [Math.PI * r * r * h, (Math.PI * r * r * h) / 3, (4 * Math.PI * r ** 3) / 3]
  const [value, formula, calculation, given] = {
    cylinder: [
      cylinder,
      '\\pi r^{2} h',
      `\\pi × ${r}² × ${h}`,
      `Un cylindre a un rayon de ${r} cm et une hauteur de ${h} cm.`,
    ] as const,
    cone: [
      cone,
      '\\frac{1}{3} \\pi r^{2} h',
      `\\frac{1}{3} × \\pi × ${r}² × ${h}`,
      `Un cône de révolution a une base de rayon ${r} cm et une hauteur de ${h} cm.`,
    ] as const,
    ball: [ball, '\\frac{4}{3} \\pi r^{3}', `\\frac{4}{3} × \\pi × ${r}³`, `Une boule a un rayon de ${r} cm.`] as const,
  }[solid]
  const answer = whole(value)
  return askNumber(
    answer,
    'cm³',
    {
      ...(solid === 'cylinder' && { takesAThird: whole(value / 3) }),
      ...(solid === 'cone' && { forgetsTheThird: whole(value * 3) }),
      ...(solid === 'ball'
        ? { squaresTheRadius: whole(value / r), takesTheSphere: whole(4 * Math.PI * r * r) }
        : { forgetsTheSquareOfTheRadius: whole(value / r) }),
      takesTheDiameter: whole(value * (solid === 'ball' ? 8 : 4)),
      forgetsPi: whole(value / Math.PI),
    },
    {
      statement: `${given} Quel est son volume, arrondi à l’unité ?`,
      steps: [
        `Le volume est $${formula}$.`,
        `${math(`${calculation} \\approx ${french(answer)}`)} : le volume est environ ${french(answer)} cm³.`,
      ],
      hint: solid === 'ball' ? 'Le rayon est au cube.' : 'Commencez par l’aire de la base.',
      minutes: 4,
      tolerance: 0.5,
      figure: solidFigure(
        solid === 'ball'
          ? { solid: 'sphere', labels: { radius: `${r} cm` } }
          : { solid, labels: { radius: `${r} cm`, height: `${h} cm` } },
      ),
    },
  )
}
