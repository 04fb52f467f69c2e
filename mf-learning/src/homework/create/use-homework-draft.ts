import { useDraft, useMediaDraft } from '@ariane/shared/session'
import { useCallback, useEffect, useRef } from 'react'
import { type Draft, EMPTY_DRAFT, isMedia, type MediaMode } from './draft.ts'

export type Change = (change: (now: Draft) => Draft) => void

/**
 * What was chosen and typed, and the documents, under one name: both survive closing, a reload, a failure and a lost
 * session. `change` works on what is there by then, so that a late answer never undoes what was typed meanwhile.
 */
export function useHomeworkDraft(name: string) {
  const [draft, store, dropText] = useDraft<Draft>(name, EMPTY_DRAFT)
  const media: Record<MediaMode, ReturnType<typeof useMediaDraft>> = {
    photo: useMediaDraft(`${name}:photo`),
    file: useMediaDraft(`${name}:file`),
    audio: useMediaDraft(`${name}:audio`),
  }
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const change: Change = useCallback(
    how => {
      latest.current = how(latest.current)
      store(latest.current)
    },
    [store],
  )
  const { photo, file, audio } = { photo: media.photo.set, file: media.file.set, audio: media.audio.set }
  const drop = useCallback(() => {
    dropText()
    for (const set of [photo, file, audio]) set(null)
  }, [dropText, photo, file, audio])

  const shown = isMedia(draft.mode) ? media[draft.mode] : undefined
  return { draft, change, media, shown, drop }
}

export type HomeworkDraft = ReturnType<typeof useHomeworkDraft>
