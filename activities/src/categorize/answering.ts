import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const categorizeAnswering: AnsweringRules<'categorize'> = {
  start: () => ({ engine: 'categorize', places: {} }),
  isComplete: ({ items }, { places }) => items.every(({ id }) => places[id]),
  retry: ({ places }, result) => ({ engine: 'categorize', places: keepRight(places, result) }),
}
