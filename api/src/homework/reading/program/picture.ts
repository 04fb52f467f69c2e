import sharp, { type Sharp } from 'sharp'
import { Refused } from './refuse.ts'

// The machine has other things to do.
sharp.concurrency(1)
sharp.cache(false)

/** The largest picture that is opened: a phone's. A small file may unfold into a far larger one. */
const MOST_PIXELS = 60_000_000
/** The largest picture that is given to the reader of print. */
export const LARGEST_READ = 30_000_000
/** Long side of the picture that is kept. */
const KEPT = 2000
/** Width at which letters are read best. */
const READ = { least: 1600, most: 2200 }
/** The lighting is what is left when the picture is looked at from afar. */
const FAR = 24
/** Where ink and paper begin, as shares of the lighting. */
const INK = 0.25
const PAPER = 0.9
/** Said to the reader, which asks: dots per inch. */
const DENSITY = 300
const WHITE = 255
const DARK_PAGE = 110

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })

/** A file that unfolds into too much is refused before it is decoded; one that is no picture throws. */
export async function checkSize(bytes: Uint8Array): Promise<void> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height * pages > MOST_PIXELS) throw new Refused('too_large')
}

/** The picture alone, upright, drawn anew: nothing else that was in the file is left. */
export const redrawn = async (bytes: Uint8Array, turn: number): Promise<Buffer> =>
  sharp(await small(bytes))
    .rotate(turn)
    .jpeg({ quality: 85 })
    .toBuffer()

/** A prepared picture, turned by a quarter or two. */
export const turned = (picture: Buffer, turn: number): Promise<Buffer> => sharp(picture).rotate(turn).png().toBuffer()

const small = (bytes: Uint8Array): Promise<Buffer> =>
  open(bytes)
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: KEPT, height: KEPT, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()

type Grey = { data: Buffer; width: number; height: number }
const toGrey = async (image: Sharp): Promise<Grey> => {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
const toSharp = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })

/** Dark letters on an even white: shadows, folds and yellow light are divided away, a dark page is turned around. */
export async function forReading(bytes: Uint8Array): Promise<Buffer> {
  const upright = await open(bytes).rotate().flatten({ background: '#fff' }).greyscale().png().toBuffer()
  const { width: found, height } = await sharp(upright).metadata()
  // A strip is as narrow as it is long: enlarged, it would be larger than any photo.
  const largest = Math.max(1, Math.floor(Math.sqrt((LARGEST_READ * found) / height)))
  const width = Math.min(READ.most, Math.max(READ.least, found), largest)
  const grey = await toGrey(
    sharp(upright)
      .resize({ width })
      .median(found > READ.most ? 3 : 1),
  )
  const { channels } = await toSharp(grey).stats()
  if ((channels[0]?.mean ?? WHITE) < DARK_PAGE)
    for (let i = 0; i < grey.data.length; i++) grey.data[i] = WHITE - (grey.data[i] ?? 0)

  const small = await toSharp(grey)
    .resize(Math.ceil(grey.width / FAR), Math.ceil(grey.height / FAR), { fit: 'fill' })
    .median(5)
    .blur(3)
    .png()
    .toBuffer()
  const light = await toGrey(sharp(small).resize(grey.width, grey.height, { fit: 'fill', kernel: 'cubic' }))
  for (let i = 0; i < grey.data.length; i++) {
    const share = (grey.data[i] ?? 0) / Math.max(1, light.data[i] ?? 1)
    const even = (share - INK) / (PAPER - INK)
    grey.data[i] = WHITE * Math.min(1, Math.max(0, even))
  }
  return toSharp(grey)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .withMetadata({ density: DENSITY })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
