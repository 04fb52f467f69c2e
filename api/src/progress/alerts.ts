import type { Alert } from '@ariane/shared/contracts'
import { dueAlerts, lessonAlert, lessonsAlone } from './lessons.ts'
import { messages } from './messages.ts'
import { isHomework, type PlannedEvent, type Work } from './ports.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A path that was never opened is recalled the next day, one that was begun after two days without work. */
const PATIENCE = { untouched: DAY, begun: 2 * DAY }
/** Older ones are left in peace. */
const FORGOTTEN = 28 * DAY
const MOST = 6
/** A revision planned a week after a lesson counts as work on it, a test as its reason. */
const AHEAD = 8 * DAY

/** The period alerts are asked for, and when that is. */
export interface Period {
  from: Date
  to: Date
  now: Date
}

/** The events that alerts of a period are made from: those of the period, and what is planned after it. */
export const eventsFor = ({ from, to }: Omit<Period, 'now'>) => ({ from, to: new Date(+to + AHEAD) })

const isUnfinished = ({ status }: Work) =>
  status === 'to_do' || status === 'generated' || status.startsWith('incomplete')

/** Whether the pupil should be reminded of a path or a homework. */
export const needsReminder = (work: Work, now: Date) => {
  const idle = now.getTime() - work.activeAt.getTime()
  if (!isUnfinished(work) || idle < 0 || idle > FORGOTTEN) return false
  if (work.status.startsWith('incomplete')) return true
  return idle > (work.status === 'to_do' ? PATIENCE.untouched : PATIENCE.begun)
}

const describeWork = (work: Work) => {
  const { status, percent } = work
  if (isHomework(work)) return messages.homeworkWaiting
  if (status === 'incomplete_path') return messages.notWritten
  return status === 'to_do' ? messages.notBegun : messages.leftAt(percent)
}

const toAlert = (work: Work): Alert => ({
  type: isHomework(work) ? 'incomplete_homework' : 'incomplete_path',
  title: work.title,
  description: describeWork(work),
  ...(isHomework(work) ? { homeworkId: work.id } : { pathId: work.id }),
})

/** Courses and revisions of the period with an alert of their own; one that repeats is named once. */
const changeAlerts = (events: readonly PlannedEvent[], { from, to }: Period): Alert[] => {
  const lessons = events.filter(
    ({ type, alert, startDate, endDate }) =>
      alert !== null &&
      (type === 'course' || type === 'revision') &&
      Date.parse(startDate) < +to &&
      Date.parse(endDate) > +from,
  )
  return lessons
    .filter(({ id }, i) => lessons.findIndex(other => other.id === id) === i)
    .map(({ id, title, alert, startDate }) => ({
      type: 'incomplete_lesson',
      title,
      description: alert?.description || messages.lessonToPrepare,
      eventId: id,
      startDate,
    }))
}

/** What was left unfinished as it stood at the end of the period, or stands now; nothing for a period to come. */
function worksLeft(works: readonly Work[], { from, to, now }: Period): Work[] {
  if (from > now) return []
  const at = to < now ? to : now
  return works
    .filter(work => needsReminder(work, at))
    .toSorted((a, b) => b.activeAt.getTime() - a.activeAt.getTime())
    .slice(0, MOST)
}

/**
 * The alerts of a period: lessons in their order, homework that is due, then what was left unfinished, the most recent
 * first. `events` as `eventsFor` says.
 */
export function listAlerts(events: readonly PlannedEvent[], works: readonly Work[], period: Period): Alert[] {
  const changes = changeAlerts(events, period)
  const alone = lessonsAlone(events, works, period).filter(({ id }) => changes.every(({ eventId }) => eventId !== id))
  const lessons = [...changes, ...alone.map(lessonAlert)].toSorted((a, b) =>
    (a.startDate ?? '').localeCompare(b.startDate ?? ''),
  )
  const due = dueAlerts(events, works, period)
  const left = worksLeft(works, period).filter(work => due.every(({ eventId }) => eventId !== work.eventId))
  return [...lessons, ...due, ...left.map(toAlert)]
}
