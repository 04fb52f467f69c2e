import { DAILY_MINUTES, type DailyPart } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { isAbout } from '../about.ts'
import { findGivenPath, isHomework, type MissedQuestion, type PlannedEvent, type Work } from '../ports.ts'

export interface DailyFacts {
  /** From now on, earliest first. */
  events: readonly PlannedEvent[]
  works: readonly Work[]
  missed: readonly MissedQuestion[]
}
type NewPart<Kind extends DailyPart['kind']> = Omit<Extract<DailyPart, { kind: Kind }>, 'minutes' | 'outcome'>

/** How many days ahead homework and tests are looked for, and how long ago a path may have been left. */
export const LOOKS = { homework: 2, exam: 7, path: 28 }
const HOMEWORK_MINUTES = 4
const MIN_PATH_MINUTES = 3
/** One minute each. */
const MAX_QUESTIONS = 3

const isOpen = ({ cancelled, done }: PlannedEvent) => !cancelled && !done
const isWithin = ({ startDate }: PlannedEvent, today: string, days: number) =>
  today <= localDay(startDate) && localDay(startDate) <= shiftDay(today, days)

const isDueSoon = (one: PlannedEvent, today: string) =>
  one.type === 'homework' && isOpen(one) && isWithin(one, today, LOOKS.homework)

/** What is handed in at school from tomorrow on; a path is played instead. */
function findHomework({ events, works }: DailyFacts, today: string): NewPart<'homework'> | undefined {
  const event = events.find(
    one => isDueSoon(one, today) && localDay(one.startDate) > today && !findGivenPath(one, works),
  )
  if (!event) return undefined
  const { id, startDate, title, description, subject } = event
  const key = `homework ${id} ${startDate}`
  const homeworkId = works.find(({ eventId }) => eventId === id)?.id
  const said = { startDate, title, description, subject, ...(homeworkId !== undefined && { homeworkId }) }
  return { kind: 'homework', key, eventId: id, ...said }
}

/** What all have in common; null when they differ. */
const common = <T>(values: readonly (T | null)[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null)

function findMissed(missed: readonly MissedQuestion[], today: string, most: number): NewPart<'errors'> | undefined {
  const due = missed.filter(({ dueDay }) => dueDay <= today).slice(0, most)
  if (due.length === 0) return undefined
  return {
    kind: 'errors',
    key: 'errors',
    count: due.length,
    missedOn: common(due.map(({ addedAt }) => localDay(addedAt))),
    subject: common(due.map(({ subject }) => subject)),
  }
}

/** The path that was given for these days, that prepares the next test, that an adult gave, or the one worked on last. */
function findPath({ events, works }: DailyFacts, today: string): NewPart<'path'> | undefined {
  const playable = works.filter(work => !isHomework(work) && (work.status === 'generated' || work.status === 'to_do'))
  const open = playable
    .filter(({ activeAt }) => localDay(activeAt) >= shiftDay(today, -LOOKS.path))
    .toSorted(
      (a, b) => Number(b.status === 'generated') - Number(a.status === 'generated') || +b.activeAt - +a.activeAt,
    )
  const toPart = (work: Work, rest: Pick<NewPart<'path'>, 'reason' | 'examDate' | 'dueDate'>): NewPart<'path'> => {
    const { id, title, subject, assignedBy } = work
    return { kind: 'path', key: `path ${id}`, id, title, subject, ...rest, ...(assignedBy && { assignedBy }) }
  }
  for (const event of events.filter(one => isDueSoon(one, today))) {
    const due = findGivenPath(event, playable)
    if (due) return toPart(due, { reason: 'assigned', dueDate: event.startDate })
  }
  const exams = events.filter(one => one.type === 'exam' && isOpen(one) && isWithin(one, today, LOOKS.exam))
  for (const exam of exams) {
    const { meta, startDate } = exam
    const prepares = open.find(
      work => isAbout(exam, work.subject) && (!meta.chapterId || work.chapterId === meta.chapterId),
    )
    if (prepares) return toPart(prepares, { reason: 'exam', examDate: startDate })
  }
  const given = open.find(({ status, assignedBy }) => status === 'to_do' && assignedBy)
  if (given) return toPart(given, { reason: 'assigned' })
  const [last] = open
  return last && toPart(last, { reason: last.status === 'generated' ? 'unfinished' : 'not_begun' })
}

/** About ten minutes: what is due, then what was missed, then the current chapter. */
export function buildParts(facts: DailyFacts, now: Date): DailyPart[] {
  const today = localDay(now)
  const homework = findHomework(facts, today)
  const path = findPath(facts, today)
  const missed = findMissed(facts.missed, today, homework || path ? MAX_QUESTIONS : DAILY_MINUTES)
  const open = { outcome: 'open' as const }
  const forMissed = missed?.count ?? 0
  const forHomework = path ? HOMEWORK_MINUTES : DAILY_MINUTES - forMissed
  const forPath = Math.max(MIN_PATH_MINUTES, DAILY_MINUTES - forMissed - (homework ? forHomework : 0))
  const pathPart = path && { ...path, ...open, minutes: forPath }
  const isDue = path?.reason === 'exam' || path?.reason === 'assigned'
  return [
    homework && { ...homework, ...open, minutes: forHomework },
    isDue ? pathPart : undefined,
    missed && { ...missed, ...open, minutes: forMissed },
    isDue ? undefined : pathPart,
  ].filter(part => part !== undefined)
}
