import { isWorth, markDoubts, sureness } from './doubts.ts'
import type { Answer } from './lines.ts'
import { shrink, toPng, toSharp } from './photo/grey.ts'
import { isOnItsSide, preparePage, wholePage } from './photo/page.ts'
import { createPrintReader, type PrintReader } from './photo/print-reader.ts'
import { readPage } from './photo/read-page.ts'
import { toWords } from './photo/to-words.ts'
import { redrawn, withinSize } from './picture.ts'
import { Refused } from './refuse.ts'
import type { Lines } from './words.ts'

/** Print is read far more surely than this; a page that lies on its side is not. */
const UPRIGHT = 60
const MIN_WORDS = 0.25
const TURNS = [0, 90, 270, 180] as const
/** How a page lies shows in a smaller picture than its words. */
const MAX_TURN_PIXELS = 4_000_000

/** The text of a picture, and the picture drawn anew; a page that lies on its side is turned. */
export async function readImage(file: Buffer): Promise<Answer> {
  const bytes = await withinSize(file)
  const reader = await createPrintReader()
  const read = async (turn: number) => toWords(await readPage(await preparePage(bytes, turn), reader))
  const first = (await isOnItsSide(bytes)) ? await findTurn(bytes, reader) : 0
  let best = { ...(await read(first)), turn: first }
  if (first === 0 && !isPrint(best.lines)) {
    const turn = await findTurn(bytes, reader)
    if (turn !== 0) best = { ...(await read(turn)), turn }
  }
  if (!isWorth(best.lines)) throw new Refused('nothing_recognised')
  return { ...markDoubts(best.lines, best.notices), picture: await redrawn(bytes, best.turn) }
}

/** Sure, and made of words: a page that lies on its side is read as single letters. */
function isPrint(lines: Lines): boolean {
  const texts = lines.flat().map(({ text }) => text)
  const words = texts.filter(text => /\p{L}{3}/u.test(text))
  return sureness(lines) >= UPRIGHT && words.length >= MIN_WORDS * texts.length
}

/** The turn at which most of a page is read surely. */
async function findTurn(bytes: Buffer, reader: PrintReader): Promise<number> {
  let best = { turn: 0, letters: -1 }
  for (const turn of TURNS) {
    const page = await shrink(await preparePage(bytes, turn), MAX_TURN_PIXELS)
    // As one column: where the reader looks for columns itself, it turns the page too.
    const lines = await reader.readLines(await toPng(toSharp(page)), wholePage(page))
    const words = lines
      .flatMap(line => line.words)
      .filter(({ sure, text }) => sure >= UPRIGHT && /\p{L}{3}/u.test(text))
    const letters = words.reduce((sum, { text }) => sum + text.length, 0)
    if (letters > best.letters) best = { turn, letters }
  }
  return best.turn
}
