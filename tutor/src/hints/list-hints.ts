import type { ExpectedText } from '@ariane/activities/api'
import { givesAway } from './gives-away.ts'

/** What helps to find an answer, in steps: a direction, then the rule or its place in the lesson, then how the reasoning begins. */
export type Help = {
  direction: string
  rule?: string | undefined
  /** Said in place of a rule that would give the answer away. */
  place?: () => string | undefined
  beginning?: string | undefined
}

/** The hints to a question, each asked for after the other, none of which gives the answer away. */
export const listHints = (question: string, expected: ExpectedText, help: Help): string[] => {
  const safe = (hint: string | undefined) =>
    hint !== undefined && !givesAway(hint, question, expected) ? hint : undefined
  const hints = [safe(help.direction), safe(help.rule) ?? safe(help.place?.()), safe(help.beginning)]
  return [...new Set(hints.filter(hint => hint !== undefined))]
}
