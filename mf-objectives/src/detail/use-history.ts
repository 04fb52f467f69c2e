import { type HistoryEntry, type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call, failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { useEffect, useState } from 'react'

/** The history of an objective, oldest first, read again after every change of it. Returns it and a retry. */
export function useHistory({ id, version }: Pick<Objective, 'id' | 'version'>) {
  const [history, setHistory] = useState<Loadable<HistoryEntry[]>>(LOADING)
  const [attempt, setAttempt] = useState(0)
  // `version` and `attempt` say when to read, not what.
  useEffect(() => {
    const stop = new AbortController()
    call(objectivesRoutes.readHistory, { id }, { signal: stop.signal })
      .then(({ data }) => setHistory(ready(data)))
      // Steps that are shown stay while newer ones are loading.
      .catch(error => !isAborted(error) && setHistory(now => (now.state === 'ready' ? now : failed(error))))
    return () => stop.abort()
  }, [id, version, attempt])
  function retry() {
    setHistory(LOADING)
    setAttempt(attempt + 1)
  }
  return [history, retry] as const
}
