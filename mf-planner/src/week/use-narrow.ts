import { NARROW } from '@ariane/shared/session'
import { useSyncExternalStore } from 'react'

function subscribe(look: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', look)
  return () => query.removeEventListener('change', look)
}

/** Whether the window is as narrow as a phone's. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
