import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const placePointAnswering: AnsweringRules<'place-point'> = {
  onFigure: true,
  start: () => ({ engine: 'place-point', places: {} }),
  isComplete: ({ points }, { places }) => points.every(({ id }) => places[id] !== undefined),
  retry: ({ places }, result) => ({ engine: 'place-point', places: keepRight(places, result) }),
  fits: ({ axes, points }, { places }) =>
    Object.entries(places).every(
      ([id, place]) =>
        points.some(point => point.id === id) &&
        place.length === axes.length &&
        place.every((at, n) => at <= (axes[n]?.last ?? 0)),
    ),
}
