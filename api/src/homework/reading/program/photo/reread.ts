import { type Box, centre, width } from './box.ts'
import type { Lifted } from './lift-fractions.ts'
import type { PrintReader } from './print-reader.ts'
import { findRow, type Row, type RowWord, toRows } from './rows.ts'

/** White that a reader of a line needs above and below it, in capitals. */
const MARGIN = 0.35
/** What is shorter is a sign or two, whose spaces mislead nobody. */
const MIN_TEXT = 4

/**
 * Rows from which fractions were taken, read again between them: the reader judges the space between words by the whole
 * row, and the holes mislead it.
 */
export async function rereadAround(
  rows: readonly Row[],
  fractions: readonly Lifted[],
  capital: number,
  picture: Buffer,
  reader: PrintReader,
): Promise<Row[]> {
  const again: Row[] = []
  for (const row of rows) {
    const holes = fractions.filter(({ box }) => findRow(rows, box, capital) === row).map(({ box }) => box)
    const words: RowWord[] = []
    for (const part of holes.length === 0 ? [row.box] : splitBox(row.box, holes)) {
      const own = row.words.filter(({ box }) => centre(box).x >= part.x0 && centre(box).x <= part.x1)
      const isText = holes.length > 0 && width(part) > MIN_TEXT * capital
      const found = isText ? toRows(await reader.readLine(picture, withMargin(part, capital))) : []
      words.push(...(found.length > 0 ? found.flatMap(one => one.words) : own))
    }
    again.push({ ...row, words })
  }
  return again
}

/** What of a row stands before, between and behind the holes. */
function splitBox(box: Box, holes: readonly Box[]): Box[] {
  const edges = [box.x0, ...holes.toSorted((a, b) => a.x0 - b.x0).flatMap(hole => [hole.x0, hole.x1]), box.x1]
  return edges.flatMap((x0, i) => (i % 2 === 0 ? [{ ...box, x0, x1: Math.max(x0, edges[i + 1] ?? x0) }] : []))
}

const withMargin = ({ x0, y0, x1, y1 }: Box, capital: number): Box => {
  const margin = Math.round(MARGIN * capital)
  return { x0: Math.max(0, x0 - margin), y0: Math.max(0, y0 - margin), x1: x1 + margin, y1: y1 + margin }
}
