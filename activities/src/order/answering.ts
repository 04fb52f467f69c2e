import type { AnsweringRules } from '../answering/rules.ts'
import { hasSameItems } from '../answering/same-items.ts'

export const orderAnswering: AnsweringRules<'order'> = {
  start: ({ items }) => ({ engine: 'order', order: items.map(({ id }) => id) }),
  isComplete: () => true,
  retry: answer => answer,
  fits: ({ items }, { order }) => hasSameItems(items, order),
  onFigure: ({ items }) => items.some(({ target }) => target),
}
