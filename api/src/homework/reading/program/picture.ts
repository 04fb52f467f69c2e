import sharp from 'sharp'
import { MOST_PIXELS } from '../../../platform/files/pixels.ts'
import { MAX_READ_PIXELS } from './photo/page.ts'
import { Refused } from './refuse.ts'

// The machine has other things to do.
sharp.concurrency(1)
sharp.cache(false)

/** Long side of the picture that is kept. */
const MAX_KEPT_SIDE = 2000

/** The file, or the picture in it at what is read of it at most. What unfolds into too much is refused before; what is no picture throws. */
export async function withinSize(bytes: Buffer): Promise<Buffer> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height * pages > MOST_PIXELS) throw new Refused('too_large')
  if (width * height <= MAX_READ_PIXELS) return bytes
  const side = Math.floor(Math.max(width, height) * Math.sqrt(MAX_READ_PIXELS / (width * height)))
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The picture alone, upright, drawn anew: nothing else that was in the file is left. */
export const redrawn = async (bytes: Uint8Array, turn: number): Promise<Buffer> =>
  sharp(await small(bytes))
    .rotate(turn)
    .jpeg({ quality: 85 })
    .toBuffer()

const small = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: MAX_KEPT_SIDE, height: MAX_KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
