import type { ExpectedText } from '@ariane/activities/api'
import { chooseHints } from './choose-hints.ts'
import { givesAway } from './gives-away.ts'
import type { Help } from './help.ts'

/** The hints to a question, each asked for after the other, none of which gives the answer away. */
export const listHints = (question: string, expected: ExpectedText, help: Help): string[] =>
  chooseHints(
    [[help.direction], [help.rule, help.place?.()], [help.beginning]],
    hint => !givesAway(hint, question, expected),
  )
