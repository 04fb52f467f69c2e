import { isRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const markAnswering: AnsweringRules<'mark'> = {
  start: () => ({ engine: 'mark', marked: [] }),
  isComplete: (_, { marked }) => marked.length > 0,
  retry: ({ marked }, result) => ({ engine: 'mark', marked: marked.filter(id => isRight(result, id)) }),
}
