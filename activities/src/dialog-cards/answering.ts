import { readOnly } from '../answering/read-only.ts'
import type { AnsweringRules } from '../answering/rules.ts'

export const dialogCardsAnswering: AnsweringRules<'dialog-cards'> = {
  ...readOnly,
  start: () => ({ engine: 'dialog-cards', known: {} }),
  retry: () => ({ engine: 'dialog-cards', known: {} }),
  reading: { endsByLeaving: false, hasLastWord: true },
}
