import type { PathStatus } from '@ariane/shared/contracts/paths'
import { failed, isAborted, LOADING, type Loadable, NetworkFailure, ready } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'
import { useHealing } from '../parts/use-healing.ts'
import { pollUntil } from './polling.ts'

/**
 * An entry of the active user that is generated; waits until it is ready. `id` is null where there is nothing to read.
 * `reload` starts again, `change` sets a newer version. It retries by itself when there was no answer.
 */
export function useGenerated<T extends { status: PathStatus }>(
  id: number | null,
  read: (id: number, signal: AbortSignal) => Promise<T>,
) {
  const uid = useStore($activeUser)?.uid
  const [loaded, setLoaded] = useState<Loadable<T>>(LOADING)
  const [attempt, setAttempt] = useState({ count: 0, isQuiet: false })

  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    const look = async () => {
      const found = await read(id, stop.signal)
      stop.signal.throwIfAborted()
      setLoaded(ready(found))
      return found
    }
    const load = async () => {
      if (!attempt.isQuiet) setLoaded(LOADING)
      if ((await look()).status === 'generating') await pollUntil(look, now => now.status !== 'generating', stop.signal)
    }
    load().catch(error => {
      if (!stop.signal.aborted && !isAborted(error)) setLoaded(failed(error))
    })
    return () => stop.abort()
  }, [id, uid, read, attempt])

  const isCutOff = loaded.state === 'failed' && loaded.error instanceof NetworkFailure
  useHealing(isCutOff, () => setAttempt(({ count }) => ({ count: count + 1, isQuiet: true })))

  return {
    loaded,
    reload: () => setAttempt(({ count }) => ({ count: count + 1, isQuiet: false })),
    change: (by: (now: T) => T) => setLoaded(now => (now.state === 'ready' ? ready(by(now.data)) : now)),
  }
}
