import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { share } from './share.ts'

/** Each position, named '0', '1'…: the item that belongs there. */
export const judgeOrder = (
  key: KeyOf<'order'> | KeyOf<'timeline'>,
  answer: Extract<ActivityAnswer, { engine: 'order' | 'timeline' }>,
): ActivityResult => {
  const parts: Parameters<typeof share>[0] = {}
  key.order.forEach((id, position) => {
    const correct = answer.order[position] === id
    const expected = lookup(key.labels, id) ?? ''
    if (answer.order[position] === undefined) parts[position] = null
    else parts[position] = correct && key.engine === 'order' ? { correct } : { correct, expected }
  })
  return share(parts)
}
