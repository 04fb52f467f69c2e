import { isRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const memoryAnswering: AnsweringRules<'memory'> = {
  start: () => ({ engine: 'memory', pairs: {} }),
  isComplete: ({ cards }, { pairs }) => Object.keys(pairs).length * 2 === cards.length,
  /** A right pair stays whichever of its cards is the one that was graded. */
  retry: ({ pairs }, result) => ({
    engine: 'memory',
    pairs: Object.fromEntries(
      Object.entries(pairs).filter(([one, other]) => isRight(result, one) || isRight(result, other)),
    ),
  }),
}
