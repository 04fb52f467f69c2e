/** What helps to find an answer, in steps: a direction, then the rule or its place in the lesson, then how the reasoning begins. */
export type Help = {
  direction: string
  rule?: string | undefined
  /** Said in place of a rule that would give the answer away. */
  place?: () => string | undefined
  beginning?: string | undefined
}
