import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { draftKey, readDraft, writeDraft } from './draft-storage.ts'
import { $activeUser, $session } from './session.ts'

/**
 * State that survives a reload, a failed call and a lost session, stored on the device for the active user. `name`
 * distinguishes the drafts of a user.
 * @returns the value, its setter, and a function that drops the draft
 */
export function useDraft<T>(name: string, initial: T): [T, (value: T) => void, () => void] {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid ?? ''
  const key = draftKey({ owner: session.status === 'signedIn' ? session.user.uid : '', uid }, name)
  const [state, setState] = useState(() => ({ key, value: readDraft(key, initial) }))
  // Switching the active user changes the key: that user's draft applies at once.
  const value = state.key === key ? state.value : readDraft(key, initial)
  const set = useCallback(
    (next: T) => {
      setState({ key, value: next })
      writeDraft(key, next)
    },
    [key],
  )
  const drop = useCallback(() => {
    setState({ key, value: initial })
    writeDraft(key, undefined)
  }, [key, initial])
  return [value, set, drop]
}
