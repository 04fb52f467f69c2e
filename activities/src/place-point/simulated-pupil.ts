import { lookup } from '../lookup.ts'
import { areIdsSorted } from '../simulated-pupil/elements.ts'
import { mapValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

/** One graduation beside the right place on the first axis. */
const beside = ([first = 0, ...others]: readonly number[]) => [first > 0 ? first - 1 : first + 1, ...others]

export const placePointPupil: SimulatedPupil<'place-point'> = {
  right: ({ places }) => ({ engine: 'place-point', places }),
  wrong: ({ places }) => ({ engine: 'place-point', places: mapValues(places, beside) }),
  guess: ({ places }) => ({
    engine: 'place-point',
    places: mapValues(places, (place, n) => (n > 0 ? place : beside(place))),
  }),
  leaks: ({ points, axes }, { places, slips }) => [
    !areIdsSorted(points) && 'ids tell their place',
    new Set(points.map(({ name }) => name)).size < points.length && 'two points have the same name',
    points.some(({ id }) => lookup(places, id)?.length !== axes.length) && 'a point has no place on each axis',
    Object.values(places).some(place => place.some((at, n) => at < 0 || at > (axes[n]?.last ?? 0))) &&
      'a point lies beyond an axis',
    Object.entries(slips).some(([id, wrong]) =>
      wrong.some(({ place }) => place.join() === lookup(places, id)?.join()),
    ) && 'a slip is the right place',
  ],
}
