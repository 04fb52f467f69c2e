import type { Attachment } from './links.ts'
import { messages } from './messages.ts'

const text = messages.files
export type FileKind = 'image' | 'audio'

/** What the file pickers offer; the API checks the content. */
export const ACCEPTED: Record<FileKind, string> = {
  image: 'image/jpeg,image/png,image/webp',
  audio: 'audio/wav,audio/x-wav,audio/mpeg,audio/mp4,audio/x-m4a,.wav,.mp3,.m4a',
}
const MAX_FILES = 10
const MEGABYTE = 2 ** 20
const MAX_FILE_BYTES = 10 * MEGABYTE
/** One call carries all of them, in base64. */
const MAX_CALL_BYTES = 14 * MEGABYTE
/** The limit for files that are stored on the device beside the drafts. */
const MAX_KEPT_BYTES = 1.5 * MEGABYTE
const MAX_NAME_CHARS = 190

const megabytes = (bytes: number) => (Math.ceil((bytes / MEGABYTE) * 10) / 10).toLocaleString('fr-FR')

/** Why a file cannot be added to the others, in a sentence; null when it can. */
export function findRefusal(
  { name, size }: { name: string; size: number },
  there: readonly Attachment[],
): string | null {
  if (size > MAX_FILE_BYTES) return text.tooLarge(name, megabytes(size))
  if (size === 0) return text.empty(name)
  if (there.length >= MAX_FILES) return text.tooMany(MAX_FILES)
  const weight = there.reduce((sum, { url }) => sum + url.length, 0) + Math.ceil(size / 3) * 4
  return weight > MAX_CALL_BYTES ? text.tooLargeTogether(name) : null
}

/** A name that no other file of the kind has: the API identifies kept files by their name. */
export function freeName(name: string, kind: Attachment['kind'], there: readonly Attachment[]): string {
  const taken = new Set(there.filter(one => one.kind === kind).map(one => one.name))
  const short = name.slice(0, MAX_NAME_CHARS)
  for (let n = 1; ; n++) {
    const free = n === 1 ? short : `${short} (${n})`
    if (!taken.has(free)) return free
  }
}

/** Files that the server has already are sent without their content. */
export const withoutContent = (files: readonly Attachment[]): Attachment[] =>
  files.map(file => (file.kind === 'link' ? file : { ...file, url: '' }))

/** Whether the files are small enough to stay on the device until the event is saved. */
export const isKept = (files: readonly Attachment[]) =>
  files.reduce((sum, { url }) => sum + url.length, 0) <= MAX_KEPT_BYTES

/** Reads a file as a data URL. Throws when it cannot be read, for instance because it was moved meanwhile. */
export const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
