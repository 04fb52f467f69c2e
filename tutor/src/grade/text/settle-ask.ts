import type { Grade } from '../grade.ts'
import { messages } from '../messages.ts'

const PARTIAL = 0.5

/**
 * The grade after the reply to the question that was asked back: the chosen option decides. A grade that asks nothing, or an
 * option that it does not have, stays as it is, without its question.
 */
export const settleAsk = ({ ask, ...grade }: Grade, option: number): Grade => {
  const chosen = ask?.options[option]
  switch (chosen?.verdict) {
    case 'correct':
      return { ...grade, verdict: 'correct', score: 1, feedback: messages.right }
    case 'partial':
      return { ...grade, verdict: 'partial', score: PARTIAL, feedback: messages.saidNow }
    case 'incorrect':
      return { ...grade, verdict: 'incorrect', score: 0, feedback: messages.contradiction }
    default:
      return grade
  }
}
