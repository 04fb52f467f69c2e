import type { PathDetail } from '@ariane/shared/contracts/learning'
import { failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'
import { readPath } from '../stores/paths.ts'
import { pollUntil } from '../stores/polling.ts'
import { isPathId } from './id.ts'

/** A path of the active user, waited for while it is being generated. `reload` begins anew. */
export function usePath(id: number) {
  const uid = useStore($activeUser)?.uid
  const [loaded, setLoaded] = useState<Loadable<PathDetail>>(LOADING)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isPathId(id)) return
    const stop = new AbortController()
    const show = (path: PathDetail) => {
      stop.signal.throwIfAborted()
      setLoaded(ready(path))
      return path
    }
    const load = async () => {
      setLoaded(LOADING)
      const path = show(await readPath(id, stop.signal))
      if (path.status !== 'generating') return
      const look = async () => show(await readPath(id, stop.signal))
      await pollUntil(look, now => now.status !== 'generating', stop.signal)
    }
    load().catch(error => {
      if (!stop.signal.aborted && !isAborted(error)) setLoaded(failed(error))
    })
    return () => stop.abort()
  }, [id, uid, attempt])

  return { loaded, reload: () => setAttempt(now => now + 1) }
}
