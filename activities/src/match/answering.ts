import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const matchAnswering: AnsweringRules<'match'> = {
  start: () => ({ engine: 'match', pairs: {} }),
  isComplete: ({ left }, { pairs }) => left.every(({ id }) => pairs[id] !== undefined),
  retry: ({ pairs }, result) => ({ engine: 'match', pairs: keepRight(pairs, result) }),
}
