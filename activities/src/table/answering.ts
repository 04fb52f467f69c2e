import { keepRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'
import { emptyCells } from './gaps.ts'

export const tableAnswering: AnsweringRules<'table'> = {
  start: () => ({ engine: 'table', cells: {} }),
  isComplete: (data, { cells }) => emptyCells(data).every(({ id }) => cells[id]),
  retry: ({ cells }, result) => ({ engine: 'table', cells: keepRight(cells, result) }),
}
