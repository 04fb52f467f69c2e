import { SCHOOL_GRADES } from '../catalogue/school.ts'
import type { Switched } from './session.ts'

/** Until the tab is closed or the manager comes back, a reload still shows the pupil he was viewing. */
const KEY = 'ariane_switched'

/** The pupil that this manager was viewing in this tab. */
export function readSwitched(manager: string): Switched | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof saved !== 'object' || saved === null) return null
    const { owner, uid, displayName, grade: written } = saved as Record<string, unknown>
    const grade = SCHOOL_GRADES.find(one => one === written)
    if (owner !== manager || typeof uid !== 'string' || typeof displayName !== 'string' || !grade) return null
    return { uid, displayName, grade }
  } catch {
    // A blocked or damaged store: the manager sees his own account.
    return null
  }
}

/** Remembers whom this manager views; null forgets. */
export function writeSwitched(manager: string, pupil: Switched | null): void {
  try {
    if (pupil) sessionStorage.setItem(KEY, JSON.stringify({ owner: manager, ...pupil }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Only the memory of it is lost.
  }
}
