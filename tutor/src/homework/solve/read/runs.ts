import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

/** What a text says in words, folded, and its pieces of maths as they are written. */
export type Reading = { words: string[]; runs: string[]; text: string }

const MATHS_WORD = /^[\d+\-−–*×∗÷:/().,;^²³⁰¹⁴⁵⁶⁷⁸⁹⁻√=…?·⋅[\]½¼¾]*$/u
const NO_WORD = /\p{L}{2}/u
const LETTER = /^[a-zA-Z]$/
const OPERATOR = /[+\-−–*×∗÷:/^²³=√⁰¹⁴⁵⁶⁷⁸⁹⁻·⋅(]/u
const TIMES = /\d ?x ?\d/i
const SIGN_ALONE = /^[+\-−–*×∗÷:/=·⋅]+$/u

const isMaths = (word: string) =>
  MATHS_WORD.test(word) || (/[\d+\-−*×÷/()^²³=√]/u.test(word) && !NO_WORD.test(word) && !/['’]/.test(word))

/** A letter alone is maths beside a sign, and a word elsewhere: « a » in « Il a 3 billes ». */
const markMaths = (words: readonly string[]): boolean[] => {
  const marks = words.map(isMaths)
  return words.map((word, i) => {
    if (!LETTER.test(word)) return marks[i] === true
    const near = [words[i - 1], words[i + 1]]
    if (/x/i.test(word) && /[\d)]$/.test(near[0] ?? '') && /^[(\d-]/.test(near[1] ?? '')) return true
    return near.some(other => other !== undefined && (SIGN_ALONE.test(other) || /^[-+*×÷=(]|[-+*×÷=(]$/u.test(other)))
  })
}

const trimmed = (run: string) =>
  run
    .replace(/^[\s:;,.]+/, '')
    .replace(/[\s:;,.?…]+$/u, '')
    .replace(/[\s=]+$/, '')
    .trim()

/** Splits a text in its words and its runs of maths; a run has a sign of operation or of equality, other numbers are words. */
export const read = (text: string): Reading => {
  const all = text
    .slice(0, 1500)
    .split(/\s+/)
    .filter(word => word !== '')
  const marks = markMaths(all)
  const runs: string[] = []
  const words: string[] = []
  let run: string[] = []
  const close = () => {
    const joined = trimmed(run.join(' '))
    if (joined !== '' && (OPERATOR.test(joined) || TIMES.test(joined)) && /[\d\p{L}]/u.test(joined)) runs.push(joined)
    else words.push(...run)
    run = []
  }
  for (const [i, word] of all.entries()) {
    if (marks[i]) run.push(word)
    else {
      if (run.length > 0) close()
      words.push(word)
    }
    // « A = 2x + 3, B = … » are two.
    if (marks[i] && /[;]$/.test(word)) close()
  }
  if (run.length > 0) close()
  const folded = words.flatMap(word => fold(word).match(/[\p{L}\p{N}%]+(?:'(?=\p{L}))?/gu) ?? [])
  return { words: folded, runs, text: fold(text) }
}

/** A problem, its instruction and its object together. */
export const readProblem = ({ instruction, body }: Problem): Reading => {
  const [head, tail] = [read(instruction), read(body)]
  return {
    words: [...head.words, ...tail.words],
    runs: [...head.runs, ...tail.runs],
    text: `${head.text} ${tail.text}`,
  }
}

/** « A = 3 + 4 » without its name; undefined when there are more signs of equality. */
export const unnamed = (run: string): string | undefined => {
  const bare = run.replace(/^[A-Z]\s?=\s?/, '').replace(/^[A-Z]\([a-z]\)\s?=\s?/, '')
  return bare.includes('=') ? undefined : bare
}
