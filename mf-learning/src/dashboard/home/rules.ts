import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { Need, PupilWeek } from '@ariane/shared/contracts/families'
import { messages } from './messages.ts'

/** The number of rows from which a list shows a search field. */
export const MIN_SEARCHABLE = 6

export type GradeFilter = 'all' | SchoolGrade

/** Where a fact is dealt with, viewed as the pupil; undefined where there is nothing to open. */
export function needTarget({ kind, id, at }: Need): string | undefined {
  switch (kind) {
    case 'late_homework':
    case 'due_tomorrow':
    case 'lesson':
      return id ? `/planning/${id}${at ? `?debut=${encodeURIComponent(new Date(at).toISOString())}` : ''}` : undefined
    case 'late_objective':
    case 'efforts':
      return id ? `/objectives?objectif=${id}` : undefined
    case 'unfinished_path':
      return id ? `/path/${id}` : undefined
    case 'unfinished_homework':
      return '/homework'
    case 'away':
    case 'never_came':
      return undefined
  }
}

/** The content of a week in words, without what is zero. */
export function formatCounts({ lessons, exams, homework, objectives, paths, alerts }: PupilWeek): string[] {
  const { counts } = messages
  return [
    ...(lessons ? [counts.lessons(lessons)] : []),
    homework.due ? counts.homework(homework.done, homework.due) : counts.noHomework,
    ...(exams ? [counts.exams(exams)] : []),
    ...(objectives ? [counts.objectives(objectives)] : []),
    ...(paths.begun ? [counts.paths(paths.begun)] : []),
    ...(paths.done ? [counts.done(paths.done)] : []),
    ...(alerts ? [counts.alerts(alerts)] : []),
  ]
}
