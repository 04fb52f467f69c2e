import { readOnly } from '../answering/read-only.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const contentsAnswering: AnsweringRules<'contents'> = {
  ...readOnly,
  start: () => ({ engine: 'contents' }),
  reading: { endsByLeaving: true, hasLastWord: false },
}
