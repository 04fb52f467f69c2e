import { french, math } from '../maths/format.ts'
import { add, approximate, divide, multiply, rational, round } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { type Generator, variant } from './exercise.ts'
import { circleFigure, parallelogramFigure, rectangleFigure, triangleWithHeight } from './plane-figures.ts'
import { int } from './random.ts'

/** A length in cm, sometimes with a half. */
const side = (random: () => number, least = 3, most = 15) => rational(int(random, 2 * least, 2 * most), 2)

/** Find: 'perimeter' or 'area' of a rectangle. */
export const rectangle: Generator = (random, params) => {
  const find = variant(random, params.find, ['perimeter', 'area'])
  const width = side(random, 3, 9)
  const length = add(width, rational(int(random, 1, 9)))
  const [half, area] = [add(width, length), multiply(width, length)]
  const perimeter = multiply(half, rational(2))
  const figure = rectangleFigure([approximate(length), approximate(width)], [french(length), french(width)])
  const given = `Un rectangle mesure ${french(length)} cm de long et ${french(width)} cm de large.`
  if (find === 'area')
    return askNumber(
      area,
      'cm²',
      { takesThePerimeter: perimeter, addsForTheArea: half, halvesAsForATriangle: divide(area, rational(2)) },
      {
        statement: `${given} Quelle est son aire ?`,
        steps: [
          'L’aire d’un rectangle est le produit de sa longueur et de sa largeur.',
          `${math(`${french(length)} × ${french(width)} = ${french(area)}`)} : l’aire est ${french(area)} cm².`,
        ],
        hint: 'L’aire est la mesure de la surface : combien de carrés de 1 cm de côté ?',
        minutes: 2,
        figure,
      },
    )
  return askNumber(
    perimeter,
    'cm',
    { takesTheArea: area, forgetsTwoSides: half, doublesOneSide: add(half, length) },
    {
      statement: `${given} Quel est son périmètre ?`,
      steps: [
        'Le périmètre est la longueur du tour : deux longueurs et deux largeurs.',
        `${math(`2 × (${french(length)} + ${french(width)}) = ${french(perimeter)}`)} : le périmètre est ${french(perimeter)} cm.`,
      ],
      hint: 'Le périmètre est la longueur du tour.',
      minutes: 2,
      figure,
    },
  )
}

export const triangleArea: Generator = random => {
  const [base, height] = [int(random, 4, 16), side(random, 3, 12)]
  const product = multiply(rational(base), height)
  const area = divide(product, rational(2))
  return askNumber(
    area,
    'cm²',
    { forgetsTheHalf: product, addsForTheArea: add(rational(base), height), halvesBoth: divide(area, rational(2)) },
    {
      statement: `Un triangle a un côté de ${base} cm. La hauteur relative à ce côté mesure ${french(height)} cm. Quelle est l’aire du triangle ?`,
      steps: [
        'L’aire d’un triangle est la moitié du produit d’un côté par la hauteur relative à ce côté.',
        `${math(`${base} × ${french(height)} ÷ 2 = ${french(area)}`)} : l’aire est ${french(area)} cm².`,
      ],
      hint: 'C’est la moitié d’un rectangle.',
      minutes: 3,
      figure: triangleWithHeight(String(base), french(height)),
    },
  )
}

export const parallelogramArea: Generator = random => {
  const [base, height] = [int(random, 5, 18), side(random, 3, 9)]
  const slanted = add(height, rational(int(random, 1, 3)))
  const area = multiply(rational(base), height)
  return askNumber(
    area,
    'cm²',
    {
      takesTheSlantedSide: multiply(rational(base), slanted),
      takesThePerimeter: multiply(rational(2), add(rational(base), slanted)),
      halvesAsForATriangle: divide(area, rational(2)),
    },
    {
      statement: `Un parallélogramme a des côtés de ${base} cm et ${french(slanted)} cm. La hauteur relative au côté de ${base} cm mesure ${french(height)} cm. Quelle est son aire ?`,
      steps: [
        'L’aire d’un parallélogramme est le produit d’un côté par la hauteur relative à ce côté.',
        `${math(`${base} × ${french(height)} = ${french(area)}`)} : l’aire est ${french(area)} cm².`,
      ],
      hint: 'L’autre côté ne sert pas : il faut la hauteur.',
      minutes: 3,
      figure: parallelogramFigure(String(base), french(slanted), french(height)),
    },
  )
}

/** Rounded to the tenth. Find: 'length' or 'area' of a circle or disc. */
export const circle: Generator = (random, params) => {
  const find = variant(random, params.find, ['length', 'area'])
  const radius = int(random, 2, 20)
  const [length, area] = [round(2 * Math.PI * radius, 1), round(Math.PI * radius ** 2, 1)]
  const presentation = { minutes: 3, tolerance: 0.05, figure: circleFigure(radius, find === 'area') }
  if (find === 'area')
    return askNumber(
      area,
      'cm²',
      {
        takesTheLengthOfTheCircle: length,
        forgetsTheSquareOfTheRadius: round(Math.PI * radius, 1),
        takesTheDiameter: round(4 * Math.PI * radius ** 2, 1),
        forgetsPi: rational(radius ** 2),
      },
      {
        statement: `Un disque a un rayon de ${radius} cm. Quelle est son aire, arrondie au dixième ?`,
        steps: [
          `L’aire d’un disque de rayon $r$ est $\\pi r^{2}$.`,
          `${math(`\\pi × ${radius}² \\approx ${french(area)}`)} : l’aire est environ ${french(area)} cm².`,
        ],
        hint: 'Le rayon est au carré.',
        ...presentation,
      },
    )
  return askNumber(
    length,
    'cm',
    {
      takesTheArea: area,
      forgetsTheTwo: round(Math.PI * radius, 1),
      forgetsPi: rational(2 * radius),
      takesTheDiameter: round(4 * Math.PI * radius, 1),
    },
    {
      statement: `Un cercle a un rayon de ${radius} cm. Quelle est sa longueur, arrondie au dixième ?`,
      steps: [
        `La longueur d’un cercle de rayon $r$ est $2 \\pi r$.`,
        `${math(`2 × \\pi × ${radius} \\approx ${french(length)}`)} : la longueur est environ ${french(length)} cm.`,
      ],
      hint: 'Le diamètre est le double du rayon ; on le multiplie par π.',
      ...presentation,
    },
  )
}
