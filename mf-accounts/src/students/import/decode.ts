const MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** This much of a file is enough to detect its encoding. */
const SAMPLE_BYTES = 512

/** UTF-16 has a zero in nearly every other byte; any other file with zeros is binary. */
function twoBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'none' | 'binary' {
  const start = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map(side => start.filter((byte, i) => byte === 0 && i % 2 === side).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return 'none'
  const [most, few] = [start.length / 4, start.length / 40]
  if (odd > most && even < few) return 'utf-16le'
  return even > most && odd < few ? 'utf-16be' : 'binary'
}

/** DOS, which browsers do not know: what its bytes from 0x80 on mean. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const readDos = (bytes: Uint8Array) =>
  Array.from(bytes, byte => CP850[byte - 0x80] ?? String.fromCharCode(byte)).join('')

const readAs = (label: string) => (bytes: Uint8Array) => new TextDecoder(label).decode(bytes)
/** `odds`: how much better than Windows, the usual one, it has to fit. */
const ONE_BYTE = [
  { decode: readAs('windows-1252'), odds: 0 },
  { decode: readAs('iso-8859-15'), odds: 0 },
  { decode: readAs('macintosh'), odds: 1 },
  { decode: readDos, odds: 1 },
]
const IMPLAUSIBLE = 10
/** The words of a text that are more than ASCII, and what stands for a word. */
const WORD = /[^\s;,|"()]*[^\s\0-\x7f][^\s;,|"()]*/g
const BETWEEN = /['’.\d-]|(?<=^[nN]|\d)°|[–—](?=\p{Lu})/u
const PLAUSIBLE = /^(?:\p{Lu}*|\p{Lu}?\p{Ll}*)$/u
const USUAL = /[a-zéèêëïçôüñ]/gi
const SEEN = /[a-zéèêëïçôüñàâäáãîíöóûùúÿ]/gi

/** How odd a word looks in a list of names: a sign among letters or a capital after a small letter most, rare letters a little. */
function judgeWord(word: string): number {
  if (/^[^\p{L}\p{C}]*$/u.test(word)) return 0
  const parts = word.split(BETWEEN).filter(part => /[^\0-\x7f]/.test(part))
  if (!parts.every(part => PLAUSIBLE.test(part))) return IMPLAUSIBLE
  const small = parts.filter(part => /^(?![a-z])\p{Ll}/u.test(part))
  const count = (usual: RegExp) => parts.join('').replace(usual, '').length
  return count(USUAL) + count(SEEN) + small.length
}

/** The text of a file with a byte a sign; null where no encoding makes words of most of it. */
function readOneByte(bytes: Uint8Array): string | null {
  const [best] = ONE_BYTE.map(({ decode, odds }) => {
    const text = decode(bytes)
    const words = (text.match(WORD) ?? []).map(judgeWord)
    return { text, words, sum: words.reduce((sum, one) => sum + one, odds) }
  }).sort((a, b) => a.sum - b.sum)
  if (!best) return null
  const bad = best.words.filter(one => one >= IMPLAUSIBLE)
  return bad.length * 2 <= best.words.length ? best.text : null
}

/**
 * The text of a file in UTF-8, UTF-16 or an encoding of Windows, Mac or DOS, as tablets, school software and old spreadsheets
 * write it; null for a binary file, and where the accents cannot be known.
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
    return readOneByte(bytes)
  }
}
