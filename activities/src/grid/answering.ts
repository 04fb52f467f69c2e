import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const gridAnswering: AnsweringRules<'grid'> = {
  start: () => ({ engine: 'grid', places: {} }),
  isComplete: ({ rows }, { places }) => rows.every(({ id }) => places[id]),
  retry: ({ places }, result) => ({ engine: 'grid', places: keepRight(places, result) }),
}
