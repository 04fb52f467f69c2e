import { type Reading, readingRoutes } from '@ariane/shared/contracts/readings'
import { ApiError, call, logOnly } from '@ariane/shared/http'
import type { StoredMedia } from '@ariane/shared/session'
import { pollUntil } from '../../stores/polling.ts'
import { toBase64 } from './base64.ts'

/** Ten megabytes take this long on a school's connection. */
const UPLOAD_MS = 120_000

/** Sends a document to be read, or with a `text` that was read of it before. Throws ApiError or NetworkFailure. */
export async function beginReading(
  { blob, name }: StoredMedia,
  userId: string,
  signal: AbortSignal,
  text?: string,
): Promise<Reading> {
  const args = { userId, name, data: await toBase64(blob), ...(text ? { text } : {}) }
  return (await call(readingRoutes.readStatement, args, { signal, timeoutMs: UPLOAD_MS })).data
}

/** Waits until a document is read; `onLook` gets each state. */
export const followReading = (
  id: string,
  userId: string,
  signal: AbortSignal,
  onLook: (now: Reading) => void,
): Promise<Reading> =>
  pollUntil(
    async () => {
      const { data } = await call(readingRoutes.pollReading, { id, userId }, { signal })
      onLook(data)
      return data
    },
    isOver,
    signal,
  )

export const isOver = ({ state }: Reading) => state === 'read' || state === 'failed'

/** Cancels a reading; it ends by itself if this fails. */
export const cancelReading = (id: string): Promise<unknown> =>
  call(readingRoutes.cancelReading, { id }).catch(error => logOnly('reading', error))

/**
 * Sends the text with the pupil's corrections, so that it is used with the document. Gives the id of its reading;
 * undefined where the API no longer knew it and was told of the text with the document. Throws ApiError or
 * NetworkFailure.
 */
export async function confirmReading(
  id: string | null,
  text: string,
  media: StoredMedia,
  userId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    if (id) {
      await call(readingRoutes.confirmReading, { id, userId, text }, { signal })
      return id
    }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
  await beginReading(media, userId, signal, text)
}
