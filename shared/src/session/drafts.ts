import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { keyOf, read, write } from './draft-storage.ts'
import { $activeUser, $session } from './session.ts'

/**
 * State that survives a reload, a failed call and a lost session: kept on the device for the active user.
 * `name` tells drafts of one person apart. Gives the value, its setter, and a function that drops the draft.
 */
export function useDraft<T>(name: string, initial: T): [T, (value: T) => void, () => void] {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid ?? ''
  const key = keyOf({ owner: session.status === 'signedIn' ? session.user.uid : '', uid }, name)
  const [held, hold] = useState(() => ({ key, value: read(key, initial) }))
  // A switch of the active user changes the key: the other person's draft takes over at once.
  const value = held.key === key ? held.value : read(key, initial)
  const set = useCallback(
    (next: T) => {
      hold({ key, value: next })
      write(key, next)
    },
    [key],
  )
  const drop = useCallback(() => {
    hold({ key, value: initial })
    write(key, undefined)
  }, [key, initial])
  return [value, set, drop]
}
