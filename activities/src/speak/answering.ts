import { countUnfilled, isAnyFilled } from '../answering/is-filled.ts'
import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

/** One word said is enough to be graded. */
export const speakAnswering: AnsweringRules<'speak'> = {
  start: () => ({ engine: 'speak', said: {} }),
  isComplete: (_, { said }) => isAnyFilled(said),
  retry: ({ said }, result) => ({ engine: 'speak', said: keepRight(said, result) }),
  countMissing: ({ items }, { said }) => countUnfilled(items, said),
  giveUp: answer => ({ ...answer, rest: 'unknown' }),
}
