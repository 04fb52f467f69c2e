import { isWorth, markDoubts, sureness } from './doubts.ts'
import type { Answer } from './lines.ts'
import { type Lines, ocr } from './ocr.ts'
import { checkSize, forReading, redrawn, turned } from './picture.ts'
import { Refused } from './refuse.ts'

/** Print is read far more surely than this; a page that lies on its side is not. */
const UPRIGHT = 60
const TURNS = [90, 270, 180] as const

/** The text of a picture, and the picture drawn anew; a page that lies on its side is turned. */
export async function readImage(bytes: Buffer): Promise<Answer> {
  await checkSize(bytes)
  const { read } = await ocr()
  const picture = await forReading(bytes)
  let best: { lines: Lines; turn: number } = { lines: await read(picture), turn: 0 }
  for (const turn of TURNS) {
    if (sureness(best.lines) >= UPRIGHT) break
    const lines = await read(await turned(picture, turn))
    if (sureness(lines) > sureness(best.lines)) best = { lines, turn }
  }
  if (!isWorth(best.lines)) throw new Refused('nothing_recognised')
  return { ...markDoubts(best.lines), picture: await redrawn(bytes, best.turn) }
}
