import { homeworkRoutes } from '@ariane/shared/contracts/homework'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { pathRoutes } from '@ariane/shared/contracts/paths'
import { call } from '@ariane/shared/http'
import type { StoredMedia } from '@ariane/shared/session'
import { generator } from '../../stores/generation.ts'
import { changeHomework, homework, readHomework } from '../../stores/homework.ts'
import { fromBase64, toBase64 } from './base64.ts'
import type { Draft } from './draft.ts'
import { confirmReading } from './reading.ts'
import { sentAs, toRequest } from './request.ts'

const UPLOAD_MS = 120_000
/** Shown until the API reports the number of parts. */
const PARTS = 1

export const homeworkGeneration = generator(homework, readHomework)

/**
 * Requests the homework of a draft and waits for it; `onAsked` gets its id once the API has accepted it. True when it
 * is ready.
 */
export const generateHomework = (draft: Draft, media: StoredMedia | null, onAsked: (id: number) => void) =>
  homeworkGeneration.generate(async (userId, signal) => {
    const entry = draft.mode && draft.mode !== 'text' ? draft.readings[draft.mode] : undefined
    const text = entry?.state === 'read' ? entry.text.trim() : ''
    const as = sentAs(draft)
    const readingId =
      media && entry?.state === 'read' && text && as !== 'text'
        ? await confirmReading(entry.id, text, media, userId, signal)
        : undefined
    const content = media && as !== 'text' ? await toBase64(media.blob) : ''
    const body = toRequest(draft, userId, content, readingId)
    const { data } = await call(learningRoutes.generatePath, body, { signal, timeoutMs: UPLOAD_MS })
    onAsked(data.id)
    return data.id
  }, PARTS)

/** Deletes an earlier attempt that another one has replaced. */
export const forgetHomework = (id: number): Promise<void> =>
  changeHomework(pathRoutes.deletePath, { id }).catch(() => undefined)

/** The picture or the sound a homework was made from. Throws ApiError or NetworkFailure. */
export async function fetchMedia(id: number, signal: AbortSignal): Promise<Blob> {
  const { data } = await call(homeworkRoutes.homeworkMedia, { id }, { signal, timeoutMs: UPLOAD_MS })
  return fromBase64(data.data, data.type)
}
