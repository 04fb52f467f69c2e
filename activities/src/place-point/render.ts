import { numbered, type Random, shuffle } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { describePoint } from './describe-point.ts'
import { findSlips, findSpot, type ValuedAxis } from './find-slips.ts'
import type { GraduatedAxis } from './shape.ts'

/** A point by what is said of it, and the graduation of each axis where it belongs. */
type Placed = { name: string; text: string; place: readonly number[] }

type PlacePointMaterial = {
  title: string
  question: string
  axes: readonly (GraduatedAxis & ValuedAxis)[]
  points: readonly Placed[]
}

/** Half a graduation: a place counts for the graduation it is nearest to. */
const TOLERANCE = 0.5

export const renderPlacePoint = (
  { title, question, axes, points }: PlacePointMaterial,
  random: Random,
): Rendered<'place-point'> => {
  const shown = numbered('p', shuffle(random, points))
  const byId = <T>(tell: (point: Placed) => T) => Object.fromEntries(shown.map(({ id, item }) => [id, tell(item)]))
  return {
    title,
    data: {
      engine: 'place-point',
      instruction: question,
      axes: axes.map(({ last, labels }) => ({ last, labels: labels.map(({ at, text }) => ({ at, text })) })),
      points: shown.map(({ id, item: { name, text } }) => ({ id, name, text })),
    },
    solution: {
      engine: 'place-point',
      places: byId(({ place }) => [...place]),
      tolerance: TOLERANCE,
      slips: byId(({ place }) => findSlips(axes, place)),
      spots: byId(({ place }) => findSpot(axes, place)),
      labels: byId(({ place }) => describePoint(axes, place)),
    },
  }
}
