import type { SuggestedWork } from '@ariane/shared/contracts/progress'
import { formatDay, localDay, shiftDay, weekRange } from '@ariane/shared/dates'
import { messages as text } from './messages.ts'

const WEEK_MS = 7 * 86_400_000
const noon = (day: string) => `${day}T12:00:00Z`

/** The planner's week of a local day, counted from this one; undefined for this one. */
function weekOffset(day: string, now: number): string | undefined {
  const weeks = Math.round((+weekRange(noon(day)).start - +weekRange(now).start) / WEEK_MS)
  return weeks === 0 ? undefined : String(weeks)
}

/** The address where a suggestion is done: its path, its event, or the planner's week of its day. */
export function findTarget({ about }: SuggestedWork, now: number): string {
  if (about.kind === 'path') return `/path/${about.id}`
  const isEvent = about.kind === 'event'
  const week = weekOffset(isEvent ? localDay(about.startDate) : about.date, now)
  const query = String(
    new URLSearchParams({ ...(isEvent && { debut: about.startDate }), ...(week && { semaine: week }) }),
  )
  const address = isEvent ? `/planning/${about.id}` : '/scolaire'
  return query ? `${address}?${query}` : address
}

/** « Préparer le devoir « Exercice 4 » ». */
export const formatTask = ({ reason, about }: SuggestedWork) =>
  text.tasks[reason](about.kind === 'day' ? '' : about.title)

const formatState = (reason: SuggestedWork['reason'], percent: number) => {
  if (reason === 'weak_answers') return text.weak
  if (reason === 'finished_lately') return text.finished
  return percent === 0 ? text.untouched : text.at(percent)
}

/** The known details: subject, date, progress. */
export function formatDetail({ reason, about }: SuggestedWork): string {
  if (about.kind === 'day') return text.lessons(formatDay(noon(about.date)), about.subjects.join(', '))
  const last = about.kind === 'event' ? text.dueOn(formatDay(about.startDate)) : formatState(reason, about.percent)
  return [about.subject, last].filter(Boolean).join(' · ')
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** « Aujourd’hui », « Demain », otherwise « Mardi 24 novembre ». */
export function dayTitle(day: string, now: number): string {
  const today = localDay(now)
  if (day === today) return text.today
  return day === shiftDay(today, 1) ? text.tomorrow : capital(formatDay(noon(day)))
}

/** Suggestions by local day, in their order. */
export function byDay(works: readonly SuggestedWork[]): [day: string, works: SuggestedWork[]][] {
  const days = [...new Set(works.map(({ start }) => localDay(start)))]
  return days.map(day => [day, works.filter(({ start }) => localDay(start) === day)])
}
