import { lookup } from '@ariane/shared/catalogue'
/** A file that a row held as a data URL. */
export interface Media {
  name: string
  bytes: Uint8Array
}

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w=.+-]+)*;base64,([A-Za-z0-9+/=\s]*)$/
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/markdown': 'md',
}

/**
 * Takes the files out of a row: each data URL, and bytes of the kind of `media_type`, become the path of a file of the
 * archive. `stem` is how the files of this row begin. Gives the row, and the files in its order.
 */
export function withoutMedia(
  value: Readonly<Record<string, unknown>>,
  stem: string,
): { value: unknown; media: Media[] } {
  const media: Media[] = []
  const { media_type: type } = value
  const kept = (bytes: Uint8Array, kind: string) => {
    const name = `fichiers/${stem}-${media.length + 1}.${lookup(ENDINGS, kind) ?? 'bin'}`
    media.push({ name, bytes })
    return name
  }
  const walk = (part: unknown): unknown => {
    if (part instanceof Uint8Array) return kept(part, typeof type === 'string' ? type : '')
    if (typeof part === 'string') return taken(part)
    if (Array.isArray(part)) return part.map(walk)
    if (part === null || typeof part !== 'object' || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
  }
  const taken = (text: string) => {
    // Only the beginning of a long text is looked at before the whole.
    const found = text.startsWith('data:') ? DATA_URL.exec(text) : null
    if (!found) return text
    const [, said = '', base64 = ''] = found
    return kept(Buffer.from(base64, 'base64'), said)
  }
  return { value: walk(value), media }
}
