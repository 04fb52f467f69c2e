import type { ReadingNotice } from '@ariane/shared/contracts'
import { type Box, centre, height } from './box.ts'
import { joinBrackets } from './brackets.ts'
import { findRegions } from './columns.ts'
import { type Grey, toPng, toSharp } from './grey.ts'
import { dropSpecks } from './labels.ts'
import { type LiftedExponent, liftExponents } from './lift-exponents.ts'
import { type Lifted, liftFractions } from './lift-fractions.ts'
import { liftTables } from './lift-tables.ts'
import { setMathSpaces } from './math-spaces.ts'
import { wholePage } from './page.ts'
import { erase, findPieces, measureCapital } from './pieces.ts'
import type { PrintReader } from './print-reader.ts'
import { putExponents } from './put-exponents.ts'
import { putFractions } from './put-fractions.ts'
import { rereadAround } from './reread.ts'
import { type Row, toRows } from './rows.ts'

/** What was read of a page, row by row in the order in which it is read. */
export interface ReadPage {
  rows: Row[]
  /** Height of a capital. */
  capital: number
  notices: ReadingNotice[]
}

/** Reads a prepared page; what a reader of lines would destroy is read alone before, and made paper of. */
export async function readPage(page: Grey, reader: PrintReader): Promise<ReadPage> {
  const tables = await liftTables(page, measureCapital(findPieces(page).pieces), reader)
  const capital = measureCapital(findPieces(page).pieces)
  const fractions = await liftFractions(page, capital, reader)
  const exponents = await liftExponents(page, capital, reader)
  const obstacles = [...tables.map(({ table }) => table), ...fractions.map(({ box }) => box)]
  const regions = findRegions(findPieces(page).pieces, obstacles, capital, wholePage(page))
  const rows: Row[] = []
  for (const region of regions.filter(one => height(one) >= capital)) {
    const isHere = ({ box }: { box: Box }) => isWithin(region, box)
    const lifted = { fractions: fractions.filter(isHere), exponents: exponents.filter(isHere) }
    const found = await readRegion(page, region, lifted, capital, reader)
    for (const { text, sure, box } of tables.filter(isHere))
      found.push({ box, words: [{ text, sure, box, signs: [], lifted: true }] })
    rows.push(...found.toSorted((a, b) => centre(a.box).y - centre(b.box).y))
  }
  const notices: ReadingNotice[] = []
  if (regions.length > 1) notices.push('columns')
  if (tables.length > 0) notices.push('tables')
  return { rows: rows.map(row => ({ ...row, words: joinBrackets(setMathSpaces(row.words)) })), capital, notices }
}

const isWithin = (region: Box, box: Box) => {
  const { x, y } = centre(box)
  return x >= region.x0 && x < region.x1 + 1 && y >= region.y0 && y < region.y1 + 1
}

type AllLifted = { fractions: readonly Lifted[]; exponents: readonly LiftedExponent[] }

/** The rows of a column. What turns out to be no exponent is left on the page, and the column is read again. */
async function readRegion(
  page: Grey,
  region: Box,
  lifted: AllLifted,
  capital: number,
  reader: PrintReader,
): Promise<Row[]> {
  const { fractions, exponents } = lifted
  const bare = { ...page, data: new Uint8Array(page.data) }
  for (const { box } of exponents) erase(bare, box, 1)
  const picture = await toPng(toSharp(bare))
  const read = toRows(await reader.readLines(picture, region))
  const rows = dropSpecks(await rereadAround(read, fractions, capital, picture, reader), capital)
  const refused = putExponents(rows, exponents, capital)
  if (refused.length > 0) {
    const kept = exponents.filter(one => !refused.includes(one))
    return readRegion(page, region, { fractions, exponents: kept }, capital, reader)
  }
  putFractions(rows, fractions, capital)
  return rows
}
