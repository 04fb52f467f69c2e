import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const labelFigureAnswering: AnsweringRules<'label-figure'> = {
  start: () => ({ engine: 'label-figure', places: {} }),
  isComplete: ({ slots }, { places }) => slots.every(({ id }) => places[id]),
  retry: ({ places }, result) => ({ engine: 'label-figure', places: keepRight(places, result) }),
  fits: ({ slots, labels }, { places }) =>
    Object.entries(places).every(
      ([slot, label]) => slots.some(({ id }) => id === slot) && labels.some(({ id }) => id === label),
    ),
  onFigure: true,
}
