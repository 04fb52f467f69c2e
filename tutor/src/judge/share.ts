import type { ActivityResult } from '@ariane/shared/contracts/activities'
import { messages } from '../messages.ts'
import type { Verdict } from './words.ts'

type Parts = ActivityResult['parts']

/** The result of an answer whose parts count the same, `null` being one without an answer; `remarks` follow the verdict. */
export const share = (
  judged: Record<string, Parts[string] | null>,
  remarks: readonly string[] = [],
): ActivityResult => {
  const total = Object.keys(judged).length
  const parts = Object.fromEntries(Object.entries(judged).flatMap(([id, part]) => (part ? [[id, part]] : [])))
  const answered = Object.keys(parts).length
  const right = Object.values(parts).filter(part => part.correct).length
  const correct = total > 0 && right === total
  const left = total - answered
  const verdict = correct
    ? messages.allRight
    : left > 0
      ? messages.rightSoFar(right, answered)
      : right === 0
        ? messages.noneRight
        : messages.someRight(right, total)
  return {
    score: total === 0 ? 0 : right / total,
    correct,
    parts,
    feedback: [verdict, ...remarks.filter(Boolean)].join(' '),
    ...(left > 0 && { left }),
  }
}

/** The result of typed words: each misspelling that was let through is named. */
export const shareOfWords = (verdicts: Record<string, Verdict | null>): ActivityResult => {
  const parts: Record<string, Parts[string] | null> = {}
  for (const [id, verdict] of Object.entries(verdicts)) {
    parts[id] = verdict && partOf(verdict)
  }
  const remarks = Object.values(verdicts).flatMap(verdict => {
    if (!verdict?.correct || verdict.slip === 'none') return []
    return [verdict.slip === 'accent' ? messages.mindTheAccent(verdict.expected) : messages.written(verdict.expected)]
  })
  return share(parts, remarks)
}

const partOf = ({ correct, slip, expected }: Verdict): Parts[string] =>
  correct && slip === 'none' ? { correct } : { correct, expected }

/** Whether a word was left for later, rather than not known. */
export const isLeft = (typed: string, { rest }: { rest?: 'unknown' | undefined }) =>
  typed.trim() === '' && rest === undefined
