import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { MOST_PIXELS } from '../../../platform/files/pixels.ts'

const PICTURE = '/Image'
const [JPEG, DEFLATED] = ['/DCTDecode', '/FlateDecode']
/** Shades or colours, one byte each, as they are: not what a table of colours or a predictor makes of them, here or in another object. */
const PLAIN = /\/ColorSpace\s*\/Device(Gray|RGB)\b/
const PACKED = /\/BitsPerComponent\s+(?!8\b)|\/Predictor\s+(?!1\b)|\/DecodeParms[\s[]*\d/
/** What is written of a picture before and behind its kind. */
const MAX_DICTIONARY = 2000
/** A double sheet at 600 dots an inch has 70 million. */
const MOST_SCANNED = 4 * MOST_PIXELS
/** A sheet at 300 dots an inch has a few less, and is drawn with half of them. */
const MOST_DRAWN = 9_000_000
const QUALITY = 75
/** Of twenty pages with ten each, and what else is called so. */
const MOST_PICTURES = 400

/**
 * Makes scans smaller, in their place, that are finer than anything is read: PDF.js unfolds a picture whole, several times.
 * What is not written as scanners do is left as it is.
 */
export async function shrinkPictures(pdf: Buffer): Promise<void> {
  let at = -1
  for (let tried = 0; tried < MOST_PICTURES; tried++) {
    at = pdf.indexOf(PICTURE, at + 1)
    if (at < 0) return
    await shrinkPicture(pdf, at)
  }
}

async function shrinkPicture(pdf: Buffer, at: number): Promise<void> {
  const before = Math.max(0, at - MAX_DICTIONARY)
  const begin = before + pdf.toString('latin1', before, at).lastIndexOf('obj')
  const [dictionary] = /^obj.*?stream\r?\n/s.exec(pdf.toString('latin1', begin, at + MAX_DICTIONARY)) ?? []
  const wide = /(?<=\/Width\s+)\d+/.exec(dictionary ?? '')
  const high = /(?<=\/Height\s+)\d+/.exec(dictionary ?? '')
  const pixels = Number(wide?.[0]) * Number(high?.[0])
  if (!dictionary || !wide || !high || !(pixels > MOST_DRAWN && pixels <= MOST_SCANNED)) return
  const start = begin + dictionary.length
  const place = pdf.subarray(start, Math.max(start, pdf.indexOf('endstream', start)))
  const small = await drawSmaller(place, dictionary, { width: Number(wide[0]), height: Number(high[0]) })
  if (!small || small.data.length > place.length) return
  place.fill(0).set(small.data)
  const filter = dictionary.indexOf(DEFLATED)
  if (filter >= 0) pdf.write(JPEG.padEnd(DEFLATED.length), begin + filter, 'latin1')
  pdf.write(String(small.info.width).padEnd(wide[0].length), begin + wide.index, 'latin1')
  pdf.write(String(small.info.height).padEnd(high[0].length), begin + high.index, 'latin1')
}

type Size = { width: number; height: number }

/** The picture in shades of grey or in colours as it was; nothing where it is no picture of this size, such as an encrypted one. */
async function drawSmaller(bytes: Buffer, dictionary: string, { width, height }: Size) {
  try {
    const picture = dictionary.includes(JPEG)
      ? sharp(bytes, { limitInputPixels: MOST_SCANNED })
      : unfold(bytes, dictionary, { width, height })
    const found = await picture?.metadata()
    const isKnown = found?.space === 'srgb' || found?.space === 'b-w'
    if (!picture || !isKnown || found.width !== width || found.height !== height) return undefined
    return await picture
      .resize({ width: Math.floor(width * Math.sqrt(MOST_DRAWN / (width * height))) })
      .toColourspace(found.space)
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

function unfold(bytes: Buffer, dictionary: string, size: Size) {
  const plain = PLAIN.exec(dictionary)
  if (!plain || PACKED.test(dictionary) || !dictionary.includes(DEFLATED)) return undefined
  const channels = plain[1] === 'RGB' ? 3 : 1
  const raw = inflateSync(bytes, { maxOutputLength: size.width * size.height * channels })
  return sharp(raw, { raw: { ...size, channels }, limitInputPixels: MOST_SCANNED })
}
