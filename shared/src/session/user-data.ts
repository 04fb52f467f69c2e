import { atom, onMount, type ReadableAtom } from 'nanostores'
import { $seenAt, failed, LOADING, type Loadable, logOnly, ready } from '../http/index.ts'
import { $activeUser, type ActiveUser } from './session.ts'

export type UserData<T> = {
  $data: ReadableAtom<Loadable<T>>
  /** Fetches again; the old data stays until the new data arrives, unless `showLoading`. */
  reload: (options?: { showLoading?: boolean }) => Promise<void>
  /**
   * Replaces the data after a change that the server confirmed; a pending call, which may not know of the change, is
   * dropped. `uid` is the user of the change: nothing happens when another user is active by then.
   */
  set: (data: T, uid?: string) => void
}

/**
 * Data of the active user, fetched when first watched. When the active user changes, the previous data is dropped and
 * pending calls are aborted, so that a late answer never shows another pupil.
 */
export function userData<T>(fetch: (user: ActiveUser, signal: AbortSignal) => Promise<T>): UserData<T> {
  const $data = atom<Loadable<T>>(LOADING)
  /** The user of the data, also while it is not watched. */
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
      // A failed refresh keeps what is shown.
      if (quiet) logOnly('refresh', error)
      else $data.set(failed(error))
    }
  }

  onMount($data, () => {
    // Watched again after a while: the old data is shown and refreshed behind it.
    const stop = $activeUser.subscribe(() => void load($data.get().state !== 'ready'))
    // What the device stood in for is read from the server again.
    const refresh = () => $seenAt.get() !== null && void load(false)
    globalThis.addEventListener?.('online', refresh)
    return () => {
      stop()
      globalThis.removeEventListener?.('online', refresh)
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
