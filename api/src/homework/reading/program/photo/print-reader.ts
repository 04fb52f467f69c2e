import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, PSM, type Worker } from 'tesseract.js'
import { type Box, height, width } from './box.ts'
import { type Grey, toPng, toSharp } from './grey.ts'

const require = createRequire(import.meta.url)
const DATA = join(dirname(require.resolve('@tesseract.js-data/fra/package.json')), '4.0.0_best_int')

/** A sign as it was read. */
interface Sign {
  text: string
  box: Box
}
/** A word as it was read, with how sure the reader is (0 to 100). */
export interface ReadWord extends Sign {
  sure: number
  signs: Sign[]
}
export interface ReadLine {
  box: Box
  words: ReadWord[]
}
export interface ShortText {
  text: string
  sure: number
}

/** Letters are read best at this height; white around them keeps the reader from seeing a frame. */
const SHORT_HEIGHTS = [60, 44] as const
const WHITE_AROUND = { top: 25, bottom: 25, left: 30, right: 30, background: '#fff' }
const MAX_ENLARGED = 4
/** The reader fails on less. */
const MIN_POINTS = 4
const SURE_OF_LINE = 60

/** Reads French print. Everything it needs is on the disk; nothing is fetched and nothing is written. */
export async function createPrintReader() {
  const worker: Worker = await createWorker('fra', 1, { langPath: DATA, gzip: true, cacheMethod: 'none' })
  const setMode = (mode: PSM, only = '') =>
    worker.setParameters({ tessedit_pageseg_mode: mode, tessedit_char_whitelist: only })

  /** A small part of a page, read alone; `only` are the signs it may hold. */
  async function readCrop(page: Grey, box: Box, mode: PSM, only: string, high: number): Promise<ShortText> {
    const [left, top] = [Math.max(0, box.x0 - 3), Math.max(0, box.y0 - 3)]
    const size = {
      width: Math.min(page.width - left, width(box) + 6),
      height: Math.min(page.height - top, height(box) + 6),
    }
    if (size.width < MIN_POINTS || size.height < MIN_POINTS) return { text: '', sure: 0 }
    const enlarged = Math.min(MAX_ENLARGED, Math.max(1, high / size.height))
    const picture = toSharp(page)
      .extract({ left, top, ...size })
      .resize({ height: Math.round(size.height * enlarged) })
      .extend(WHITE_AROUND)
    await setMode(mode, only)
    const { data } = await worker.recognize(await toPng(picture), {}, { text: true })
    return { text: data.text.trim().replace(/\s+/g, ' '), sure: data.confidence }
  }

  return {
    /** A few signs, read twice; as a single sign where neither is sure. Two readings that differ are doubted. */
    async readShort(page: Grey, box: Box, only = ''): Promise<ShortText> {
      const [first, second] = SHORT_HEIGHTS
      const lines = [
        await readCrop(page, box, PSM.SINGLE_LINE, only, first),
        await readCrop(page, box, PSM.SINGLE_LINE, only, second),
      ] as const
      const best = lines[1].sure > lines[0].sure && lines[1].text !== '' ? lines[1] : lines[0]
      const isAgreed = lines[0].text === lines[1].text
      if (best.text !== '' && best.sure > SURE_OF_LINE) return isAgreed ? best : { ...best, sure: SURE_OF_LINE }
      const sign = await readCrop(page, box, PSM.SINGLE_CHAR, only, first)
      const winner = sign.sure > best.sure ? sign : best
      return isAgreed || sign.text === best.text ? winner : { ...winner, sure: Math.min(winner.sure, SURE_OF_LINE) }
    },

    /** A few lines, such as a cell. */
    readBlock: (page: Grey, box: Box): Promise<ShortText> =>
      readCrop(page, box, PSM.SINGLE_BLOCK, '', SHORT_HEIGHTS[0]),

    /** The lines of a part of a page, which is a column of text. */
    readLines: (picture: Buffer, box: Box) => readPart(picture, box, PSM.SINGLE_BLOCK),
    /** Its memory only grows: who reads many pages reads each with another one. */
    end: async () => void (await worker.terminate()),
    /** A part of a page that is a line. */
    readLine: (picture: Buffer, box: Box) => readPart(picture, box, PSM.SINGLE_LINE),
  }

  async function readPart(picture: Buffer, { x0, y0, x1, y1 }: Box, mode: PSM): Promise<ReadLine[]> {
    await setMode(mode)
    const rectangle = { left: x0, top: y0, width: x1 - x0, height: y1 - y0 }
    const { data } = await worker.recognize(picture, { rectangle }, { blocks: true })
    return (data.blocks ?? []).flatMap(block =>
      block.paragraphs.flatMap(paragraph =>
        paragraph.lines.map(line => ({
          box: line.bbox,
          words: line.words.map(word => ({
            text: word.text,
            sure: word.confidence,
            box: word.bbox,
            signs: word.symbols.map(sign => ({ text: sign.text, box: sign.bbox })),
          })),
        })),
      ),
    )
  }
}

export type PrintReader = Awaited<ReturnType<typeof createPrintReader>>
