import type { PathStatus } from '@ariane/shared/contracts/learning'
import { failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'
import { pollUntil } from './polling.ts'

/**
 * Something of the active user that is generated, waited for until it is there; `id` is null where there is nothing to
 * read. `reload` begins anew, `change` puts a newer version of it.
 */
export function useGenerated<T extends { status: PathStatus }>(
  id: number | null,
  read: (id: number, signal: AbortSignal) => Promise<T>,
) {
  const uid = useStore($activeUser)?.uid
  const [loaded, setLoaded] = useState<Loadable<T>>(LOADING)
  const [attempt, setAttempt] = useState(0)

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
      setLoaded(LOADING)
      if ((await look()).status === 'generating') await pollUntil(look, now => now.status !== 'generating', stop.signal)
    }
    load().catch(error => {
      if (!stop.signal.aborted && !isAborted(error)) setLoaded(failed(error))
    })
    return () => stop.abort()
  }, [id, uid, read, attempt])

  return {
    loaded,
    reload: () => setAttempt(now => now + 1),
    change: (by: (now: T) => T) => setLoaded(now => (now.state === 'ready' ? ready(by(now.data)) : now)),
  }
}
