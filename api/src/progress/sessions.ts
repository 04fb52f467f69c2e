import { isPlannedOn, weekdayNumber } from '@ariane/shared/catalogue'
import type { Alert, SessionReason, SessionSubject, SuggestedSession } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { toInstant } from '../platform/wall.ts'
import { messages } from './messages.ts'
import type { NewSession, SessionFacts } from './ports.ts'
import { busyIn, type Choices, flagSources, type IsAnswered } from './work.ts'
import { DAYS_AHEAD, fillSlots, type Source } from './work-plan.ts'
import { findSlot, freeIn, type Hours, type Span } from './work-time.ts'

type Found = { reason: SessionReason; about: SessionSubject }
type Finder = (facts: SessionFacts, day: string) => Found[]

/** More a day would be a timetable: the next one comes when this one was answered. */
const MOST_A_DAY = 1

const OTHERS = ['alerts', 'objectives', 'errors'] as const

const ALERT_REASONS: Record<Alert['type'], SessionReason> = {
  incomplete_lesson: 'lesson_alone',
  incomplete_path: 'unfinished',
  incomplete_homework: 'homework_waiting',
}

/** What an alert is about; undefined when its thing is not among the facts any more. */
function findSubject({ eventId, startDate, pathId, homeworkId }: Alert, { events, paths }: SessionFacts) {
  const path = paths.find(({ id }) => id === (pathId ?? homeworkId))
  if (path) {
    const { id, title, subject, percent } = path
    return { kind: 'path' as const, id, title, subject, percent }
  }
  const event = events.find(one => one.id === eventId && (!startDate || one.startDate === startDate))
  // A revision is its own session.
  if (!event || event.type === 'revision') return undefined
  const { id, title, subject } = event
  return { kind: 'event' as const, id, startDate: event.startDate, title, subject }
}

/**
 * What suggests sessions besides the settings. Another source is a line here, a name in SESSION_SOURCES and what it reads
 * in SessionFacts.
 */
const MORE: Record<(typeof OTHERS)[number], Finder> = {
  errors: ({ errorsDue }, day) => {
    const count = errorsDue.filter(due => due <= day).length
    return count > 0
      ? [{ reason: 'errors_waiting' as const, about: { kind: 'errors' as const, date: day, count } }]
      : []
  },

  /** What is due is worked on before its day. */
  alerts: (facts, day) =>
    facts.alerts.flatMap(alert => {
      const about = findSubject(alert, facts)
      if (!about) return []
      if (alert.type !== 'incomplete_lesson' && alert.startDate && localDay(alert.startDate) <= day) return []
      const isOnPaper = alert.type === 'incomplete_homework' && about.kind === 'event'
      const reason = isOnPaper ? 'due_soon' : ALERT_REASONS[alert.type]
      return [{ reason, about }]
    }),

  /** Tasks without an hour of their own, on their days, until they were evaluated. */
  objectives: ({ objectives }, day) =>
    objectives
      .filter(({ status }) => status === 'active')
      .flatMap(objective =>
        objective.tasks
          .filter(({ isSuccess, startTime }) => isSuccess === null && !startTime)
          .filter(({ selectedDays, dueDate }) => isPlannedOn(day, { ...objective, selectedDays, dueDate }))
          .map(({ id, title }) => ({
            reason: 'task_planned' as const,
            about: { kind: 'task' as const, id, title, objective: { id: objective.id, title: objective.title } },
          })),
      ),
}

/** Tasks of objectives with an hour are work that is planned already. */
const busyWith = ({ objectives }: SessionFacts, now: Date): Span[] =>
  Array.from({ length: DAYS_AHEAD }, (_, n) => shiftDay(localDay(now), n)).flatMap(day =>
    objectives
      .filter(({ status }) => status === 'active')
      .flatMap(objective =>
        objective.tasks
          .filter(({ selectedDays, dueDate }) => isPlannedOn(day, { ...objective, selectedDays, dueDate }))
          .flatMap(({ startTime, endTime }) =>
            startTime && endTime
              ? [{ start: +toInstant(`${day}T${startTime}:00`), end: +toInstant(`${day}T${endTime}:00`) }]
              : [],
          ),
      ),
  )

/** Revision sessions for the free part of the slots of seven local days from today. */
export function suggestSessions(
  settings: Choices,
  facts: SessionFacts,
  now: Date,
  isAnswered: IsAnswered,
): SuggestedSession[] {
  const chosen: Source<SuggestedSession['source'], Found>[] = flagSources(settings, facts)
  const isUrgent = ({ name }: { name: string }) => name === 'checkHomework' || name === 'prepareHomework'
  const more = OTHERS.map(name => ({
    name,
    find: (day: string) => MORE[name](facts, day),
  }))
  const urgent = chosen.filter(isUrgent)
  const others = [...more, ...chosen.filter(source => !isUrgent(source))]
  /** What can wait takes turns, so that every source has its days. */
  const sources = (day: string) => {
    const turn = weekdayNumber(day) % others.length
    return [...urgent, ...others.slice(turn), ...others.slice(0, turn)]
  }
  const busy = [...busyIn(facts), ...busyWith(facts, now)]
  return fillSlots({ hours: settings, sources, busy, now, most: MOST_A_DAY, isAnswered })
}

/** The work slots of the local days from one instant to another, around what takes place: none lies over a lesson. */
export function slotsBetween(
  hours: Hours,
  events: SessionFacts['events'],
  from: Date,
  to: Date,
): { start: string; end: string }[] {
  const busy = busyIn({ events })
  const days: string[] = []
  for (let day = localDay(from); day <= localDay(+to - 1); day = shiftDay(day, 1)) days.push(day)
  return days.flatMap(day => {
    const slot = findSlot(hours, day)
    const free = slot ? freeIn(slot, busy) : []
    return free.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }))
  })
}

/** A session that was taken, as the event it becomes. */
export function toNewSession({ start, end, reason, about }: SuggestedSession, userId: string): NewSession {
  const words = about.kind === 'day' ? about.subjects.join(', ') : ''
  const why = about.kind === 'task' ? messages.objective(about.objective.title) : words
  return {
    userId,
    title: messages.sessions[reason]('title' in about ? about.title : '').slice(0, 200),
    description: [why, messages.accepted].filter(Boolean).join('\n').slice(0, 4000),
    start: new Date(start),
    end: new Date(end),
    subject: about.kind === 'event' || about.kind === 'path' ? (about.subject ?? undefined) : undefined,
  }
}
