const MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** This much of a file is enough to detect its encoding. */
const SAMPLE_BYTES = 512

/** UTF-16 has a zero in every other byte; any other file with zeros is binary. */
function twoBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'none' | 'binary' {
  const start = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map(side => start.filter((byte, i) => byte === 0 && i % 2 === side).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return 'none'
  const most = start.length / 4
  if (odd > most && even === 0) return 'utf-16le'
  return even > most && odd === 0 ? 'utf-16be' : 'binary'
}

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, as tablets, school software and old spreadsheets write it; null
 * for a binary file.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))
  if (marked) return new TextDecoder(marked[0]).decode(bytes)
  const kind = twoBytes(bytes)
  if (kind === 'binary') return null
  if (kind !== 'none') return new TextDecoder(kind).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
