import { readOnly } from '../answering/read-only.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const filmAnswering: AnsweringRules<'film'> = {
  ...readOnly,
  start: () => ({ engine: 'film' }),
  reading: { endsByLeaving: true, hasLastWord: false },
}
