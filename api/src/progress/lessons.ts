import type { Alert } from '@ariane/shared/contracts'
import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'
import { isAbout } from './about.ts'
import { messages } from './messages.ts'
import { findGivenPath, type PlannedEvent, type Work } from './ports.ts'

const MOST = { lessons: 3, homework: 3 }
/** Lessons that are longer ago are left in peace, and homework that is due later is not urgent yet. */
const DAYS = { forgotten: 14, due: 2 }

const readSubject = ({ subject }: PlannedEvent) => subject ?? undefined

/** Whether something was done on a lesson since it began, or is planned: a path, homework that is done, a revision. */
function isWorkedOn(
  lesson: PlannedEvent,
  { events, works }: { events: readonly PlannedEvent[]; works: readonly Work[] },
) {
  const at = Date.parse(lesson.startDate)
  const { chapterId } = lesson.meta
  const byPath = works.some(
    work =>
      isAbout(lesson, work.subject) && (!chapterId || work.chapterId === chapterId) && work.activeAt.getTime() >= at,
  )
  const after = (event: PlannedEvent) => isAbout(lesson, event.subject) && Date.parse(event.startDate) >= at
  return (
    byPath ||
    events.some(
      event =>
        after(event) &&
        !event.cancelled &&
        (event.type === 'revision' || (event.type === 'homework' && Boolean(event.done))),
    )
  )
}

/**
 * Lessons that took place, at the latest yesterday, and that nothing was done on: the last one of each subject, those
 * before a test first. `events` also holds what comes after the period.
 */
export function lessonsAlone(
  events: readonly PlannedEvent[],
  works: readonly Work[],
  { from, to, now }: { from: Date; to: Date; now: Date },
): PlannedEvent[] {
  const today = localDay(now)
  const oldest = shiftDay(today, -DAYS.forgotten)
  const isOver = ({ startDate, endDate }: PlannedEvent) =>
    Date.parse(startDate) >= +from &&
    Date.parse(startDate) < +to &&
    localDay(Date.parse(endDate) - 1) < today &&
    localDay(startDate) >= oldest
  const lessons = events.filter(
    event => event.type === 'course' && !event.cancelled && !event.done && readSubject(event) && isOver(event),
  )
  const last = [...Map.groupBy(lessons, readSubject).values()].flatMap(ofSubject => ofSubject.at(-1) ?? [])
  const before = (lesson: PlannedEvent) =>
    events.some(
      ({ type, subject, cancelled, startDate }) =>
        type === 'exam' && !cancelled && isAbout(lesson, subject) && Date.parse(startDate) > +now,
    )
  return last
    .filter(lesson => !isWorkedOn(lesson, { events, works }))
    .toSorted((a, b) => Number(before(b)) - Number(before(a)) || b.startDate.localeCompare(a.startDate))
    .slice(0, MOST.lessons)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
}

export const lessonAlert = ({ id, title, startDate }: PlannedEvent): Alert => ({
  type: 'incomplete_lesson',
  title,
  description: messages.lessonAlone(formatDay(startDate)),
  eventId: id,
  startDate,
})

/** Homework of the planner that is due today or in the two days after, within the period, and is not done; a given path as such. */
export function dueAlerts(
  events: readonly PlannedEvent[],
  works: readonly Work[],
  { from, to, now }: { from: Date; to: Date; now: Date },
): Alert[] {
  const today = localDay(now)
  const last = shiftDay(today, DAYS.due)
  return events
    .filter(({ type, cancelled, done }) => type === 'homework' && !cancelled && !done)
    .filter(({ startDate }) => Date.parse(startDate) >= +from && Date.parse(startDate) < +to)
    .filter(({ startDate }) => today <= localDay(startDate) && localDay(startDate) <= last)
    .map(event => ({ event, path: findGivenPath(event, works) }))
    .filter(({ path }) => path?.status !== 'done')
    .slice(0, MOST.homework)
    .map(({ event: { id, title, startDate }, path }) => {
      const day = formatDay(startDate)
      return path
        ? {
            type: 'incomplete_path',
            title,
            description: messages.pathDue(day),
            eventId: id,
            startDate,
            pathId: path.id,
          }
        : { type: 'incomplete_homework', title, description: messages.homeworkDue(day), eventId: id, startDate }
    })
}
