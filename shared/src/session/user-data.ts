import { atom, onMount, type ReadableAtom } from 'nanostores'
import { failed, LOADING, type Loadable, logOnly, ready } from '../http/index.ts'
import { $activeUser, type ActiveUser } from './session.ts'

export type UserData<T> = {
  $data: ReadableAtom<Loadable<T>>
  /** Fetches again; what is shown stays until the new data is there, unless `showLoading`. */
  reload: (options?: { showLoading?: boolean }) => Promise<void>
  /**
   * Replaces the data after a change that the server has confirmed; a call in flight, which may not know of the change,
   * is dropped. `uid`: whom the change was made for; nothing happens when somebody else is active by then.
   */
  set: (data: T, uid?: string) => void
}

/**
 * Data of the active user. Fetched when first looked at; when the active user changes, everything of the
 * previous one is dropped and calls in flight are aborted, so a late answer can never show another pupil.
 */
export function userData<T>(fetch: (user: ActiveUser, signal: AbortSignal) => Promise<T>): UserData<T> {
  const $data = atom<Loadable<T>>(LOADING)
  /** Whose data it is, also while nobody looks at it. */
  let owner: string | undefined
  let running: AbortController | undefined

  async function load(showLoading: boolean): Promise<void> {
    running?.abort()
    const user = $activeUser.get()
    const other = user?.uid !== owner
    owner = user?.uid
    if (!user) return $data.set(LOADING)
    const mine = new AbortController()
    running = mine
    const quiet = !showLoading && !other && $data.get().state === 'ready'
    if (!quiet) $data.set(LOADING)
    try {
      const data = await fetch(user, mine.signal)
      if (!mine.signal.aborted) $data.set(ready(data))
    } catch (error) {
      if (mine.signal.aborted) return
      // What is shown is worth more than the news that it could not be refreshed.
      if (quiet) logOnly('refresh', error)
      else $data.set(failed(error))
    }
  }

  onMount($data, () => {
    // Looked at again after a while: show what we have, refresh behind it.
    const stop = $activeUser.subscribe(() => void load($data.get().state !== 'ready'))
    return () => {
      stop()
      running?.abort()
    }
  })

  return {
    $data,
    reload: ({ showLoading = false } = {}) => load(showLoading),
    set(data, forUid) {
      if (forUid !== undefined && forUid !== $activeUser.get()?.uid) return
      running?.abort()
      $data.set(ready(data))
    },
  }
}
