import { partCounter } from './parts.ts'

/** The boxes of an MPEG-4 file between two places; one that says another length than it has ends the list. */
function* boxes(bytes: DataView, from: number, until: number, count: () => void) {
  for (let at = from; at + 8 <= until; count()) {
    const short = bytes.getUint32(at)
    const isLong = short === 1 && at + 16 <= until
    const length = isLong ? Number(bytes.getBigUint64(at + 8)) : short === 0 ? until - at : short
    const end = at + length
    if (length < 8 || end > until) return
    yield { type: ascii(bytes, at + 4), from: at + (isLong ? 16 : 8), until: end }
    at = end
  }
}

const ascii = (bytes: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map(i => (at + i < bytes.byteLength ? bytes.getUint8(at + i) : 0)))

/** The way to what a track holds, from the file. */
const WAY = ['moov', 'trak', 'mdia', 'hdlr']

/** What each track of an MPEG-4 file holds: 'soun' for sound, 'vide' for pictures. */
export function trackKinds(file: Uint8Array): string[] {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const count = partCounter()
  let found = [{ from: 0, until: file.length }]
  try {
    for (const wanted of WAY)
      found = found.flatMap(({ from, until }) =>
        [...boxes(bytes, from, until, count)].filter(box => box.type === wanted),
      )
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
  return found.map(({ from }) => ascii(bytes, from + 8))
}
