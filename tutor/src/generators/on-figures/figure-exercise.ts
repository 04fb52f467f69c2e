import type { z } from 'zod'
import { Figure } from '../../figures/schema.ts'
import { ImageDrawing, PointPlacing, ValueReading } from '../../figures/tasks/schema.ts'

type Unnamed<T> = Omit<T, 'id' | 'figure'>

/** What is done on a figure, by engine: an item of a pack without the names that a pack gives it. */
type FigureTasks = {
  'read-value': Unnamed<ValueReading>
  'place-point': Unnamed<PointPlacing>
  'draw-image': Unnamed<ImageDrawing>
}
export type FigureEngine = keyof FigureTasks

/** Something to do on a figure, made up. */
export type ExerciseFor<E extends FigureEngine> = { engine: E; figure: Figure; task: FigureTasks[E] }

/** Makes up something to do on a figure; the same random numbers and parameters always give the same. */
export type FigureGenerator<E extends FigureEngine> = (
  random: () => number,
  params: Record<string, unknown>,
) => ExerciseFor<E>

type Written<T> = T extends unknown ? Omit<T, 'id'> : never

const makeFigure = (data: Written<z.input<typeof Figure>>): Figure => Figure.parse({ id: 'exercice', ...data })

const NAMES = { id: 'exercice', figure: 'exercice' }

/** Values to read, from what an author would write. */
export const askToRead = (
  figure: Written<z.input<typeof Figure>>,
  task: Omit<z.input<typeof ValueReading>, 'id' | 'figure'>,
): ExerciseFor<'read-value'> => {
  const { id: _, figure: __, ...rest } = ValueReading.parse({ ...NAMES, ...task })
  return { engine: 'read-value', figure: makeFigure(figure), task: rest }
}

/** Points to place, from what an author would write. */
export const askToPlace = (
  figure: Written<z.input<typeof Figure>>,
  task: Omit<z.input<typeof PointPlacing>, 'id' | 'figure'>,
): ExerciseFor<'place-point'> => {
  const { id: _, figure: __, ...rest } = PointPlacing.parse({ ...NAMES, ...task })
  return { engine: 'place-point', figure: makeFigure(figure), task: rest }
}

/** An image to draw, from what an author would write. */
export const askToDraw = (
  figure: Written<z.input<typeof Figure>>,
  task: Omit<z.input<typeof ImageDrawing>, 'id' | 'figure'> = {},
): ExerciseFor<'draw-image'> => {
  const { id: _, figure: __, ...rest } = ImageDrawing.parse({ ...NAMES, ...task })
  return { engine: 'draw-image', figure: makeFigure(figure), task: rest }
}
