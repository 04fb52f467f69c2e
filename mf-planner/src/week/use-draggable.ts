import { useSyncExternalStore } from 'react'

/** Days beside each other and a mouse. */
const QUERY = '(min-width: 48em) and (pointer: fine)'

function subscribe(look: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', look)
  return () => query.removeEventListener('change', look)
}

/** Whether events can be dragged to another day. */
export const useDraggable = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
