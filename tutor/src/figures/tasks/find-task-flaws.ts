import type { Figure } from '../schema.ts'
import { findImageFlaws } from './draw-image.ts'
import { findPlacingFlaws } from './place-points.ts'
import { findReadingFlaws } from './read-values.ts'
import type { ImageDrawing, PointPlacing, ValueReading } from './schema.ts'

type Tasks = {
  figures: readonly Figure[]
  valueReadings: readonly ValueReading[]
  pointPlacings: readonly PointPlacing[]
  imageDrawings: readonly ImageDrawing[]
}
type Part = 'valueReadings' | 'pointPlacings' | 'imageDrawings'

/** What is asked on a figure and cannot be answered there; that a figure is missing is said elsewhere. */
export const findFigureTaskFlaws = (pack: Tasks): { part: Part; flaw: string }[] => {
  const findIn = <T extends { id: string; figure: string }>(
    part: Part,
    tasks: readonly T[],
    find: (figure: Figure, task: T) => string[],
  ) =>
    tasks.flatMap(task => {
      const figure = pack.figures.find(({ id }) => id === task.figure)
      return figure ? find(figure, task).map(flaw => ({ part, flaw: `${task.id}: ${flaw}` })) : []
    })
  return [
    ...findIn('valueReadings', pack.valueReadings, findReadingFlaws),
    ...findIn('pointPlacings', pack.pointPlacings, findPlacingFlaws),
    ...findIn('imageDrawings', pack.imageDrawings, findImageFlaws),
  ]
}
