import type { Draft } from './types.ts'
import { hashParts } from './words.ts'

/** The lesson that words of a school name, with our names of its subject; undefined for what Ariane does not teach. */
export type ReadLessonTitle = (words: string) => LessonTitle | undefined
/** « HISTOIRE-GÉO » is two subjects, and the school's own words stay beside ours. */
interface LessonTitle extends Pick<Draft['meta'], 'subject' | 'alsoSubjects' | 'schoolSubject'> {
  title: string
  isTest: boolean
  /** They say nothing else, so that they are a lesson whoever wrote them. */
  isOnly: boolean
}

const HOUR_MS = 3_600_000
/** Longer than any lesson. */
const LONGEST_MS = 6 * HOUR_MS

/** Whether an event may be a lesson by its kind and length; a test may be noted for its day alone. */
const mayBeLesson = ({ type, allDay, start, end }: Draft, isTest: boolean) =>
  ['other', 'course', 'exam'].includes(type) && (allDay ? isTest : +end - +start <= LONGEST_MS)

/**
 * Events with our names for the subjects of their lessons. What says nothing but a subject is a lesson also where nothing else says so; in
 * a calendar of a school, what begins with one.
 */
export const withSubjects = (drafts: readonly Draft[], readTitle: ReadLessonTitle, isSchool: boolean): Draft[] =>
  drafts.map(draft => {
    const written = draft.meta.subject
    const found = readTitle(written ?? draft.title)
    if (!found) return draft
    const { title, isTest, isOnly, ...names } = found
    if (!written && !(mayBeLesson(draft, isTest) && (isSchool || isOnly))) return draft
    const other = draft.type === 'other' ? 'course' : draft.type
    return {
      ...draft,
      title: draft.title === written ? title : draft.title,
      type: isTest ? 'exam' : other,
      meta: { ...draft.meta, ...names },
      digest: hashParts(draft.digest, found),
    }
  })
