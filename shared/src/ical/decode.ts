import { unfoldBytes } from './unfold.ts'

const decode = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes)
const unfoldText = (text: string) => text.replace(/[\r\n]+[ \t]/g, '').replace(/[\r\n]+/g, '\n')

/**
 * The text of a calendar, one line a property: UTF-8, UTF-16 where a byte order mark says so, else Windows-1252, with folded
 * lines joined.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return unfoldText(decode('utf-16le', bytes))
  if (first === 0xfe && second === 0xff) return unfoldText(decode('utf-16be', bytes))
  const joined = unfoldBytes(bytes)
  try {
    return decode('utf-8', joined, true)
  } catch {
    return decode('windows-1252', joined)
  }
}
