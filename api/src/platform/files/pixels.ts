import { lookup } from '@ariane/shared/catalogue'
import { chunks, segments } from './parts.ts'

/** What a picture may unfold into, for whoever opens it: a photo of a phone has half as many. */
export const MOST_PIXELS = 25_000_000

/** A small file that is a picture of more than `MOST_PIXELS`: where nothing better is said of it, it is no picture. */
export class TooManyPixels extends RangeError {
  override name = 'TooManyPixels'
}

/**
 * How many pixels a picture says it has, before anything is decoded; none where its header says nothing, for then nobody can
 * show it. Of several sizes, as an animation may have, the largest.
 */
export function countPixels(bytes: Buffer, mime: string): number {
  let most = 0
  try {
    for (const [width, height] of lookup(READERS, mime)?.(bytes) ?? []) most = Math.max(most, width * height)
  } catch (error) {
    // It was cut: what it said before counts.
    if (!(error instanceof RangeError)) throw error
  }
  return most
}

type Size = [width: number, height: number]
const READERS: Readonly<Record<string, (bytes: Buffer) => Iterable<Size>>> = {
  'image/png': bytes => (bytes.readUInt32BE(8) === 13 ? [[bytes.readUInt32BE(16), bytes.readUInt32BE(20)]] : []),
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/gif': gif,
}

/** Start of a frame, of every kind of coding; 0xC4, 0xC8 and 0xCC among them are tables. */
const isFrame = (marker: number) => marker === 0xc0 || (marker > 0xc0 && marker <= 0xcf && marker % 4 !== 0)

function* jpeg(bytes: Buffer): Iterable<Size> {
  for (const { type, at } of segments(bytes))
    if (isFrame(type)) yield [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}

function* webp(bytes: Buffer): Iterable<Size> {
  for (const { type, at } of chunks(bytes)) {
    if (type === 'VP8X') yield [1 + bytes.readUIntLE(at + 12, 3), 1 + bytes.readUIntLE(at + 15, 3)]
    if (type === 'VP8 ' && bytes.readUIntBE(at + 11, 3) === 0x9d012a)
      yield [bytes.readUInt16LE(at + 14) & 0x3fff, bytes.readUInt16LE(at + 16) & 0x3fff]
    if (type === 'VP8L' && bytes[at + 8] === 0x2f) {
      const bits = bytes.readUInt32LE(at + 9)
      yield [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)]
    }
  }
}

const [EXTENSION, IMAGE] = [0x21, 0x2c]
/** Bytes of a table of colours, by the flags before it. */
const coloursAt = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function* gif(bytes: Buffer): Iterable<Size> {
  yield [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  for (let at = 13 + coloursAt(bytes.readUInt8(10)); ; ) {
    const kind = bytes.readUInt8(at)
    if (kind === IMAGE) {
      yield [bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)]
      at += 11 + coloursAt(bytes.readUInt8(at + 9))
    } else if (kind === EXTENSION) at += 2
    else return
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
    at += 1
  }
}
