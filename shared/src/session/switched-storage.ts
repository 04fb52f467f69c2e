import { SCHOOL_GRADES, type SchoolGrade } from '../catalogue/school.ts'

/** A pupil whose view a manager has taken. */
export type Switched = { uid: string; displayName: string; grade: SchoolGrade }

/** A reload still shows the viewed pupil, until the tab is closed or the manager comes back. */
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
    // With a blocked or damaged storage, the manager sees the own account.
    return null
  }
}

/** Stores the pupil that this manager views; null removes it. */
export function writeSwitched(manager: string, pupil: Switched | null): void {
  try {
    if (pupil) sessionStorage.setItem(KEY, JSON.stringify({ owner: manager, ...pupil }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // With storage blocked, only the memory of it is lost.
  }
}
