import type { Reading } from '@ariane/shared/contracts/readings'
import { ApiError, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser, type StoredMedia, useStore } from '@ariane/shared/session'
import { useCallback, useEffect, useState } from 'react'
import { type Entry, forgetReading, type MediaMode, takeReading, withReading } from './draft.ts'
import { beginReading, cancelReading, followReading, isOver } from './reading.ts'
import type { Change } from './use-homework-draft.ts'

/** A running reading: `now` is null while the document is being sent. */
export type ReadingNow = { now: Reading | null } | null

/**
 * Starts the reading of a document as soon as it is there, and resumes one that was running when the page was left.
 * `hold`: the document is not finished yet.
 */
export function useReading(
  mode: MediaMode,
  media: StoredMedia | null,
  entry: Entry | undefined,
  hold: boolean,
  change: Change,
) {
  const userId = useStore($activeUser)?.uid
  const [look, setLook] = useState<Reading | null>(null)
  const pending = entry?.state === 'pending' ? entry.id : null
  const wanted = media !== null && !hold && (!entry || pending !== null)

  useEffect(() => {
    if (!wanted || !media || !userId) return
    const stop = new AbortController()
    const work = pending
      ? followReading(pending, userId, stop.signal, setLook)
      : beginReading(media, userId, stop.signal)
    work
      .then(reading => {
        if (stop.signal.aborted) return
        const next: Entry = { state: 'pending', id: reading.id }
        change(draft => (isOver(reading) ? takeReading(draft, mode, reading) : withReading(draft, mode, next)))
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted || isAborted(error)) return
        logOnly('reading', error)
        change(draft => toFailure(error, entry => withReading(draft, mode, entry)) ?? forgetReading(draft, mode))
      })
    return () => stop.abort()
  }, [wanted, media, pending, userId, mode, change])

  const cancel = useCallback(() => {
    if (pending) void cancelReading(pending)
    change(draft => withReading(draft, mode, { state: 'cancelled' }))
  }, [pending, mode, change])
  /** The document was replaced. */
  const forget = useCallback(() => {
    if (pending) void cancelReading(pending)
  }, [pending])
  const again = useCallback(() => change(draft => forgetReading(draft, mode)), [mode, change])
  const running: ReadingNow = wanted ? { now: look && look.id === pending ? look : null } : null
  return { running, cancel, again, forget }
}

export type StatementReader = ReturnType<typeof useReading>

/** The state after a failed call; undefined where the API no longer knows the reading, which then starts again. */
function toFailure<T>(error: unknown, leave: (entry: Entry) => T): T | undefined {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_found') return undefined
  const failure = code === 'too_large' ? 'too_large' : code === 'too_many_requests' ? 'busy' : 'unreachable'
  return leave({ state: 'failed', failure })
}
