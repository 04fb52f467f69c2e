import type { DailyPart, DailySession } from '@ariane/shared/contracts/daily-session'
import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'
import { messages as text } from './messages.ts'

const noon = (day: string) => `${day}T12:00:00Z`

/** « demain », « lundi 30 novembre ». */
function formatNear(startDate: string, today: string): string {
  const day = localDay(startDate)
  if (day === today) return text.today
  return day === shiftDay(today, 1) ? text.tomorrow : formatDay(startDate)
}

/** The day of the week alone is enough for the last six days. */
function formatMissed(day: string | null, today: string): string {
  if (day === null || day <= shiftDay(today, -7)) return text.errors.earlier
  if (day === today) return text.today
  if (day === shiftDay(today, -1)) return text.errors.yesterday
  return formatDay(noon(day)).split(' ')[0] ?? ''
}

/** The names of languages and subjects inside a sentence; « SVT » and « EMC » stay as they are. */
const inSentence = (subject: string) => (subject === subject.toUpperCase() ? subject : subject.toLowerCase())

/** A part's title, and in a few words why it is there. */
export function describePart(part: DailyPart, today: string): { title: string; reason: string } {
  if (part.kind === 'homework') {
    const isTomorrow = localDay(part.startDate) === shiftDay(today, 1)
    const reason = isTomorrow ? text.homework.tomorrow : text.homework.dueOn(formatDay(part.startDate))
    return { title: part.title, reason }
  }
  if (part.kind === 'errors') {
    const where = part.subject ? text.errors.inSubject(inSentence(part.subject)) : ''
    const reason = text.errors.missed(part.count, formatMissed(part.missedOn, today)) + where
    return { title: text.errors.title(part.count), reason }
  }
  const { title, reason } = part
  if (reason === 'assigned') {
    const due = part.dueDate && formatNear(part.dueDate, today)
    return { title, reason: text.path.assigned(part.assignedBy) + (due ? text.path.due(due) : '') }
  }
  if (reason === 'exam') return { title, reason: text.path.exam(formatNear(part.examDate ?? noon(today), today)) }
  return { title, reason: text.path[reason] }
}

/** How long all of it takes, about. */
export const totalMinutes = (parts: readonly DailyPart[]) => parts.reduce((sum, { minutes }) => sum + minutes, 0)

/** Where the session stands: the first open part, counted from 1. */
export const currentStep = (parts: readonly DailyPart[]) => parts.findIndex(({ outcome }) => outcome === 'open') + 1

export type ThreadDay = { day: string; state: 'session' | 'rest' | 'today' | 'toCome' }

/** The days of the thread: a session, a rest, today, or to come. */
export const threadDays = ({ day: today, week }: Pick<DailySession, 'day' | 'week'>): ThreadDay[] =>
  week.days.map(({ day, session }) => {
    if (session) return { day, state: 'session' }
    if (day === today) return { day, state: 'today' }
    return { day, state: day < today ? 'rest' : 'toCome' }
  })

/** Days of the week with a session. */
export const countSessions = ({ days }: DailySession['week']) => days.filter(({ session }) => session).length
