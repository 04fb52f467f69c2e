import type { Box } from './box.ts'
import { findExponents } from './exponents.ts'
import type { Grey } from './grey.ts'
import { findPieces } from './pieces.ts'
import type { PrintReader, ShortText } from './print-reader.ts'

/** What stands raised behind a sign, read alone. */
export interface LiftedExponent extends ShortText {
  /** Of the sign it stands behind. */
  base: Box
  box: Box
}

/** Digits, a letter n, and what is raised in words: 1er, XIXe, n°. */
const RAISED = '0123456789-nerdo°'
/** A zero alone is a degree sign as often: the reader of the page knows it better. */
const EXPONENT = /^-?(?:[1-9]\d*|n)$/
const ORDINAL = /^(?:er|re|e|nd|nde)$/

/** Between two letters less sure digits are apostrophes. */
const MIN_SURE = 60
const isBeforeLetter = (pieces: readonly Box[], { x1, y0, y1 }: Box, capital: number) =>
  pieces.some(
    p =>
      p.x0 > x1 &&
      p.x0 - x1 < 0.4 * capital &&
      p.y1 > y1 &&
      p.y0 < y1 + capital &&
      p.y1 - p.y0 > 0.4 * capital &&
      p.y0 > y0 - 0.5 * capital,
  )

/** Reads what is raised on a page; whether it is an exponent shows once the signs before it are read. */
export async function liftExponents(page: Grey, capital: number, reader: PrintReader): Promise<LiftedExponent[]> {
  const lifted: LiftedExponent[] = []
  const { pieces } = findPieces(page)
  for (const { box, base } of findExponents(pieces, capital)) {
    const read = await reader.readShort(page, box, RAISED)
    const isExponent = EXPONENT.test(read.text) && (read.sure >= MIN_SURE || !isBeforeLetter(pieces, box, capital))
    if (isExponent || ORDINAL.test(read.text)) lifted.push({ ...read, box, base })
  }
  return lifted
}

export const isOrdinal = (text: string) => ORDINAL.test(text)
