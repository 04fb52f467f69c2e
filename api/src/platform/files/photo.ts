import { chunks, partCounter, SCAN, segments } from './parts.ts'
import { countPixels, MOST_PIXELS, TooManyPixels } from './pixels.ts'

/**
 * What a photo tells besides the picture (place, time, camera) is removed, also what phones put behind it: a film, a second
 * picture. How it is turned is kept. Throws RangeError for a file whose parts do not follow each other as they should, and
 * TooManyPixels for a picture that unfolds into too much where it is shown.
 */
export function withoutMetadata(bytes: Buffer, mime: string): Buffer {
  if (countPixels(bytes, mime) > MOST_PIXELS) throw new TooManyPixels()
  if (mime === 'image/jpeg') return jpeg(bytes)
  if (mime === 'image/png') return png(bytes)
  return mime === 'image/webp' ? webp(bytes) : bytes
}

/** Application segments 1 to 15 but Adobe's (14), which says how colours are stored, and comments. */
const isTelling = (marker: number) => (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe

function jpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let turn: number | undefined
  let scan: number | undefined
  for (const { type, at, part } of segments(bytes)) {
    if (type === 0xe1) turn ??= readOrientation(part)
    if (type === SCAN) scan = at
    else if (!isTelling(type)) kept.push(part)
  }
  if (scan === undefined) throw new RangeError('a photo without a picture')
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...(turn && turn > 1 ? [orientation(turn)] : []),
    ...kept,
    bytes.subarray(scan, findScanEnd(bytes, scan)),
  ])
}

const END = 0xd9
/** Inside a scan: a stuffed byte, or a restart. */
const isScanned = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** Where the picture ends whose first scan is at `scan`; one that was cut ends with the file. */
function findScanEnd(bytes: Buffer, scan: number): number {
  for (let at = scan; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    // Byte by byte: in a file that was made to take long each of them is a marker.
    if (bytes[at] !== 0xff || marker === 0xff) at += 1
    else if (marker === END) return at + 2
    else at += isScanned(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2)
  }
  return bytes.length
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const ORIENTATION = 0x0112

/** The orientation (1 to 8) of an Exif segment. */
function readOrientation(segment: Buffer): number | undefined {
  if (!segment.subarray(4, 10).equals(EXIF)) return undefined
  const tiff = segment.subarray(10)
  if (tiff.length < 8) return undefined
  const little = tiff.readUInt16BE(0) === 0x4949
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let i = 0; i < u16(first); i++) {
    const entry = first + 2 + i * 12
    const value = u16(entry + 8)
    if (u16(entry) === ORIENTATION) return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** An Exif segment that holds the orientation and nothing else. */
const orientation = (turn: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    EXIF,
    Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]),
  ])

const TELLING_CHUNKS = { png: ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'], webp: ['EXIF', 'XMP '] }

function png(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)]
  const count = partCounter()
  for (let at = 8; at + 12 <= bytes.length; count()) {
    const chunk = bytes.subarray(at, at + 12 + bytes.readUInt32BE(at))
    const type = chunk.toString('latin1', 4, 8)
    if (!TELLING_CHUNKS.png.includes(type)) kept.push(chunk)
    if (type === 'IEND') break
    at += chunk.length
  }
  return Buffer.concat(kept)
}

function webp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (const { type, part } of chunks(bytes.subarray(0, end)))
    if (!TELLING_CHUNKS.webp.includes(type)) kept.push(unflagged(part))
  const body = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

/** The extended header says which chunks follow: those that were removed must not be announced. */
function unflagged(chunk: Buffer): Buffer {
  if (chunk.toString('latin1', 0, 4) !== 'VP8X') return chunk
  const header = Buffer.from(chunk)
  header[8] = (header[8] ?? 0) & ~0x0c
  return header
}
