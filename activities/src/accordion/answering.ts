import { readOnly } from '../answering/read-only.ts'
import type { AnsweringRules } from '../answering/rules.ts'

/** It is read once every panel was opened. */
export const accordionAnswering: AnsweringRules<'accordion'> = {
  ...readOnly,
  start: () => ({ engine: 'accordion' }),
  reading: { endsByLeaving: false, hasLastWord: false },
}
