import { isFilled } from '../answering/is-filled.ts'
import type { AnsweringRules } from '../answering/rules.ts'

/** What was written stays, to be improved. */
export const dictationAnswering: AnsweringRules<'dictation'> = {
  start: () => ({ engine: 'dictation', text: '' }),
  isComplete: (_, { text }) => isFilled(text),
  retry: answer => answer,
}
