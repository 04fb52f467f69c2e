import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const numberLineAnswering: AnsweringRules<'number-line'> = {
  start: () => ({ engine: 'number-line', places: {} }),
  isComplete: ({ points }, { places }) => points.every(({ id }) => places[id] !== undefined),
  retry: ({ places }, result) => ({ engine: 'number-line', places: keepRight(places, result) }),
  fits: ({ points, last }, { places }) =>
    Object.entries(places).every(([id, at]) => at <= last && points.some(point => point.id === id)),
}
