import { type Grade, toReview } from './grade.ts'
import { messages } from './messages.ts'

/** What a point or a comma between digits may stand for beside the decimals, and what is said of it. */
const OTHERWISE: [RegExp, (digits: string) => string, string][] = [
  [/(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d.,])/g, digits => digits.replace(/[.,]/g, ''), messages.thousands],
  [/(?<=\d)\s?,(?=\s?-?\d)/g, () => ' ; ', messages.list],
]

/** An answer that is right where a point or a comma separates thousands or numbers is left to the reader, with a word on it. */
export const withSeparators = (judge: (answer: string) => Grade, answer: string): Grade => {
  const found = judge(answer)
  if (found.verdict !== 'incorrect' && found.verdict !== 'to_review') return found
  for (const [separators, read, said] of OTHERWISE) {
    const other = answer.replace(separators, read)
    if (other !== answer && judge(other).verdict === 'correct') return toReview(said)
  }
  return found
}
