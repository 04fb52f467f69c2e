import { NARROW } from '@ariane/shared/session'
import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia(NARROW)

/** Whether the window is as narrow as a phone's. */
export const useNarrow = () =>
  useSyncExternalStore(
    notify => {
      const media = query()
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => query().matches,
  )
