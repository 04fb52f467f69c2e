import type { SuggestedWork, TaskFlag } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { isHomework, type WorkFacts } from './ports.ts'

type Found = Pick<SuggestedWork, 'reason' | 'about'>
/** What a setting can suggest on a local day whose work begins at `at`, the best first. */
type Finder = (facts: WorkFacts, day: string, at: number) => Found[]
type Event = WorkFacts['events'][number]
type Path = WorkFacts['paths'][number]

/** How far each setting looks, in days. */
export const LOOKS = { homework: 5, school: 4, finished: 7, training: 28 }
/** A mean score below this one asks for training. */
const MASTERED = 0.8

const toDay = ({ startDate }: Event) => localDay(startDate)
const isLesson = ({ type, cancelled }: Event) => type === 'course' && !cancelled
const isSchool = (event: Event) => isLesson(event) || (event.type === 'exam' && !event.cancelled)
const isDue = ({ type, cancelled, done }: Event) => type === 'homework' && !cancelled && !done

const ofEvent = ({ id, startDate, title, subject }: Event): Found['about'] => ({
  kind: 'event',
  id,
  startDate,
  title,
  subject,
})
const ofPath = ({ id, title, subject, percent }: Path): Found['about'] => ({
  kind: 'path',
  id,
  title,
  subject,
  percent,
})

/** A day and what its events are called; nothing when it has none. */
const ofDay = (reason: Found['reason'], date: string, events: readonly Event[]): Found[] => {
  const subjects = [...new Set(events.map(({ subject, title }) => subject || title))]
  return subjects.length === 0 ? [] : [{ reason, about: { kind: 'day', date, subjects } }]
}

const dueFrom = ({ events }: WorkFacts, first: string, last: string) =>
  events.filter(event => isDue(event) && first <= toDay(event) && toDay(event) <= last)

const weakest = ({ paths, scores }: WorkFacts): Path[] =>
  paths
    .map(path => ({ path, score: scores.get(path.id) ?? 1 }))
    .filter(({ score }) => score < MASTERED)
    .toSorted((a, b) => a.score - b.score || a.path.id - b.path.id)
    .map(({ path }) => path)

/** Begun ones before those that nobody opened, the last one worked on first. */
const unfinished = ({ paths }: WorkFacts): Path[] =>
  paths
    .filter(({ status }) => status === 'generated' || status === 'to_do')
    .toSorted(
      (a, b) =>
        Number(b.status === 'generated') - Number(a.status === 'generated') || +b.activeAt - +a.activeAt || a.id - b.id,
    )

export const FINDERS: Record<TaskFlag, Finder> = {
  checkHomework: (facts, day) =>
    dueFrom(facts, shiftDay(day, 1), shiftDay(day, 1)).map(event => ({
      reason: 'due_tomorrow',
      about: ofEvent(event),
    })),

  prepareHomework: (facts, day) =>
    dueFrom(facts, shiftDay(day, 1), shiftDay(day, LOOKS.homework)).map(event => ({
      reason: 'due_soon',
      about: ofEvent(event),
    })),

  reviewPreviousLessons({ events }, day, at) {
    const before = shiftDay(day, -1)
    const over = events.filter(event => isLesson(event) && !event.allDay && Date.parse(event.endDate) <= at)
    const on = (date: string) => over.filter(event => toDay(event) === date)
    return [...ofDay('lessons_today', day, on(day)), ...ofDay('lessons_yesterday', before, on(before))]
  },

  validateNextDay({ events }, day) {
    const later = events.filter(event => isSchool(event) && day < toDay(event))
    const next = later.map(toDay).toSorted()[0]
    if (!next || next > shiftDay(day, LOOKS.school)) return []
    return ofDay(
      'next_school_day',
      next,
      later.filter(event => toDay(event) === next),
    )
  },

  specificTraining(facts, day) {
    const recent = facts.paths.filter(
      path => !isHomework(path) && localDay(path.activeAt) >= shiftDay(day, -LOOKS.training),
    )
    const own = { ...facts, paths: recent }
    return [
      ...weakest(own).map(path => ({ reason: 'weak_answers' as const, about: ofPath(path) })),
      ...unfinished(own).map(path => ({ reason: 'unfinished' as const, about: ofPath(path) })),
    ]
  },

  /** After a night: what is checked at once is still in mind. */
  checkComprehension({ paths }, day) {
    const lately = (path: Path) => {
      const finished = localDay(path.activeAt)
      return shiftDay(day, -LOOKS.finished) <= finished && finished < day
    }
    return paths
      .filter(path => !isHomework(path) && path.status === 'done' && lately(path))
      .toSorted((a, b) => +a.activeAt - +b.activeAt || a.id - b.id)
      .map(path => ({ reason: 'finished_lately', about: ofPath(path) }))
  },
}
