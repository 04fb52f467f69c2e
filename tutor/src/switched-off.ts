import { findRubric } from './grade/text/find-rubric.ts'
import type { Pack } from './pack.ts'

/** How often each rule of the guard is left out, because it doubts the model answer itself or an author says so; with the questions. */
export const countSwitchedOff = (packs: readonly Pack[]): { questions: number; rules: ReadonlyMap<string, number> } => {
  const rules = new Map<string, number>()
  let questions = 0
  for (const { question, expected } of packs.flatMap(pack => pack.questions)) {
    if (expected.kind !== 'text') continue
    const { trusts } = findRubric(expected, question)
    if (trusts.size > 0) questions++
    for (const rule of trusts) rules.set(rule, (rules.get(rule) ?? 0) + 1)
  }
  return { questions, rules }
}
