import { plainMaths } from './plain-maths.ts'
import { isSameResult } from './same-result.ts'
import type { Case, CutStatement, ExpectedAnswer } from './shapes.ts'

export type Outcome = 'right' | 'wrong' | 'unsolved'
export type Comparison = { kind: ExpectedAnswer['kind']; outcome: Outcome; expected: string; found: string | null }

/** Every one of them; « !pas » may not be there. */
const hasWords = (words: string[], found: string) => {
  const text = plainMaths(found).toLocaleLowerCase('fr')
  const includes = (word: string) => text.includes(plainMaths(word).toLocaleLowerCase('fr'))
  const holds = (word: string) => (word.startsWith('!') ? !includes(word.slice(1)) : includes(word))
  return words.length > 0 && words.every(one => one.split('|').some(holds))
}

/** Whether a result is one of those that are accepted; where nothing is, nothing may be claimed. */
function isAccepted({ result, words, refuse }: ExpectedAnswer, found: string): boolean {
  if (refuse) return false
  return result.some(one => isSameResult(one, found)) || hasWords(words, found)
}

const describe = ({ result, words, refuse }: ExpectedAnswer) =>
  refuse ? '(à refuser)' : result[0] || words.join(' + ') || '(à guider)'

const compare = (answer: ExpectedAnswer, found: string | null): Comparison => ({
  kind: answer.kind,
  outcome: found === null ? 'unsolved' : isAccepted(answer, found) ? 'right' : 'wrong',
  expected: describe(answer),
  found,
})

/** Question by question. Where they were cut otherwise, each result goes to the first question left that accepts it. */
export function compareAnswers({ gold: { answers } }: Case, { exercises }: CutStatement): Comparison[] {
  const results = exercises.map(({ solved, result }) => (solved ? result : null))
  if (results.length === answers.length) return answers.map((answer, i) => compare(answer, results[i] ?? null))
  const found: (string | null)[] = answers.map(() => null)
  const leftovers: Comparison[] = []
  let from = 0
  for (const result of results) {
    if (result === null) continue
    const at = answers.findIndex((answer, i) => i >= from && isAccepted(answer, result))
    if (at < 0)
      leftovers.push({
        kind: answers[0]?.kind ?? 'G',
        outcome: 'wrong',
        expected: '(découpé autrement)',
        found: result,
      })
    else {
      found[at] = result
      from = at + 1
    }
  }
  return [...answers.map((answer, i) => compare(answer, found[i] ?? null)), ...leftovers]
}
