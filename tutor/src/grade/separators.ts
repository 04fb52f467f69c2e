import { type Grade, toReview } from './grade.ts'
import { messages } from './messages.ts'

type Reading = [RegExp, (digits: string) => string, string]

/** What a point or a comma between digits may stand for beside the decimals, and what is said of it. */
const OTHERWISE: Reading[] = [
  [/(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d.,])/g, digits => digits.replace(/[.,]/g, ''), messages.thousands],
  [/(?<=\d)\s?,(?=\s?-?\d)/g, () => ' ; ', messages.list],
]
/** Where several numbers are asked for, « 1 2/3 » may be two. */
const APART: Reading = [/(?<=\d) (?=\d{1,2}\/\d)/g, () => ' ; ', messages.mixed]

/** Where one is asked for, « 3 et 1/2 » is one. */
const TOGETHER: Reading = [/(?<=\d) et (?=\d{1,2}\/\d)/g, () => ' ', messages.compare]

/** An answer that is right where one of them separates thousands or numbers is left to the reader, with a word on it. */
export const withSeparators = (judge: (answer: string) => Grade, answer: string, areSeveral = false): Grade => {
  const found = judge(answer)
  if (found.verdict !== 'incorrect' && found.verdict !== 'to_review') return found
  for (const [separators, read, said] of [...OTHERWISE, areSeveral ? APART : TOGETHER]) {
    const other = answer.replace(separators, read)
    if (other !== answer && judge(other).verdict === 'correct') return toReview(said)
  }
  return found
}
