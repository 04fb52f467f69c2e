import { countUnfilled, isAnyFilled } from '../answering/is-filled.ts'
import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

/** One typed word is enough to be graded. */
export const cardsAnswering: AnsweringRules<'cards'> = {
  start: () => ({ engine: 'cards', typed: {} }),
  isComplete: (_, { typed }) => isAnyFilled(typed),
  retry: ({ typed }, result) => ({ engine: 'cards', typed: keepRight(typed, result) }),
  countMissing: ({ cards }, { typed }) => countUnfilled(cards, typed),
  giveUp: answer => ({ ...answer, rest: 'unknown' }),
}
