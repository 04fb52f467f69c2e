import type { MaterialFor } from '@ariane/activities/api'
import { written } from '../canvas/numbers.ts'
import type { Point } from '../canvas/points.ts'
import { findImage } from '../kinds/grid/find-image.ts'
import type { Figure, FigureFor } from '../schema.ts'
import { imageSlips, images, ways } from './messages.ts'
import type { ImageDrawing } from './schema.ts'

type Grid = FigureFor<'grid'>
type Move = NonNullable<Grid['by']>
type Mark = readonly [number, number]
type Task = Pick<ImageDrawing, 'of' | 'question'>

const round = (value: number) => Math.round(value * 1e6) / 1e6

/** Whether a point lies inside of a shape: a ray to the right leaves it an odd number of times. */
const isInside = (shape: readonly Point[], [x, y]: Point) =>
  shape.filter(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
  }).length %
    2 ===
  1

const listCells = (shape: readonly Point[], [columns, rows]: Grid['size']): Mark[] =>
  Array.from({ length: columns * rows }, (_, n): Mark => [n % columns, Math.floor(n / columns)]).filter(([x, y]) =>
    isInside(shape, [x + 0.5, y + 0.5]),
  )

/** The marks of a shape: its corners, or the cells in it. */
const listMarks = (shape: readonly Point[], of: Task['of'], size: Grid['size']): Mark[] =>
  of === 'cells' ? listCells(shape, size) : shape.map(([x, y]): Mark => [round(x), round(y)])

const isOnGrid = ([x, y]: Mark, [columns, rows]: Grid['size']) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x <= columns && y <= rows

const mid = (shape: readonly Point[]): Point => {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** Other moves that are taken for this one. */
const listOtherMoves = (by: Move, shape: readonly Point[]): { by: Move; note: string }[] => {
  const centre = mid(shape)
  const slide = (to: Point): Move => ({ vector: [to[0] - centre[0], to[1] - centre[1]] })
  if ('axis' in by) {
    const [[ax, ay], [bx, byy]] = by.axis
    const foot: [number, number] = [(ax + bx) / 2, (ay + byy) / 2]
    return [
      { by: slide(findImage(by, centre)), note: imageSlips.moved },
      { by: { centre: ax === bx ? [ax, centre[1]] : ay === byy ? [centre[0], ay] : foot }, note: imageSlips.turned },
    ]
  }
  if ('centre' in by) {
    const [x, y] = by.centre
    return [
      { by: slide(findImage(by, centre)), note: imageSlips.moved },
      {
        by: {
          axis: [
            [x, 0],
            [x, 1],
          ],
        },
        note: imageSlips.mirrored,
      },
      {
        by: {
          axis: [
            [0, y],
            [1, y],
          ],
        },
        note: imageSlips.mirrored,
      },
    ]
  }
  if ('vector' in by) return [{ by: { vector: [-by.vector[0], -by.vector[1]] }, note: imageSlips.back }]
  if ('around' in by) return [{ by: { around: by.around, angle: -by.angle }, note: imageSlips.otherWay }]
  return []
}

const nameMove = (by: Move) =>
  'axis' in by ? 'axis' : 'centre' in by ? 'centre' : 'vector' in by ? 'vector' : 'around' in by ? 'around' : 'ratio'

const askFor = (by: Move): string => {
  if ('around' in by) return images.around(by.angle)
  if ('ratio' in by) return images.ratio(written(by.ratio))
  return images['axis' in by ? 'axis' : 'centre' in by ? 'centre' : 'vector']
}

/** What is not right about an image to draw, for who writes it. */
export const findImageFlaws = (figure: Figure, { of }: Task): string[] => {
  if (figure.kind !== 'grid' || !figure.by) return ['an image is drawn on a grid that says what the shape is moved by']
  const { by, shape, size } = figure
  const image = shape.map(point => findImage(by, point)).map(([x, y]): Mark => [round(x), round(y)])
  const isStraight = shape.every(([x, y], i) => {
    const [nx, ny] = shape[(i + 1) % shape.length] ?? [x, y]
    return Number.isInteger(x) && Number.isInteger(y) && (x === nx || y === ny)
  })
  return [
    ...(image.every(point => isOnGrid(point, size)) ? [] : ['a corner of the image is on no node of the grid']),
    ...(of === 'cells' && !isStraight ? ['the shape is not made of whole cells'] : []),
  ]
}

/** The figure without its image. */
export const hideImage = (figure: Figure): Figure => {
  const { note: _, ...bare } = figure
  return bare.kind === 'grid' ? { ...bare, show: false } : bare
}

/** The image of a shape to draw, as the activity takes it. Throws where the figure is no grid with a move. */
export const drawImage = (figure: Figure, { of, question }: Task): MaterialFor<'draw-image'> => {
  if (figure.kind !== 'grid' || !figure.by) throw new Error('no image is drawn on this figure')
  const { by, shape, size, title } = figure
  const marks = (move: Move) =>
    listMarks(
      shape.map(point => findImage(move, point)),
      of,
      size,
    )
  return {
    title,
    question: question ?? askFor(by),
    size,
    of,
    marks: marks(by).map(([x, y]): [number, number] => [x, y]),
    slips: [
      { marks: listMarks(shape, of, size), note: imageSlips.same },
      ...listOtherMoves(by, shape).map(other => ({ marks: marks(other.by), note: other.note })),
    ]
      .filter(slip => slip.marks.every(mark => isOnGrid(mark, size)))
      .map(slip => ({ ...slip, marks: slip.marks.map(([x, y]): [number, number] => [x, y]) })),
    why: ways[nameMove(by)],
  }
}
