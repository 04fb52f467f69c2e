import { readOnly } from '../answering/read-only.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const speedReadingAnswering: AnsweringRules<'speed-reading'> = {
  ...readOnly,
  start: () => ({ engine: 'speed-reading', seconds: null }),
  reading: { endsByLeaving: false, hasLastWord: true },
}
