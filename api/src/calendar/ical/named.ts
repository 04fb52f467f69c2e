import type { Draft } from './types.ts'
import { hashParts } from './words.ts'

/** Our name of a subject that a school wrote; undefined for what Ariane does not teach. */
export type FindSubject = (written: string) => string | undefined

const HOUR_MS = 3_600_000
/** Longer than any lesson. */
const LONGEST_MS = 6 * HOUR_MS

/** The subject that the title of an event of a school begins with: 'FRANCAIS - M. DURAND'. */
function subjectInTitle({ title, type, allDay, start, end }: Draft, find: FindSubject): string | undefined {
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
    const subject = written ? find(written) : isSchool ? subjectInTitle(draft, find) : undefined
    if (!subject) return draft
    const title = draft.title === written ? subject : draft.title
    const type = written ? draft.type : 'course'
    return { ...draft, title, type, meta: { ...draft.meta, subject }, digest: hashParts(draft.digest, subject) }
  })
