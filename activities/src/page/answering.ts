import { readOnly } from '../answering/read-only.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const pageAnswering: AnsweringRules<'page'> = {
  ...readOnly,
  start: () => ({ engine: 'page' }),
  reading: { endsByLeaving: true, hasLastWord: false },
}
