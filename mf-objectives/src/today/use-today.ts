import { localDay } from '@ariane/shared/dates'
import { useSyncExternalStore } from 'react'

const EVENTS = ['focus', 'visibilitychange'] as const

function subscribe(look: () => void) {
  for (const event of EVENTS) window.addEventListener(event, look)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, look)
  }
}

/** The day in Paris, '2026-11-21', updated when the user comes back to a page that was left open overnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => localDay(Date.now()))
