import { variant } from '../exercise.ts'
import { int, pick } from '../random.ts'
import { askToDraw, type FigureGenerator } from './figure-exercise.ts'

type Corner = [number, number]

/** Shapes without a symmetry of their own: the image tells where each corner went. */
const POLYGONS: readonly Corner[][] = [
  [
    [0, 0],
    [3, 0],
    [1, 3],
  ],
  [
    [0, 0],
    [3, 1],
    [1, 4],
  ],
  [
    [0, 0],
    [4, 0],
    [3, 2],
    [1, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 3],
  ],
]
/** The same, of whole cells. */
const TILES: readonly Corner[][] = [
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 3],
    [1, 3],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 2],
    [2, 2],
    [2, 1],
    [0, 1],
  ],
  [
    [0, 1],
    [1, 1],
    [1, 0],
    [3, 0],
    [3, 1],
    [2, 1],
    [2, 3],
    [0, 3],
  ],
]

const shift = (shape: readonly Corner[], x: number, y: number): Corner[] =>
  shape.map(([a, b]): Corner => [a + x, b + y])

const chooseShape = (random: () => number, of: 'cells' | 'corners') => pick(random, of === 'cells' ? TILES : POLYGONS)

const chooseMarks = (random: () => number, params: Record<string, unknown>) =>
  variant(random, params.of, ['corners', 'cells'])

/** Of: 'corners' or 'cells'. By: an axis that is 'upright', 'level' or 'slanted'. */
export const imageByAxis: FigureGenerator<'draw-image'> = (random, params) => {
  const of = chooseMarks(random, params)
  const shape = chooseShape(random, of)
  const way = variant(random, params.axis, ['upright', 'level', 'slanted'])
  const title = 'Une figure et un axe de symétrie'
  if (way === 'level') {
    const y = int(random, 5, 6)
    return askToDraw(
      {
        kind: 'grid',
        title,
        size: [10, 11],
        shape: shift(shape, int(random, 1, 5), y - int(random, 0, 1) - 4),
        by: {
          axis: [
            [0, y],
            [10, y],
          ],
        },
      },
      { of },
    )
  }
  if (way === 'slanted')
    return askToDraw(
      {
        kind: 'grid',
        title,
        size: [10, 10],
        shape: shift(shape, int(random, 5, 6), int(random, 0, 1)),
        by: {
          axis: [
            [0, 0],
            [10, 10],
          ],
        },
      },
      { of },
    )
  const x = int(random, 5, 6)
  return askToDraw(
    {
      kind: 'grid',
      title,
      size: [12, 9],
      shape: shift(shape, x - int(random, 0, 1) - 4, int(random, 1, 4)),
      by: {
        axis: [
          [x, 0],
          [x, 9],
        ],
      },
    },
    { of },
  )
}

/** Of: 'corners' or 'cells'. */
export const imageByCentre: FigureGenerator<'draw-image'> = (random, params) => {
  const of = chooseMarks(random, params)
  const centre: Corner = [int(random, 5, 6), int(random, 4, 5)]
  return askToDraw(
    {
      kind: 'grid',
      title: 'Une figure et un centre de symétrie',
      size: [12, 10],
      shape: shift(chooseShape(random, of), centre[0] - int(random, 4, 5), int(random, 0, 2)),
      by: { centre },
    },
    { of },
  )
}

/** Of: 'corners' or 'cells'. */
export const imageByTranslation: FigureGenerator<'draw-image'> = (random, params) => {
  const of = chooseMarks(random, params)
  const vector: Corner = [int(random, 3, 6), pick(random, [-3, -2, 2, 3])]
  const up = vector[1] > 0
  return askToDraw(
    {
      kind: 'grid',
      title: 'Une figure et une flèche',
      size: [12, 9],
      shape: shift(chooseShape(random, of), int(random, 0, 2), up ? int(random, 0, 2) : int(random, 3, 5)),
      by: { vector },
    },
    { of },
  )
}

/** A quarter turn or a half turn around a point. */
export const imageByRotation: FigureGenerator<'draw-image'> = random => {
  const angle = pick(random, [90, -90])
  const around: Corner = [int(random, 5, 7), 5]
  const shape = shift(chooseShape(random, 'corners'), around[0] + 1, around[1])
  return askToDraw(
    { kind: 'grid', title: 'Une figure et un centre de rotation', size: [12, 10], shape, by: { around, angle } },
    { of: 'corners' },
  )
}
