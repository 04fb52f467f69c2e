import { type HistoryEntry, type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call, failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { useEffect, useState } from 'react'

/** What happened to an objective, oldest first; read again after every change of it. Gives it and a way to try again. */
export function useHistory({ id, version }: Pick<Objective, 'id' | 'version'>) {
  const [history, setHistory] = useState<Loadable<HistoryEntry[]>>(LOADING)
  const [attempt, setAttempt] = useState(0)
  // `version` and `attempt` say when to read, not what.
  useEffect(() => {
    const stop = new AbortController()
    call(objectivesRoutes.readHistory, { id }, { signal: stop.signal })
      .then(({ data }) => setHistory(ready(data)))
      // Steps that are shown stay, rather than giving way to the news that there may be one more.
      .catch(error => !isAborted(error) && setHistory(now => (now.state === 'ready' ? now : failed(error))))
    return () => stop.abort()
  }, [id, version, attempt])
  function retry() {
    setHistory(LOADING)
    setAttempt(attempt + 1)
  }
  return [history, retry] as const
}
