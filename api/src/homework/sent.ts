import { createHash } from 'node:crypto'
import { MAX_FILE_BYTES } from '@ariane/shared/contracts'
import { detectKind, type FileKind } from '../platform/files/kinds.ts'
import { withoutMetadata } from '../platform/files/photo.ts'
import { countPixels, MOST_PIXELS } from '../platform/files/pixels.ts'

const DATA_URL = /^data:[^,]{0,200};base64,/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** What base64, with or without the head of a data URL, holds; undefined for anything else. */
export function decodeData(data: string): Buffer | undefined {
  const base64 = data.slice(DATA_URL.exec(data.slice(0, 300))?.[0].length ?? 0)
  return base64 !== '' && base64.length % 4 === 0 && BASE64.test(base64) ? Buffer.from(base64, 'base64') : undefined
}

/** As a file, or as the picture that it unfolds into. */
export const isTooLarge = (bytes: Buffer) =>
  bytes.length > MAX_FILE_BYTES || countPixels(bytes, detectKind(bytes)?.mime ?? '') > MOST_PIXELS
/** The same bytes are known again by it. */
export const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A picture without what it tells besides itself, or a sound; undefined for anything else. */
export function cleanMedia(bytes: Buffer): { kind: FileKind['kind']; type: string; bytes: Buffer } | undefined {
  const found = detectKind(bytes)
  if (!found) return undefined
  try {
    const kept = found.kind === 'image' ? withoutMetadata(bytes, found.mime) : bytes
    return { kind: found.kind, type: found.mime, bytes: kept }
  } catch (error) {
    // Its parts do not follow each other as they should: it is no picture.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
