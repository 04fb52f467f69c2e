import type { ReadingNotice } from '@ariane/shared/contracts'
import type { Lines } from '../words.ts'
import type { ReadPage } from './read-page.ts'
import type { Row } from './rows.ts'

/** White between two rows that parts paragraphs, in capitals and compared with the usual. */
const MIN_GAP = 1.2
const WIDE = 1.6

/** The rows of a page as lines of words, with an empty line where a paragraph or a column ends. */
export function toWords({ rows, capital, notices }: ReadPage): { lines: Lines; notices: ReadingNotice[] } {
  const gap = (row: Row, i: number) => row.box.y0 - (rows[i - 1]?.box.y1 ?? row.box.y0)
  const gaps = rows.map(gap).slice(1)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const parts = (by: number) => by > Math.max(MIN_GAP * capital, WIDE * usual) || by < -2 * capital
  const lines = rows.flatMap((row, i) => {
    const words = row.words.map(({ text, sure, lifted, isGlued }) => ({
      text,
      confidence: sure,
      isLifted: lifted === true,
      isGlued: isGlued === true || /^[.,)\]]+$/.test(text),
    }))
    return i > 0 && parts(gap(row, i)) ? [[], words] : [words]
  })
  return { lines, notices }
}
