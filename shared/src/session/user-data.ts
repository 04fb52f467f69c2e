import { atom, onMount, type ReadableAtom } from 'nanostores'
import { failed, isAborted, LOADING, type Loadable, ready } from '../http/index.ts'
import { $activeUser, type ActiveUser } from './session.ts'

export type UserData<T> = {
  $data: ReadableAtom<Loadable<T>>
  /** Fetches again; what is shown stays until the new data is there, unless `showLoading`. */
  reload: (options?: { showLoading?: boolean }) => Promise<void>
  /** Replaces the data after a change that the server has confirmed. */
  set: (data: T) => void
}

/**
 * Data of the active user. Fetched when first looked at; when the active user changes, everything of the
 * previous one is dropped and calls in flight are aborted, so a late answer can never show another pupil.
 */
export function userData<T>(fetch: (user: ActiveUser, signal: AbortSignal) => Promise<T>): UserData<T> {
  const $data = atom<Loadable<T>>(LOADING)
  let uid: string | undefined
  let running: AbortController | undefined

  async function load(showLoading: boolean): Promise<void> {
    running?.abort()
    const user = $activeUser.get()
    if (!user) return $data.set(LOADING)
    const mine = new AbortController()
    running = mine
    if (showLoading) $data.set(LOADING)
    try {
      const data = await fetch(user, mine.signal)
      if (running === mine) $data.set(ready(data))
    } catch (error) {
      if (running === mine && !isAborted(error)) $data.set(failed(error))
    }
  }

  onMount($data, () => {
    const stop = $activeUser.subscribe(user => {
      const other = user?.uid !== uid
      uid = user?.uid
      if (other) void load(true)
      // Looked at again after a while: show what we have, refresh behind it.
      else if (user) void load($data.get().state !== 'ready')
    })
    return () => {
      stop()
      running?.abort()
    }
  })

  return {
    $data,
    reload: ({ showLoading = false } = {}) => load(showLoading),
    set: data => $data.set(ready(data)),
  }
}
