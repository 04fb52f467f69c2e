import type { Draft } from './draft.ts'

/** The way in which a homework is sent (S2 §7): a document as its text, a picture and a sound as they are. */
export function sentAs({ mode, readings }: Draft): 'text' | 'image' | 'audio' {
  if (mode === 'photo') return 'image'
  if (mode === 'audio') return 'audio'
  if (mode === 'text') return 'text'
  const entry = readings.file
  return entry?.state === 'read' && (entry.kind === 'image' || entry.kind === 'audio') ? entry.kind : 'text'
}

/** The request of S2 §7. `content`: the picture or the sound in base64; `readingId`: the reading of it. */
export function toRequest(draft: Draft, userId: string, content: string, readingId?: string) {
  const { mode, statement, description, readings, subject, chapterId } = draft
  if (!subject || !chapterId) throw new Error('no chapter')
  const read = readings.file?.state === 'read' ? readings.file.text : ''
  const text = (mode === 'text' ? statement : read).trim()
  const as = sentAs(draft)
  return {
    desc: mode === 'text' ? text : description.trim(),
    userId,
    pathType: 'homework' as const,
    subject,
    chapterId,
    ...(as === 'text' && { text }),
    ...(as === 'image' && { image: content }),
    ...(as === 'audio' && { audio: content }),
    ...(as !== 'text' && readingId && { readingId }),
  }
}
