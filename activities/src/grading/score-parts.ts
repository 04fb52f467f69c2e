import { correction } from '../messages.ts'
import type { ActivityResult } from '../result.ts'

export type Part = ActivityResult['parts'][string]

/** The result of an answer whose parts count the same, `null` being one without an answer; `remarks` follow the verdict. */
export const scoreParts = (
  graded: Readonly<Record<string, Part | null>>,
  remarks: readonly string[] = [],
): ActivityResult => {
  const total = Object.keys(graded).length
  const parts = Object.fromEntries(Object.entries(graded).flatMap(([id, part]) => (part ? [[id, part]] : [])))
  const answered = Object.keys(parts).length
  const right = Object.values(parts).filter(part => part.correct).length
  const correct = total > 0 && right === total
  const left = total - answered
  const verdict = correct
    ? correction.allRight
    : left > 0
      ? correction.rightSoFar(right, answered)
      : right === 0
        ? correction.noneRight
        : correction.someRight(right, total)
  return {
    score: total === 0 ? 0 : right / total,
    correct,
    parts,
    feedback: [verdict, ...remarks.filter(Boolean)].join(' '),
    ...(left > 0 && { left }),
  }
}
