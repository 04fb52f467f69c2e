import type { Pack } from '../pack.ts'
import { listStems } from './question-words.ts'
import { REASON, splitSentences } from './sentence-passages.ts'
import { listWanted } from './wanted.ts'

type Section = Pack['summary']['sections'][number]

const GIVES_IT = 1.5
const REASONS = 1
/** A sentence beside the best one is worth something: it goes on about it. */
const NEXT = 0.4
const LIST = 0.9
const LISTED = /^(?:[-|]|\d+\.)/

const listLines = (body: string) =>
  body.split(/\n+/).flatMap(line => (LISTED.test(line) ? [line] : splitSentences(line)))

/** What a section says of some words, in so many letters: the whole of it where that is no more. */
export const excerptSection = (
  { body }: Section,
  { words, folded, isWhy }: { words: readonly string[]; folded: string; isWhy: boolean },
  limit: number,
): string => {
  if (body.length <= limit) return body
  const lines = listLines(body)
  const gives = listWanted(folded)
  const worth = lines.map(line => {
    const said = new Set(listStems(line))
    return (
      words.filter(word => said.has(word)).length +
      (gives.some(pattern => pattern.test(line)) ? GIVES_IT : 0) +
      (isWhy && REASON.test(line) ? REASONS : 0)
    )
  })
  const spread = worth.map((own, i) => own + NEXT * Math.max(worth[i - 1] ?? 0, worth[i + 1] ?? 0))
  // A list belongs to the line above it.
  for (const [i, line] of lines.entries())
    if (LISTED.test(line)) spread[i] = Math.max(spread[i] ?? 0, LIST * (spread[i - 1] ?? 0))
  const order = spread.map((_, i) => i).toSorted((a, b) => (spread[b] ?? 0) - (spread[a] ?? 0))
  const chosen = new Set<number>()
  let length = 0
  for (const i of order) {
    const size = (lines[i] ?? '').length + 1
    if (spread[i] === 0 || length + size > limit) break
    chosen.add(i)
    length += size
  }
  return lines
    .map((line, i) => ({ line, i }))
    .filter(({ i }) => chosen.has(i))
    .map(({ line, i }) => (LISTED.test(line) ? `\n${line}` : i > 0 && !chosen.has(i - 1) ? `… ${line}` : line))
    .join(' ')
    .replace(/^… /, '')
    .trim()
}
