import { messages } from '../messages.ts'
import { type Draft, isMedia } from './draft.ts'

const { needs } = messages.sheet

/** Failures that would occur again with the same document. */
const HOPELESS: readonly string[] = ['unreadable_type', 'heic', 'too_large', 'too_many_pages', 'protected', 'damaged']

/** Why 'Suivant' is disabled (S2 §5), in a sentence; null when it is not. */
export function nextNeeds(draft: Draft, hasMedia: boolean): string | null {
  const { step, mode } = draft
  if (!mode) return needs.mode
  if (step !== 2) return null
  if (mode === 'text') return draft.statement.trim() ? null : needs.text
  if (!hasMedia) return needs[mode]
  const entry = draft.readings[mode]
  return mode === 'file' && entry?.state === 'failed' && HOPELESS.includes(entry.failure) ? needs.unusable : null
}

/**
 * Why 'Créer le devoir' is disabled, in a sentence; null when it is not. A text has to be reread by the pupil before it
 * is used.
 */
export function createNeeds(draft: Draft, hasMedia: boolean): string | null {
  const { mode, readings } = draft
  const before = nextNeeds({ ...draft, step: 2 }, hasMedia)
  if (before) return before
  if (!draft.chapterId) return needs.chapter
  if (!isMedia(mode)) return null
  if (!draft.description.trim()) return needs.description
  const entry = readings[mode]
  if (entry?.state === 'pending' || (mode !== 'audio' && !entry)) return needs.reading
  if (entry?.state === 'read' && !entry.seen) return needs.check
  if (mode !== 'file') return null
  // A document is sent as its text, so there has to be one; pictures and sounds are sent as they are.
  if (entry?.state !== 'read') return needs.read
  return entry.kind === 'image' || entry.kind === 'audio' || entry.text.trim() ? null : needs.emptyStatement
}
