import type { AnsweringRules } from '../answering/rules.ts'

/** A sentence to correct already stands there, and has to be changed. What was written stays, to be improved. */
export const writingAnswering: AnsweringRules<'writing'> = {
  start: ({ given }) => ({ engine: 'writing', text: given ?? '' }),
  isComplete: ({ given }, { text }) => text.trim() !== '' && text.trim() !== given?.trim(),
  retry: answer => answer,
}
