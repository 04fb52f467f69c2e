import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { share } from './share.ts'

/** Each left item: the right item that goes with it. */
export const judgeMatch = (key: KeyOf<'match'>, answer: Extract<ActivityAnswer, { engine: 'match' }>): ActivityResult =>
  share(
    Object.fromEntries(
      Object.entries(key.pairs).map(([left, right]) => {
        const chosen = lookup(answer.pairs, left)
        if (chosen === undefined) return [left, null]
        const correct = chosen === right
        return [left, correct ? { correct } : { correct, expected: lookup(key.labels, right) ?? '' }]
      }),
    ),
  )
