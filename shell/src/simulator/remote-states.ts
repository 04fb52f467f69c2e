import { type RemoteState, remoteStates } from '@ariane/shared/federation'
import { useEffect, useState } from 'react'
import { start } from '../remotes/load.ts'

/**
 * What the loader knows of all remotes. The loader emits no change, so it is read again whenever something is drawn.
 */
export function useRemoteStates(): RemoteState[] {
  const [states, setStates] = useState(remoteStates)
  useEffect(() => {
    const read = () =>
      setStates(before => {
        const now = remoteStates()
        return JSON.stringify(now) === JSON.stringify(before) ? before : now
      })
    void start().then(read, read)
    const drawn = new MutationObserver(read)
    drawn.observe(document.body, { childList: true, subtree: true })
    return () => drawn.disconnect()
  }, [])
  return states
}
