import { SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import type { Reading, ReadingFailure } from '@ariane/shared/contracts/readings'

export const MODES = ['photo', 'file', 'text', 'audio'] as const
export type Mode = (typeof MODES)[number]
/** Modes whose content is a document that the API reads. */
export type MediaMode = Exclude<Mode, 'text'>
export type Range = Reading['uncertain'][number]

/** The text that was read, with the pupil's corrections so far. */
export type ReadStatement = {
  state: 'read'
  /** Null when the API no longer knows the reading: the document is read again before its text is confirmed. */
  id: string | null
  kind: Reading['kind']
  text: string
  uncertain: Range[]
  notices: Reading['notices']
  /** The pupil has seen the text. */
  seen: boolean
}

/** The state of the reading of a document; absent before it begins. */
export type Entry =
  | { state: 'pending'; id: string }
  | { state: 'cancelled' }
  | { state: 'failed'; failure: ReadingFailure | 'unreachable' | 'busy' }
  | ReadStatement

/** Everything chosen and typed in the sheet. Plain data: stored on the device until the homework exists. */
export type Draft = {
  step: 1 | 2 | 3
  mode: Mode | null
  /** The statement of text mode. */
  statement: string
  description: string
  /** The description that was filled in automatically: another reading may replace it. */
  prefilled: string
  readings: Partial<Record<MediaMode, Entry>>
  subject: Subject | null
  chapterId: string | null
  /** The id of the homework that was requested with this draft. */
  asked: number | null
}

export const EMPTY_DRAFT: Draft = {
  step: 1,
  mode: null,
  statement: '',
  description: '',
  prefilled: '',
  readings: {},
  subject: null,
  chapterId: null,
  asked: null,
}

export const isMedia = (mode: Mode | null): mode is MediaMode => mode !== null && mode !== 'text'

export const isTouched = (draft: Draft) =>
  draft.mode !== null || Boolean(draft.statement || draft.description || draft.subject)

/** One step back (S2 §4); null when the sheet closes. On step 3, a chosen subject without chapter is dropped first. */
export function back(draft: Draft): Draft | null {
  if (draft.step === 3) return draft.subject && !draft.chapterId ? { ...draft, subject: null } : { ...draft, step: 2 }
  return draft.step === 2 ? { ...draft, step: 1 } : null
}

/** Another document makes the text of the one before worthless. */
export function forgetReading(draft: Draft, mode: MediaMode): Draft {
  const { [mode]: _, ...readings } = draft.readings
  return { ...draft, readings }
}

export const withReading = (draft: Draft, mode: MediaMode, entry: Entry): Draft => ({
  ...draft,
  readings: { ...draft.readings, [mode]: entry },
})

const MAX_PREFILL_CHARS = 120
/** The first line with text, as a description. */
export const firstLine = (text: string) =>
  (text.split('\n').find(line => /\p{L}{2}/u.test(line)) ?? '').trim().slice(0, MAX_PREFILL_CHARS)

/** Stores the text of a reading; the description is filled in unless the pupil wrote one. */
export function takeReading(draft: Draft, mode: MediaMode, reading: Reading): Draft {
  if (reading.state === 'failed')
    return withReading(draft, mode, { state: 'failed', failure: reading.failure ?? 'failed' })
  const { id, kind, text, uncertain, notices } = reading
  const own = draft.description.trim() !== '' && draft.description !== draft.prefilled
  const prefilled = firstLine(text)
  return {
    ...withReading(draft, mode, { state: 'read', id, kind, text, uncertain, notices, seen: text.trim() === '' }),
    ...(!own && prefilled && { description: prefilled, prefilled }),
  }
}

/** Restores the draft of an incomplete homework from what had been sent. */
export function restoreDraft({ sent, subject, chapterId, id }: HomeworkDetail): Draft {
  const mode = ({ text: 'text', image: 'photo', audio: 'audio' } as const)[sent.input]
  const filled: Draft = {
    ...EMPTY_DRAFT,
    step: 3,
    mode,
    subject: SUBJECTS.find(one => one === subject) ?? null,
    chapterId,
    asked: id,
    statement: mode === 'text' ? sent.text : '',
    description: mode === 'text' ? '' : sent.desc,
  }
  if (!isMedia(mode) || !sent.text.trim()) return filled
  const kind = mode === 'photo' ? 'image' : 'audio'
  return withReading(filled, mode, {
    state: 'read',
    id: null,
    kind,
    text: sent.text,
    uncertain: [],
    notices: [],
    seen: true,
  })
}
