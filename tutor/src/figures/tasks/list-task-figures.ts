import type { Figure } from '../schema.ts'
import { hideImage } from './draw-image.ts'
import { clearFigure } from './place-points.ts'
import { hideValues, readValues } from './read-values.ts'
import type { ImageDrawing, PointPlacing, ValueReading } from './schema.ts'

type Tasks = {
  figures: readonly Figure[]
  valueReadings: readonly ValueReading[]
  pointPlacings: readonly PointPlacing[]
  imageDrawings: readonly ImageDrawing[]
}
/** A figure as it is shown where something is asked on it, with the answers that it may not tell, as they are written. */
type TaskFigure = { id: string; figure: Figure; answers: string[] }

/** The figures of a pack that are answered on, for who checks them. */
export const listTaskFigures = (pack: Tasks): TaskFigure[] => {
  const withFigure = <T extends { id: string; figure: string }>(
    tasks: readonly T[],
    show: (figure: Figure, task: T) => Omit<TaskFigure, 'id'>,
  ) =>
    tasks.flatMap(task => {
      const figure = pack.figures.find(({ id }) => id === task.figure)
      return figure ? [{ id: task.id, ...show(figure, task) }] : []
    })
  return [
    ...withFigure(pack.valueReadings, (figure, task) => ({
      figure: hideValues(figure),
      answers: readValues(figure, task).values.map(({ written }) => written),
    })),
    ...withFigure(pack.pointPlacings, (figure, task) => ({ figure: clearFigure(figure, task), answers: [] })),
    ...withFigure(pack.imageDrawings, figure => ({ figure: hideImage(figure), answers: [] })),
  ]
}
