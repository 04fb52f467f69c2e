import { lookup } from '@ariane/shared/catalogue'

type Size = { width: number; height: number }
type Try = Size & { quality: number }

/** A photo of a sheet stays readable down to this side; from there on, quality is reduced rather than size. */
const SIDES = [2000, 1600, 1280, 1024, 800, 640]
const QUALITIES = [0.85, 0.7, 0.55]
/** The longest side that every browser draws, and what the server lets be shown. */
const LONGEST = 16_384
const MOST_PIXELS = 16_000_000

/**
 * The sizes and qualities to try, best first, none larger than the picture. What is read in a long picture, such as a whole
 * conversation, is as wide as it is narrow: it is measured as if it were no longer than a photo.
 */
export function listTries({ width, height }: Size): Try[] {
  const measured = Math.min(Math.max(width, height), (Math.min(width, height) * 4) / 3)
  const sides = [...new Set(SIDES.map(side => Math.min(side, measured)))]
  return sides
    .map(side => ({
      width: Math.max(1, Math.round((width * side) / measured)),
      height: Math.max(1, Math.round((height * side) / measured)),
    }))
    .filter(size => Math.max(size.width, size.height) <= LONGEST && size.width * size.height <= MOST_PIXELS)
    .flatMap(size => QUALITIES.map(quality => ({ ...size, quality })))
}

/** Length of the data URL of a file of `bytes` bytes. */
export const dataUrlLength = (bytes: number, type: string) => `data:${type};base64,`.length + Math.ceil(bytes / 3) * 4

/** The largest file whose data URL has at most `letters` characters, with room for a long media type. */
export const maxFileBytes = (letters: number) => Math.floor((letters - 64) / 4) * 3

/** The header of a wav and one second of it: 16 kHz, mono, two bytes a sample. */
const WAV_HEADER = 44
const WAV_SECOND = 16_000 * 2
/**
 * Whole seconds of sound whose data URL has at most `letters` characters; a last chunk of a quarter of a second may
 * come on top.
 */
export const maxSeconds = (letters: number) =>
  Math.max(0, Math.floor((maxFileBytes(letters) - WAV_HEADER) / WAV_SECOND - 0.5))

/**
 * Only images and videos may be sent from the device (S1 §5); null for anything else. The type decides, or else the
 * extension.
 */
export function detectKind({ type, name }: { type: string; name: string }): 'image' | 'video' | null {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/')) return 'video'
  if (type !== '') return null
  if (/\.(jpe?g|png|webp|gif|heic|avif)$/i.test(name)) return 'image'
  return /\.(mp4|webm|mov|m4v)$/i.test(name) ? 'video' : null
}

/** Other names that systems give to types that every browser plays. */
const USUAL_TYPES: Record<string, string> = {
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
}

/** The media type under its usual name, as messages use it. */
export const usualType = (type: string): string => lookup(USUAL_TYPES, type) ?? type
