import type { AnsweringRules } from '../answering/rules.ts'
import { hasSameItems } from '../answering/same-items.ts'

export const timelineAnswering: AnsweringRules<'timeline'> = {
  start: ({ items }) => ({ engine: 'timeline', order: items.map(({ id }) => id) }),
  isComplete: () => true,
  retry: answer => answer,
  fits: ({ items }, { order }) => hasSameItems(items, order),
}
