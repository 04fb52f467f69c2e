import type { Range } from './draft.ts'

/** Length of the common start of two texts. */
function sameStart(a: string, b: string): number {
  let n = 0
  while (n < a.length && n < b.length && a[n] === b[n]) n++
  return n
}

/** The positions of the doubtful words after an edit; an edited word is no longer doubtful. */
export function moveRanges(ranges: readonly Range[], before: string, after: string): Range[] {
  const start = sameStart(before, after)
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const until = before.length - end
  const by = after.length - before.length
  return ranges.flatMap(range => {
    if (range.end <= start && !(range.end === start && until === start)) return [range]
    if (range.start >= until && !(range.start === until && until === start))
      return [{ start: range.start + by, end: range.end + by }]
    return []
  })
}

export type Piece = { text: string; doubtful: boolean; start: number }

/** A text split into doubtful and other pieces. */
export function splitPieces(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of ranges) {
    if (start < at || end > text.length) continue
    if (start > at) pieces.push({ text: text.slice(at, start), doubtful: false, start: at })
    pieces.push({ text: text.slice(start, end), doubtful: true, start })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), doubtful: false, start: at })
  return pieces
}
