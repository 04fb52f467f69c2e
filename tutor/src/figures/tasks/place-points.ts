import type { MaterialFor } from '@ariane/activities/api'
import { steps, written } from '../canvas/numbers.ts'
import type { Figure, FigureFor } from '../schema.ts'
import type { PointPlacing } from './schema.ts'

type Axis = MaterialFor<'place-point'>['axes'][number]
type Task = { question: string; points: PointPlacing['points'] }
type Placeable = FigureFor<'axes'> | FigureFor<'number-line'>

const round = (value: number) => Math.round(value * 1e6) / 1e6

/** An axis by its graduations; numbers stand at those that `isWritten` tells. */
const toAxis = (
  { min, max, step, fine }: { min: number; max: number; step: number; fine: number },
  isWritten: (value: number, nth: number) => boolean,
): Axis => {
  const graduation = step / fine
  const labels = steps({ min, max, step }).flatMap((value, n) =>
    isWritten(value, n) ? [{ at: n * fine, text: written(value) }] : [],
  )
  return { last: Math.floor(round((max - min) / graduation)), labels, zero: round(-min / graduation), step: graduation }
}

const listAxes = (figure: Placeable): Axis[] => {
  if (figure.kind === 'axes') return [toAxis(figure.x, () => true), toAxis(figure.y, () => true)]
  const { named, every } = figure
  const isWritten = (value: number, nth: number) =>
    named.length > 0 ? named.some(one => Math.abs(one - value) < 1e-9) : nth % every === 0
  return [toAxis({ ...figure, fine: 1 }, isWritten)]
}

const isPlaceable = (figure: Figure): figure is Placeable => figure.kind === 'axes' || figure.kind === 'number-line'

const findPlace = (axes: readonly Axis[], at: readonly number[]) =>
  axes.map(({ zero, step }, n) => round(zero + (at[n] ?? 0) / step))

/** A point as it is asked: « 3/4 » stays what its author wrote. */
const sayPoint = ({ at, text }: PointPlacing['points'][number]) => text ?? at.map(written).join(' ; ')

/** What is not right about points to place on a figure, for who writes it. */
export const findPlacingFlaws = (figure: Figure, { points }: Task): string[] => {
  if (!isPlaceable(figure)) return [`points are placed on axes or on a number line, not on ${figure.kind}`]
  const axes = listAxes(figure)
  return points.flatMap(point => {
    const place = findPlace(axes, point.at)
    const name = `${point.name} (${point.at.join(' ; ')})`
    if (point.at.length !== axes.length) return [`${name} needs ${axes.length} numbers`]
    if (place.some((at, n) => at < 0 || at > (axes[n]?.last ?? 0))) return [`${name} is beyond the axes`]
    if (place.some(at => !Number.isInteger(at))) return [`${name} is on no graduation`]
    const other = points.find(one => one !== point && one.name === point.name)
    return other ? [`two points are called ${point.name}`] : []
  })
}

/** The figure without the points that are asked, and without what is read on it. */
export const clearFigure = (figure: Figure, { points }: Task): Figure => {
  const isAsked = ({ name }: { name?: string | undefined }) => points.some(point => point.name === name)
  const { note: _, ...bare } = figure
  if (bare.kind === 'axes')
    return { ...bare, points: bare.points.filter(point => !isAsked(point)), readings: [], antecedents: [] }
  if (bare.kind === 'number-line') return { ...bare, points: bare.points.filter(point => !isAsked(point)) }
  return bare
}

/** Points to place, as the activity takes them. Throws where the figure has no axes. */
export const placePoints = (figure: Figure, task: Task): MaterialFor<'place-point'> => {
  if (!isPlaceable(figure)) throw new Error(`no point is placed on a figure of the kind ${figure.kind}`)
  const axes = listAxes(figure)
  return {
    title: figure.title,
    question: task.question,
    axes,
    points: task.points.map(point => ({
      name: point.name,
      text: sayPoint(point),
      place: findPlace(axes, point.at),
    })),
  }
}
