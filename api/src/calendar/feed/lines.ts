/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LONGEST = 75
const encoder = new TextEncoder()

/** A text value with its marks escaped. */
export const escaped = (text: string) => text.replace(/[\\;,]/g, mark => `\\${mark}`).replace(/\r\n?|\n/g, '\\n')

/** A content line, folded between characters. */
export function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > LONGEST) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += length
  }
  return result
}
