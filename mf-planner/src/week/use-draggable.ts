import { useSyncExternalStore } from 'react'

/** Seven columns and a mouse: events can be dragged to another day. */
const QUERY = '(min-width: 80em) and (pointer: fine)'

function subscribe(look: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', look)
  return () => query.removeEventListener('change', look)
}

export const useLarge = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
