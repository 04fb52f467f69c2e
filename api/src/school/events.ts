import { createHash } from 'node:crypto'
import type { CalendarEvent, SchoolFile, SchoolProvider } from '@ariane/shared/contracts'
import { later, toInstant } from '../platform/wall.ts'
import { documentsOf, shownFiles } from './documents.ts'
import { plain } from './plain.ts'
import { nameSubject } from './subjects.ts'
import { isTest, withoutTest } from './tests.ts'
import { htmlToText, shortText } from './text.ts'
import type { Assignment, Lesson, SchoolData } from './types.ts'

/** An event as a school system gives it. */
export interface Draft {
  /** The same at each synchronisation for the same thing; things that look alike share it. */
  base: string
  /** Changes with anything that is shown. */
  digest: string
  type: CalendarEvent['type']
  title: string
  description: string
  start: Date
  end: Date
  allDay: boolean
  meta: CalendarEvent['meta']
  cancelled: boolean
  files: SchoolFile[]
  /** Whether the school's system has it as done; counts when it is new here. */
  done: boolean
}

const DAY_MS = 86_400_000
const TITLE = 120
const META = 200
const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\u001f')).digest('hex').slice(0, 32)

/** Events of everything that was read. */
export function toDrafts(provider: SchoolProvider, { lessons, assignments }: SchoolData): Draft[] {
  const held = lessons.filter(lesson => !lesson.cancelled).toSorted((a, b) => (a.start < b.start ? -1 : 1))
  // A cancelled lesson in whose place others stand is no hole in the day; one of which an hour is left is.
  const shown = lessons.filter(lesson => !lesson.cancelled || !isCovered(lesson, held))
  return [...shown.map(lesson => ofLesson(provider, lesson)), ...assignments.map(item => ofAssignment(provider, item))]
}

/** Whether others, in the order of their starts, take the whole time of a lesson. */
function isCovered({ start, end }: Lesson, others: readonly Lesson[]): boolean {
  let free = start
  for (const other of others) if (other.start <= free && other.end > free) free = other.end
  return free >= end && free > start
}

/** A lesson that becomes a test, or is cancelled, stays the same thing: only its start and subject name it. */
export function ofLesson(provider: SchoolProvider, lesson: Lesson): Draft {
  const { title, ...names } = nameSubject(lesson.subject, withoutTest(lesson.subject))
  const start = toInstant(lesson.start)
  const meta = {
    ...names,
    ...(lesson.teachers.length > 0 && { teacher: shortText(lesson.teachers.join(', '), META) }),
    ...(lesson.rooms.length > 0 && { room: shortText(lesson.rooms.join(', '), META) }),
  }
  return digested({
    base: hash(provider, 'lesson', lesson.start, plain(lesson.subject)),
    type: lesson.test || isTest(lesson.subject) || isTest(lesson.note) ? 'exam' : 'course',
    title: title || '—',
    description: htmlToText(lesson.note),
    start,
    end: lesson.end > lesson.start ? toInstant(lesson.end) : start,
    allDay: false,
    meta,
    cancelled: lesson.cancelled,
    files: shownFiles(documentsOf(lesson)),
    done: false,
  })
}

/** Of homework; its day and subject name it. */
export function ofAssignment(provider: SchoolProvider, assignment: Assignment): Draft {
  const { subject: written, due, html, done, test } = assignment
  const { title: subject, ...meta } = nameSubject(written)
  const description = htmlToText(html)
  const midnight = `${due}T00:00:00`
  const title = buildTitle(description)
  return digested({
    base: hash(provider, 'assignment', due, plain(written)),
    type: test || isTest(title) ? 'exam' : 'homework',
    title: title || subject || '—',
    description,
    start: toInstant(midnight),
    end: toInstant(later(midnight, DAY_MS)),
    allDay: true,
    meta,
    cancelled: false,
    files: shownFiles(documentsOf(assignment)),
    done,
  })
}

/** The first line, shortened at a word. */
function buildTitle(description: string): string {
  const line = description.split('\n').find(text => text !== '') ?? ''
  if (line.length <= TITLE) return line
  return `${line
    .slice(0, TITLE)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`
}

/** The same thing as another kind of event. */
export const withType = (draft: Draft, type: Draft['type']): Draft => digested({ ...draft, type })

/** The same thing with the documents that were there before. */
export const withFiles = (draft: Draft, files: SchoolFile[]): Draft => digested({ ...draft, files })

function digested(draft: Omit<Draft, 'digest'>): Draft {
  const { type, title, description, start, end, meta, cancelled, files } = draft
  const shown = JSON.stringify([type, title, description, start, end, meta, cancelled, ...files])
  return { ...draft, digest: hash(shown) }
}
