import { failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { useCallback, useEffect, useState } from 'react'

interface Loaded<T> {
  loaded: Loadable<T>
  /** Fetches again behind what is shown; what failed is loaded anew. */
  reload: () => Promise<void>
}

/** What an address of the screen shows, fetched for its key and again on demand. `fetch` has to stay the same function. */
export function useLoaded<T>(key: string, fetch: (key: string, signal?: AbortSignal) => Promise<T>): Loaded<T> {
  const [held, hold] = useState<{ key: string; loaded: Loadable<T> }>({ key, loaded: LOADING })

  useEffect(() => {
    const stop = new AbortController()
    fetch(key, stop.signal).then(
      data => hold({ key, loaded: ready(data) }),
      (error: unknown) => isAborted(error) || hold({ key, loaded: failed(error) }),
    )
    return () => stop.abort()
  }, [key, fetch])

  const reload = useCallback(
    () =>
      fetch(key).then(
        data => hold(now => (now.key === key ? { key, loaded: ready(data) } : now)),
        (error: unknown) =>
          hold(now => (now.key === key && now.loaded.state !== 'ready' ? { key, loaded: failed(error) } : now)),
      ),
    [key, fetch],
  )

  return { loaded: held.key === key ? held.loaded : LOADING, reload }
}
