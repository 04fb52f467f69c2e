import type { Alert } from '@ariane/shared/contracts'
import { messages } from './messages.ts'
import { isHomework, type Lesson, type Work } from './ports.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A path that was never opened is recalled the next day, one that was begun after two days without work. */
const PATIENCE = { untouched: DAY, begun: 2 * DAY }
/** Older ones are left in peace. */
const FORGOTTEN = 28 * DAY
const MOST = 6

const isUnfinished = ({ status }: Work) =>
  status === 'to_do' || status === 'generated' || status.startsWith('incomplete')

/** Whether the pupil should be reminded of a path or a homework. */
export const needsReminder = (work: Work, now: Date) => {
  const idle = now.getTime() - work.activeAt.getTime()
  if (!isUnfinished(work) || idle > FORGOTTEN) return false
  if (work.status.startsWith('incomplete')) return true
  return idle > (work.status === 'to_do' ? PATIENCE.untouched : PATIENCE.begun)
}

const descriptionOf = (work: Work) => {
  const { status, percent } = work
  if (isHomework(work)) return messages.homeworkWaiting
  if (status === 'incomplete_path') return messages.notWritten
  return status === 'to_do' ? messages.notBegun : messages.leftAt(percent)
}

const alertOf = (work: Work): Alert => ({
  type: isHomework(work) ? 'incomplete_homework' : 'incomplete_path',
  title: work.title,
  description: descriptionOf(work),
  ...(isHomework(work) ? { homeworkId: work.id } : { pathId: work.id }),
})

/** Courses and revisions with an alert; one that repeats is named once. */
const lessonAlerts = (events: readonly Lesson[]): Alert[] => {
  const lessons = events.filter(({ type, alert }) => alert !== null && (type === 'course' || type === 'revision'))
  return lessons
    .filter(({ id }, i) => lessons.findIndex(other => other.id === id) === i)
    .map(({ id, title, alert }) => ({
      type: 'incomplete_lesson',
      title,
      description: alert?.description || messages.lessonToPrepare,
      eventId: id,
    }))
}

/** The week's alerts: lessons in their order, then what was left unfinished, the most recent first. */
export const alertsOf = (events: readonly Lesson[], works: readonly Work[], now: Date): Alert[] => [
  ...lessonAlerts(events),
  ...works
    .filter(work => needsReminder(work, now))
    .toSorted((a, b) => b.activeAt.getTime() - a.activeAt.getTime())
    .slice(0, MOST)
    .map(alertOf),
]
