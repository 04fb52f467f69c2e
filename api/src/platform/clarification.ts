import { randomUUID } from 'node:crypto'
import type { Clarification } from '@ariane/shared/contracts/activities'
import { fail } from './errors.ts'

/** A question asked back, with the answer that it is about. */
export type OpenClarification<Answer> = Clarification & { answer: Answer }

/** Gives a question and its options ids that say nothing. */
export const openClarification = <Answer>(
  { text, options }: { text: string; options: readonly string[] },
  answer: Answer,
): OpenClarification<Answer> => ({
  id: randomUUID(),
  text,
  options: options.map((option, n) => ({ id: String(n + 1), text: option })),
  answer,
})

/** What the pupil receives of it. */
export const toClarification = ({ id, text, options }: Clarification): Clarification => ({ id, text, options })

/** The option that was chosen. Fails with `conflict` when another question, or none, is open by now. */
export function findOption<Answer>(
  open: OpenClarification<Answer> | undefined,
  { askId, optionId }: { askId: string; optionId: string },
): { answer: Answer; option: string } {
  if (open?.id !== askId) return fail('conflict')
  const { text } = open.options.find(({ id }) => id === optionId) ?? fail('invalid_input', ['optionId'])
  return { answer: open.answer, option: text }
}
