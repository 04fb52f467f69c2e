/** Limits of a message, which has to fit into a document of 1 MiB in both hostings. */
export const CHAT_LIMITS = {
  /** Characters of a data URL: with the longest text beside it a message still fits in 1 MiB. */
  file: 1_000_000,
  text: 4000,
  subject: 100,
  description: 2000,
  comment: 300,
  reason: 500,
} as const

const MIMES = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  audio: ['audio/wav', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm'],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
} as const
export type ChatMedia = keyof typeof MIMES

const hasAscii = (bytes: string, at: number, text: string) => bytes.startsWith(text, at)

/** The media types that the first bytes of a file allow. */
function detectTypes(bytes: string): string[] {
  if (hasAscii(bytes, 0, '\xff\xd8\xff')) return ['image/jpeg']
  if (hasAscii(bytes, 0, '\x89PNG\r\n\x1a\n')) return ['image/png']
  if (hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a')) return ['image/gif']
  if (hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP')) return ['image/webp']
  if (hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WAVE')) return ['audio/wav']
  if (hasAscii(bytes, 0, 'ID3') || /^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/.test(bytes)) return ['audio/mpeg']
  if (hasAscii(bytes, 0, 'OggS')) return ['audio/ogg']
  if (hasAscii(bytes, 0, '\x1a\x45\xdf\xa3')) return ['audio/webm', 'video/webm']
  if (!hasAscii(bytes, 4, 'ftyp')) return []
  if (/^M4[AB] /.test(bytes.slice(8))) return ['audio/mp4']
  return hasAscii(bytes, 8, 'qt  ') ? ['video/quicktime'] : ['video/mp4', 'audio/mp4']
}

const DATA_URL_HEAD = /^data:([a-z]+\/[a-z0-9.+-]+)(?:;[a-z]+="?[\w.,+-]*"?)*;base64,/
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const FIRST_BYTES = 64

/** The media type of an inline file when its first bytes confirm it; undefined otherwise. */
export function detectMediaType(fileUrl: string): string | undefined {
  const [head = '', mime = ''] = DATA_URL_HEAD.exec(fileUrl.slice(0, 200)) ?? []
  const data = fileUrl.slice(head.length)
  if (head === '' || data.length % 4 !== 0 || !BASE64.test(data)) return undefined
  return detectTypes(atob(data.slice(0, FIRST_BYTES))).includes(mime) ? mime : undefined
}

/** Whether an inline file really is an image, a sound or a film of a type that browsers play. */
export function isMedia(type: ChatMedia, fileUrl: string): boolean {
  const mime = detectMediaType(fileUrl)
  return MIMES[type].some(one => one === mime)
}
