/** Far more parts than a picture has: who walks over millions of them does nothing else meanwhile. */
const MOST_PARTS = 20_000
/** To call for each part of a picture; throws RangeError beyond what one has. */
export function partCounter(): () => void {
  let parts = 0
  return () => {
    parts += 1
    if (parts > MOST_PARTS) throw new RangeError('a picture of too many parts')
  }
}

/** A part of a picture, with its head, and where it begins. */
interface Part<Type> {
  type: Type
  at: number
  part: Buffer
}

/** Where the picture itself begins in a JPEG. */
export const SCAN = 0xda
/** Markers without a length, of which a picture has none before its scan: readers do not agree on what follows. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

/** The segments of a JPEG by their markers, the last one its scan. Throws RangeError where they do not follow each other. */
export function* segments(bytes: Buffer): Iterable<Part<number>> {
  const count = partCounter()
  for (let at = 2; bytes[at] === 0xff; ) {
    const type = bytes.readUInt8(at + 1)
    count()
    // Bytes may be filled up before a marker.
    if (type === 0xff) at += 1
    else if (isBare(type)) throw new RangeError('a photo with a marker out of place')
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      yield { type, at, part: bytes.subarray(at, end) }
      if (type === SCAN) return
      at = end
    }
  }
}

/** The chunks of a WebP. Throws RangeError for too many. */
export function* chunks(bytes: Buffer): Iterable<Part<string>> {
  const count = partCounter()
  for (let at = 12; at + 8 <= bytes.length; count()) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    yield { type: bytes.toString('latin1', at, at + 4), at, part: bytes.subarray(at, end) }
    at = end
  }
}
