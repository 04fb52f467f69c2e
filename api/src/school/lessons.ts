import { messages } from './messages.ts'
import { plain } from './plain.ts'
import type { Lesson } from './types.ts'

/** What is told of a lesson, in a line. */
export const buildNote = (said: string, isExempted: boolean): string =>
  [said, isExempted && messages.exempted].filter(Boolean).join(' – ')

/** Lessons in which those that two teachers give together, each of whom has a row of his own, are one. */
export function joinLessons(lessons: readonly Lesson[]): Lesson[] {
  const name = ({ start, end, subject, cancelled }: Lesson) => JSON.stringify([start, end, plain(subject), cancelled])
  return [...Map.groupBy(lessons, name).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const all = [first, ...others]
    const each = (of: (lesson: Lesson) => string[]) => [...new Set(all.flatMap(of))]
    const documents = all.flatMap(lesson => lesson.documents ?? [])
    return {
      ...first,
      teachers: each(({ teachers }) => teachers),
      rooms: each(({ rooms }) => rooms),
      test: all.some(({ test }) => test),
      note: each(({ note }) => (note ? [note] : [])).join(' – '),
      ...(documents.length > 0 && { documents }),
    }
  })
}
