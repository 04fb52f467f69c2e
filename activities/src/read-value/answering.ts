import { isFilled } from '../answering/is-filled.ts'
import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const readValueAnswering: AnsweringRules<'read-value'> = {
  onFigure: true,
  start: () => ({ engine: 'read-value', values: {} }),
  isComplete: ({ items }, { values }) => items.every(({ id }) => isFilled(values[id])),
  retry: ({ values }, result) => ({ engine: 'read-value', values: keepRight(values, result) }),
  fits: ({ items }, { values }) => Object.keys(values).every(id => items.some(item => item.id === id)),
}
