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

const SCAN = 0xda
/** Far more parts than a picture has: who walks over millions of them does nothing else meanwhile. */
const MOST_PARTS = 20_000
function partCounter(): () => void {
  let parts = 0
  return () => {
    parts += 1
    if (parts > MOST_PARTS) throw new RangeError('a picture of too many parts')
  }
}
/** Markers without a length, of which a picture has none before its scan: readers do not agree on what follows. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
/** Application segments 1 to 15 but Adobe's (14), which says how colours are stored, and comments. */
const isTelling = (marker: number) => (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe

function jpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)]
  const count = partCounter()
  let turn: number | undefined
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== SCAN) {
    const marker = bytes[at + 1] ?? 0
    if (isBare(marker)) throw new RangeError('a photo with a marker out of place')
    count()
    const segment = bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2))
    if (marker === 0xe1) turn ??= readOrientation(segment)
    if (!isTelling(marker)) kept.push(segment)
    at += segment.length
  }
  if (bytes[at + 1] !== SCAN) throw new RangeError('a photo without a picture')
  const first = kept.shift() ?? Buffer.alloc(0)
  return Buffer.concat([
    first,
    ...(turn && turn > 1 ? [orientation(turn)] : []),
    ...kept,
    bytes.subarray(at, findScanEnd(bytes, at)),
  ])
}

const END = 0xd9
/** Inside a scan: a stuffed byte, a restart, or one more filling byte. */
const isScanned = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)

/** Where the picture ends whose first scan is at `scan`; one that was cut ends with the file. */
function findScanEnd(bytes: Buffer, scan: number): number {
  let at = scan
  while (at !== -1 && at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END) return at + 2
    const length = isScanned(marker) ? 1 : 2 + bytes.readUInt16BE(at + 2)
    at = bytes.indexOf(0xff, at + length)
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
  const count = partCounter()
  for (let at = 12; at + 8 <= end; count()) {
    const size = bytes.readUInt32LE(at + 4)
    const chunk = bytes.subarray(at, at + 8 + size + (size % 2))
    if (!TELLING_CHUNKS.webp.includes(chunk.toString('latin1', 0, 4))) kept.push(unflagged(chunk))
    at += chunk.length
  }
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
