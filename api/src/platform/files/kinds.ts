import { trackKinds } from './tracks.ts'

/** A picture or a sound, told from its first bytes: a name or a declared type may say anything. */
export interface FileKind {
  kind: 'image' | 'audio'
  mime: string
}

const ascii = (bytes: Uint8Array, from: number, text: string) =>
  [...text].every((letter, i) => bytes[from + i] === letter.charCodeAt(0))
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte)

/** Brands of an mp4 container that holds sound alone; what others hold, their tracks say. */
const SOUND_BRANDS = ['M4A ', 'M4B ']

function isSoundAlone(bytes: Uint8Array): boolean {
  if (SOUND_BRANDS.some(brand => ascii(bytes, 8, brand))) return true
  const kinds = trackKinds(bytes)
  return kinds.includes('soun') && !kinds.includes('vide')
}

/** jpeg, png, webp, wav, mp3 or m4a; undefined for anything else. */
export function detectKind(bytes: Uint8Array): FileKind | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return { kind: 'image', mime: 'image/jpeg' }
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return { kind: 'image', mime: 'image/png' }
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return { kind: 'image', mime: 'image/webp' }
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WAVE')) return { kind: 'audio', mime: 'audio/wav' }
  if (ascii(bytes, 0, 'ID3') || isMp3Frame(bytes)) return { kind: 'audio', mime: 'audio/mpeg' }
  if (ascii(bytes, 4, 'ftyp') && isSoundAlone(bytes)) return { kind: 'audio', mime: 'audio/mp4' }
  return undefined
}

/** A frame header of layer III: eleven set bits, then neither a reserved version nor a reserved bit rate. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  const isLayer3 = (second & 0x06) === 0x02 && (second & 0x18) !== 0x08
  return isSync && isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c
}
