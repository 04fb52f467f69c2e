import { isNight } from '@ariane/shared/dates'
import { useLocation } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'
import { allowsReminders } from './rules.ts'
import { reminders } from './store.ts'

/** Longer than a reminder may keep a screen back. */
const PATIENCE_MS = 1000

/**
 * Whether the screen below the reminders is held back: until they are known, so that it is not pushed down under a finger.
 * It is there and loads meanwhile.
 */
export function useHeld(): boolean {
  const page = useLocation()
  const isRead = useStore(reminders.$data).state !== 'loading'
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isPatient && !isRead && allowsReminders(page) && !isNight()
}
