import { MAX_STATEMENT_PAGES, type ReadingNotice } from '@ariane/shared/contracts'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'
import { isWorth, markDoubts } from './doubts.ts'
import type { Answer } from './lines.ts'
import { boundBlocks } from './pdf-blocks.ts'
import { shrinkPictures } from './pdf-pictures.ts'
import { toLines } from './pdf-text.ts'
import { MAX_READ_PIXELS, preparePage } from './photo/page.ts'
import { createPrintReader } from './photo/print-reader.ts'
import { readPage } from './photo/read-page.ts'
import { toWords } from './photo/to-words.ts'
import { Refused } from './refuse.ts'
import type { Lines } from './words.ts'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
/** Fewer letters than that on a page: a scan with at most a page number. */
const FEWEST = 20
/** Width of the picture of a page. */
const WIDTH = 1700

/** The text of a PDF: its own where it has some, read from the picture of the page elsewhere. */
export async function readPdf(bytes: Buffer, tell: (page: number, pages: number) => void): Promise<Answer> {
  boundBlocks()
  await shrinkPictures(bytes)
  const pdf = await opened(bytes)
  if (pdf.numPages > MAX_STATEMENT_PAGES) throw new Refused('too_many_pages')
  let isScanned = false
  const met = new Set<ReadingNotice>()
  const lines: Lines = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const own = toLines(await page.getTextContent())
    const letters = own.flat().reduce((sum, { text }) => sum + text.length, 0)
    if (letters < FEWEST) {
      isScanned = true
      const picture = await renderPage(pdf, number)
      page.cleanup()
      globalThis.gc?.()
      const reader = await createPrintReader()
      const read = toWords(await readPage(await preparePage(picture), reader))
      await reader.end()
      for (const notice of read.notices) met.add(notice)
      lines.push(...read.lines, [])
    } else lines.push(...own, [])
    tell(number, pdf.numPages)
  }
  if (!isWorth(lines)) throw new Refused('nothing_recognised')
  return markDoubts(lines, [...met, ...(isScanned ? (['scanned'] as const) : [])])
}

async function opened(bytes: Buffer): Promise<Document> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new Refused('protected') : error
  }
}

async function renderPage(pdf: Document, number: number): Promise<Buffer> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  const scale = Math.min(4, WIDTH / Math.max(1, width), Math.sqrt(MAX_READ_PIXELS / Math.max(1, width * height)))
  const picture = await renderPageAsImage(pdf, number, { canvasImport: () => import('@napi-rs/canvas'), scale })
  return Buffer.from(picture)
}
