import { subjectTitle } from '../modules/lesson.ts'
import type { Pack } from '../pack.ts'
import { messages } from './messages.ts'
import type { Reference } from './reply.ts'

/** Where something stands in a lesson. */
export const refer = (
  pack: Pack,
  { section = null, elsewhere = false }: { section?: string | null; elsewhere?: boolean } = {},
): Reference => ({
  subject: pack.subject,
  grade: pack.grade,
  chapter: pack.chapter,
  lesson: subjectTitle(pack),
  section,
  elsewhere,
})

/** A reference in one line: « 4ème, chapitre « Nombres et calculs », leçon « … » ». */
export const describeReference = ({ grade, chapter, lesson, section }: Reference): string =>
  [
    grade,
    messages.chapter(chapter),
    ...(lesson === chapter ? [] : [messages.lesson(lesson)]),
    ...(section === null ? [] : [messages.part(section)]),
  ].join(', ')
