import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { deflatedPdf, docx, paragraph } from './documents.ts'

const MEBIBYTE = 2 ** 20
const BLANK = Buffer.alloc(8 * MEBIBYTE, ' ')

/** Blanks, deflated; so many megabytes are never in memory at once. */
function deflatedBlanks(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate()
  let left = megabytes / 8
  const more = () => {
    while (left > 0) {
      left -= 1
      if (!deflate.write(BLANK)) return
    }
    deflate.end()
  }
  deflate.on('drain', more)
  more()
  return buffer(deflate)
}

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** A PDF of so many megabytes of blanks. */
export const blankPdf = async (megabytes: number) => deflatedPdf(await deflatedBlanks(megabytes))

/** Small files that unfold into hundreds of megabytes. */
export async function bombs(): Promise<Record<string, Buffer>> {
  return {
    'PDF, 800 Mo de blancs': await blankPdf(800),
    'docx, 700 Mo de blancs': docx(' ', { 'word/comments.xml': new Uint8Array(700 * MEBIBYTE) }),
    'docx, 19 Mo de paragraphes': docx(paragraph('a').repeat((19 * MEBIBYTE) / paragraph('a').length)),
    'PNG, 16 000 × 16 000': await picture(16_000),
    'PNG, 5 000 × 5 000': await picture(5000),
  }
}
