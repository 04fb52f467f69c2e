import { SCHOOL_GRADES, type SchoolGrade, SUBJECTS, type Subject } from '@ariane/shared/catalogue'

/** How far a quick start is; it stands in the address, so that it survives a reload and can be linked to. */
export type Place = {
  grade: SchoolGrade | null
  subject: Subject | null
  /** Key of the chosen topic. */
  topic: string | null
  /** The path that was asked for. */
  path: number | null
}

export const QUICK_START = 'demarrage'
const NAMES = { grade: 'classe', subject: 'matiere', topic: 'chapitre', path: 'pret' } as const

export function readPlace(search: URLSearchParams): Place {
  const path = Number(search.get(NAMES.path))
  return {
    grade: SCHOOL_GRADES.find(one => one === search.get(NAMES.grade)) ?? null,
    subject: SUBJECTS.find(one => one === search.get(NAMES.subject)) ?? null,
    topic: search.get(NAMES.topic),
    path: Number.isInteger(path) && path > 0 ? path : null,
  }
}

/** The address of a place, with what else stood in the one before. */
export function placeToSearch(before: URLSearchParams, place: Place): URLSearchParams {
  const next = new URLSearchParams(before)
  next.set(QUICK_START, '1')
  for (const [part, name] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
    const value = place[part]
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** The address without any quick start. */
export function withoutPlace(before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const name of [QUICK_START, ...Object.values(NAMES)]) next.delete(name)
  return next
}
