import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Page, type Worker } from 'tesseract.js'

const require = createRequire(import.meta.url)
const DATA = join(dirname(require.resolve('@tesseract.js-data/fra/package.json')), '4.0.0_best_int')

/** A word as it was read, with how sure the reader is (0 to 100). */
export type Word = { text: string; confidence: number }
/** Lines of words; an empty line between paragraphs. */
export type Lines = Word[][]

/** Reads French print. Everything it needs is on the disk; nothing is fetched and nothing is written. */
export async function ocr(): Promise<{ read(picture: Buffer): Promise<Lines> }> {
  const worker: Worker = await createWorker('fra', 1, { langPath: DATA, gzip: true, cacheMethod: 'none' })
  return {
    async read(picture) {
      const { data } = await worker.recognize(picture, { rotateAuto: true }, { blocks: true, text: true })
      return toLines(data)
    },
  }
}

function toLines({ blocks }: Page): Lines {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => [
      ...lines.map(({ words }) => words.map(({ text, confidence }) => ({ text, confidence }))),
      [],
    ]),
  )
}
