import type { Draft } from './types.ts'
import { hashParts } from './words.ts'

/** Our names of a subject that a school wrote; undefined for what Ariane does not teach. */
export type FindSubject = (written: string) => SubjectNames | undefined
/** « HISTOIRE-GÉO » is two subjects, and the school's own words stay beside ours. */
type SubjectNames = { title: string } & Pick<Draft['meta'], 'subject' | 'alsoSubjects' | 'schoolSubject'>

const HOUR_MS = 3_600_000
/** Longer than any lesson. */
const LONGEST_MS = 6 * HOUR_MS

/** The subject that the title of an event of a school begins with: 'FRANCAIS - M. DURAND'. */
function subjectInTitle({ title, type, allDay, start, end }: Draft, find: FindSubject): SubjectNames | undefined {
  if (type !== 'other' || allDay || +end - +start > LONGEST_MS) return undefined
  return find(title.split(/\s+[-–]\s+|\s*\(/)[0] ?? '')
}

/**
 * Events with our names for the subjects of their lessons. In a calendar of a school what begins with a subject is a lesson,
 * also where nothing else says so.
 */
export const withSubjects = (drafts: readonly Draft[], find: FindSubject, isSchool: boolean): Draft[] =>
  drafts.map(draft => {
    const written = draft.meta.subject
    const found = written ? find(written) : isSchool ? subjectInTitle(draft, find) : undefined
    if (!found) return draft
    const { title, ...names } = found
    return {
      ...draft,
      title: draft.title === written ? title : draft.title,
      type: written ? draft.type : 'course',
      meta: { ...draft.meta, ...names },
      digest: hashParts(draft.digest, found),
    }
  })
