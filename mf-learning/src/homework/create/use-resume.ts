import { isAborted, logOnly } from '@ariane/shared/http'
import { useEffect, useState } from 'react'
import { readHomework } from '../../stores/homework.ts'
import { isTouched, restoreDraft } from './draft.ts'
import { fetchMedia, homeworkGeneration } from './generation.ts'
import type { HomeworkDraft } from './use-homework-draft.ts'

const NAMES = { photo: 'photo.jpg', audio: 'enregistrement.wav' } as const

/**
 * Fills the sheet with what an incomplete homework had been asked with, unless it was already changed here; says why it
 * failed. Without `id` it only forgets a draft that the API has taken meanwhile.
 */
export function useResume(id: number | undefined, { draft, change, media, drop }: HomeworkDraft) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() =>
    id && !isTouched(draft) ? 'loading' : 'ready',
  )
  const [taken] = useState(!id && draft.asked !== null)
  const { photo, audio } = { photo: media.photo.set, audio: media.audio.set }

  useEffect(() => {
    if (taken) drop()
  }, [taken, drop])

  useEffect(() => {
    if (!id || state !== 'loading') return
    const stop = new AbortController()
    async function fill(from: number) {
      const homework = await readHomework(from, stop.signal)
      const next = restoreDraft(homework)
      if (homework.sent.media && (next.mode === 'photo' || next.mode === 'audio')) {
        const blob = await fetchMedia(from, stop.signal)
        const set = next.mode === 'photo' ? photo : audio
        set({ blob, name: NAMES[next.mode] })
      }
      change(() => next)
      if (homework.failure) homeworkGeneration.fail(homework.failure)
      setState('ready')
    }
    fill(id).catch((error: unknown) => {
      if (isAborted(error)) return
      logOnly('homework sheet', error)
      setState('failed')
    })
    return () => stop.abort()
  }, [id, state, change, photo, audio])

  return { state, retry: () => setState('loading') }
}
