const [LF, CR, TAB, SPACE] = [0x0a, 0x0d, 0x09, 0x20]

/**
 * Bytes of a calendar with its folded lines joined. A program may fold between two bytes of one character (RFC 5545 §3.1),
 * so this comes before anything is decoded. Empty lines before the space, which some programs write, go with the fold.
 */
export function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length)
  let length = 0
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] as number
    if (byte === LF || byte === CR) {
      let end = at + 1
      while (bytes[end] === LF || bytes[end] === CR) end += 1
      if (bytes[end] === SPACE || bytes[end] === TAB) {
        at = end + 1
        continue
      }
      joined[length++] = LF
      at = end
      continue
    }
    joined[length++] = byte
    at += 1
  }
  return joined.subarray(0, length)
}
