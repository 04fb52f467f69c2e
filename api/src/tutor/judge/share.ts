import type { ActivityResult } from '@ariane/shared/contracts/activities'
import { messages } from '../messages.ts'
import type { Verdict } from './words.ts'

type Parts = ActivityResult['parts']

/** The result of an answer whose parts count the same; `remarks` follow the verdict. */
export const share = (parts: Parts, remarks: readonly string[] = []): ActivityResult => {
  const total = Object.keys(parts).length
  const right = Object.values(parts).filter(part => part.correct).length
  const correct = total > 0 && right === total
  const verdict = correct ? messages.allRight : right === 0 ? messages.noneRight : messages.someRight(right, total)
  return {
    score: total === 0 ? 0 : right / total,
    correct,
    parts,
    feedback: [verdict, ...remarks.filter(Boolean)].join(' '),
  }
}

/** The result of typed words: each misspelling that was let through is named. */
export const shareOfWords = (verdicts: Record<string, Verdict>): ActivityResult => {
  const parts: Parts = {}
  for (const [id, { correct, slip, expected }] of Object.entries(verdicts)) {
    parts[id] = correct && slip === 'none' ? { correct } : { correct, expected }
  }
  const remarks = Object.values(verdicts).flatMap(({ correct, slip, expected }) => {
    if (!correct || slip === 'none') return []
    return [slip === 'accent' ? messages.mindTheAccent(expected) : messages.written(expected)]
  })
  return share(parts, remarks)
}
