import { type Box, centre, grow, width } from './box.ts'
import { findFractions } from './fractions.ts'
import type { Grey } from './grey.ts'
import { type Lifted, readFractions } from './lift-fractions.ts'
import { erase, findPieces, type Piece } from './pieces.ts'
import type { PrintReader, ShortText } from './print-reader.ts'
import { liftRules, type Table } from './rules.ts'

/** An empty cell: it is to be filled. */
const EMPTY = '…'
/** The strokes of the grid, in points. */
const STROKE = 3
const MARGIN = 4

/** Reads the tables of a page, cell by cell, and makes paper of them: a row each, its cells parted by bars. */
export async function liftTables(
  page: Grey,
  capital: number,
  reader: PrintReader,
): Promise<(Lifted & { table: Box })[]> {
  const tables = liftRules(page, capital)
  const pieces = tables.length > 0 ? findPieces(page).pieces : []
  const rows: (Lifted & { table: Box })[] = []
  for (const table of tables) {
    rows.push(...(await readRows(page, table, pieces, capital, reader)))
    erase(page, table.box, MARGIN)
  }
  return rows
}

async function readRows(
  page: Grey,
  { box, cells }: Table,
  pieces: readonly Piece[],
  capital: number,
  reader: PrintReader,
) {
  const rows: (Lifted & { table: Box })[] = []
  for (const row of cells) {
    const texts: ShortText[] = []
    for (const cell of row) texts.push(await readCellWithFractions(page, cell, pieces, capital, reader))
    const [first, last] = [row[0] ?? box, row.at(-1) ?? box]
    rows.push({
      text: texts.map(({ text }) => text || EMPTY).join(' | '),
      sure: Math.min(...texts.map(({ sure }) => sure)),
      box: { ...first, x1: last.x1 },
      table: box,
    })
  }
  return rows
}

const isWritten = ({ text }: ShortText) => /[\p{L}\d]/u.test(text)
const hasInk = ({ data, width: row }: Grey, { x0, y0, x1, y1 }: Box, capital: number) => {
  let ink = 0
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) if ((data[y * row + x] ?? 255) < 140) ink += 1
  return ink > 0.1 * capital * capital
}

async function readCellWithFractions(
  page: Grey,
  cell: Box,
  pieces: readonly Piece[],
  capital: number,
  reader: PrintReader,
): Promise<ShortText> {
  const own = pieces.filter(({ x0, x1, y0, y1 }) => x0 > cell.x0 && x1 < cell.x1 && y0 > cell.y0 && y1 < cell.y1)
  const fractions = await readFractions(page, findFractions(own, capital), reader)
  const found = await readCell(page, cell, capital, reader)
  // A stroke of the grid that leans into the cell is read as one.
  const rest = { ...found, text: found.text.replace(/^[|\s]+|[|\s]+$/g, '') }
  const [first] = fractions
  if (!first) return rest
  const texts = fractions.map(({ text }) => text)
  const isBehind = centre(first.box).x > centre(cell).x
  return {
    text: (isBehind ? [rest.text, ...texts] : [...texts, rest.text]).filter(Boolean).join(' '),
    sure: Math.min(rest.sure, ...fractions.map(({ sure }) => sure)),
  }
}

async function readCell(page: Grey, cell: Box, capital: number, reader: PrintReader): Promise<ShortText> {
  const inside = grow(cell, -STROKE)
  if (!hasInk(page, inside, capital)) return { text: '', sure: 100 }
  const isNarrow = width(cell) < 3.2 * capital
  const found = isNarrow ? await reader.readShort(page, inside) : await reader.readBlock(page, inside)
  if (isWritten(found)) return found
  const digits = await reader.readShort(page, inside, '0123456789,')
  return isWritten(digits) ? digits : { text: found.text || '?', sure: 0 }
}
