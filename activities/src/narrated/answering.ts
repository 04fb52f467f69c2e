import { readOnly } from '../answering/read-only.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const narratedAnswering: AnsweringRules<'narrated'> = {
  ...readOnly,
  start: () => ({ engine: 'narrated' }),
  reading: {
    endsByLeaving: true,
    hasLastWord: false,
    isShown: ({ lines }, { shown = 0 }) => shown >= lines.length,
  },
}
