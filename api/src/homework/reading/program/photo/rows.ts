import { type Box, centre, height } from './box.ts'
import type { ReadLine, ReadWord } from './print-reader.ts'

/** A word of a row; `lifted` was read alone. `isGlued`: no space before it. */
export interface RowWord extends ReadWord {
  lifted?: boolean
  isGlued?: boolean
}
export interface Row {
  box: Box
  words: RowWord[]
}

const MIN_SURE = 25
const WORTH = /[\p{L}\p{N}=+×]/u
/** A bar that stands alone is an I that was read badly. */
const BAR = { text: 'I', sure: 50 }

/** The lines of print that say something: dust does not. */
export const toRows = (lines: readonly ReadLine[]): Row[] =>
  lines
    .map(({ box, words }) => ({
      box,
      words: words.map(word =>
        /^\|[.,;:]?$/.test(word.text) ? { ...word, text: word.text.replace('|', BAR.text), sure: BAR.sure } : word,
      ),
    }))
    .filter(({ words }) => words.some(({ text, sure }) => WORTH.test(text) && sure > MIN_SURE))

/** The row nearest to a box, if it stands in it. */
export function findRow(rows: readonly Row[], box: Box, capital: number): Row | undefined {
  const { y } = centre(box)
  const away = (row: Row) => Math.abs(centre(row.box).y - y)
  const [nearest] = rows.toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) < 0.75 * Math.max(height(nearest.box), capital) ? nearest : undefined
}

/** Two words of one, parted behind its `count` first signs; one where there is nothing to part. */
export function splitWord(word: RowWord, count: number): RowWord[] {
  const part = (signs: RowWord['signs'], box: Box): RowWord => ({
    ...word,
    text: signs.map(({ text }) => text).join(''),
    signs,
    box,
  })
  const [before, after] = [word.signs.slice(0, count), word.signs.slice(count)]
  const [last, first] = [before.at(-1), after[0]]
  if (!last || !first) return [word]
  return [
    part(before, { ...word.box, x1: last.box.x1 }),
    { ...part(after, { ...word.box, x0: first.box.x0 }), isGlued: false },
  ]
}
