import type { Grade } from '../grade.ts'

const SCORES = { correct: 1, partial: 0.5, incorrect: 0, to_review: 0 } as const

/** What an answer comes to once the question asked back is answered: the verdict of the option that was chosen. */
export const settleAsk = ({ ask, ...grade }: Grade, option: number): Grade => {
  const verdict = ask?.options[option]?.verdict
  return verdict ? { ...grade, verdict, score: SCORES[verdict] } : grade
}
