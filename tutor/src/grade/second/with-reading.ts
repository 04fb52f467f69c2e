import type { Grade } from '../grade.ts'
import type { Grader } from '../grader.ts'
import { messages } from '../messages.ts'
import type { Judgement, Verdict } from '../text/judgement.ts'
import { combineReadings } from './combine-readings.ts'
import type { CheckedReading } from './reading.ts'
import { judgeAgain } from './text-task.ts'

/** What a second reader found in one answer, to be judged with it. */
export type SecondReading = {
  question: string
  answer: string
  first: CheckedReading
  second?: CheckedReading | undefined
}

/** Below the score of an answer that is right. */
const MOST_PARTIAL = 0.9

const isKnown = (judgement: Judgement, reading: CheckedReading, idea: number) =>
  reading[idea] === 'said' || (reading[idea] === 'absent' && judgement.evidence[idea]?.phrase !== undefined)

function score(verdict: Verdict, judgement: Judgement, reading: CheckedReading): number {
  if (verdict === 'correct') return 1
  if (verdict !== 'partial') return 0
  const { evidence } = judgement
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0)
  const known = evidence.reduce((sum, { weight }, idea) => sum + (isKnown(judgement, reading, idea) ? weight : 0), 0)
  const share = total === 0 ? 0 : known / total
  return reading.includes('contradicted') ? share / 2 : Math.min(share, MOST_PARTIAL)
}

function explain(verdict: Verdict, parts: readonly { correct: boolean }[], reading: CheckedReading): string {
  if (verdict === 'correct') return messages.right
  if (verdict === 'to_review') return messages.compare
  return reading.includes('contradicted')
    ? messages.contradiction
    : messages.ideasFound(parts.filter(({ correct }) => correct).length, parts.length)
}

/** A grade with the verdict that the readings leave. */
function change(verdict: Verdict, judgement: Judgement, reading: CheckedReading): Grade {
  const parts = judgement.evidence.map(({ label }, idea) => ({ label, correct: isKnown(judgement, reading, idea) }))
  return {
    verdict,
    score: score(verdict, judgement, reading),
    feedback: explain(verdict, parts, reading),
    parts,
  }
}

/** A grader that takes a second reading into account, for the very answer that was read. */
export const withReading = (grader: Grader, reading: SecondReading | undefined): Grader =>
  reading === undefined
    ? grader
    : {
        ...grader,
        grade(expected, answer, setting) {
          const found = grader.grade(expected, answer, setting)
          if (expected.kind !== 'text' || answer !== reading.answer || setting.question !== reading.question)
            return found
          const judgement = judgeAgain(expected, answer, setting)
          if (judgement.verdict !== found.verdict) return found
          const verdict = combineReadings(judgement, reading.first, reading.second)
          return verdict === found.verdict ? found : change(verdict, judgement, reading.first)
        },
      }
