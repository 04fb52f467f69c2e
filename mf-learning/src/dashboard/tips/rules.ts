import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { Alert } from '@ariane/shared/contracts/progress'
import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'
import { alertTarget } from '../rules.ts'
import { messages as text } from './messages.ts'

/** The facts that recommendations are made from: each recommendation names its fact. */
export type Facts = {
  events: readonly Pick<CalendarEvent, 'id' | 'title' | 'type' | 'subject' | 'startDate' | 'cancelled' | 'done'>[]
  alerts: readonly Alert[]
  /** Questions to review today. */
  errors: number
  paths: number
  /** Whether everything could be read: only then an absence is a fact. */
  complete: boolean
}
/** `fact` is what the reason is based on, `to` the address where it can be seen. */
export type Tip = { fact: string; title: string; reason: string; to: string }

const DAYS = { exam: 7, homework: 3 }
const MAX_TIPS = 4

type Event = Facts['events'][number]
const eventAddress = ({ id, startDate }: Event) => `/planning/${id}?${new URLSearchParams({ debut: startDate })}`
const isWithin = ({ startDate }: Event, days: number, now: number) => {
  const day = localDay(startDate)
  return Date.parse(startDate) >= now && day <= shiftDay(localDay(now), days)
}

function nearness(startDate: string, now: number): 'today' | 'tomorrow' | null {
  const day = localDay(startDate)
  if (day === localDay(now)) return 'today'
  return day === shiftDay(localDay(now), 1) ? 'tomorrow' : null
}

const examTip = (event: Event, now: number): Tip => {
  const near = nearness(event.startDate, now)
  return {
    fact: `event ${event.id} ${event.startDate}`,
    title: text.exam.title(event.title),
    reason: near ? text.exam[near] : text.exam.reason(formatDay(event.startDate)),
    to: eventAddress(event),
  }
}
const homeworkTip = (event: Event, now: number): Tip => {
  const near = nearness(event.startDate, now)
  return {
    fact: `event ${event.id} ${event.startDate}`,
    title: text.homework.title(event.title),
    reason: near ? text.homework[near] : text.homework.reason(formatDay(event.startDate)),
    to: eventAddress(event),
  }
}
const alertTip = (alert: Alert): Tip => ({
  fact: `alert ${alert.type} ${alert.eventId ?? alert.pathId ?? alert.homeworkId}`,
  title: text.alerts[alert.type](alert.title),
  reason: alert.description,
  to: alert.homeworkId ? `/homework?devoir=${alert.homeworkId}` : (alertTarget(alert) ?? '/scolaire'),
})

/** Tips for a pupil who has nothing yet, or nothing to do. */
function calmTips({ events, paths, complete }: Facts): Tip[] {
  if (!complete) return []
  const { path, planner, calm } = text.first
  const first = [
    ...(paths === 0 ? [{ fact: 'no path', ...path, to: '/revisions?demarrage=1' }] : []),
    ...(events.length === 0 ? [{ fact: 'no event', ...planner, to: '/scolaire' }] : []),
  ]
  return first.length > 0 ? first : [{ fact: 'nothing due', ...calm, to: '/revisions' }]
}

/** What to do next, from the pupil's own planner, reviews and alerts: the nearest date first, at most MAX_TIPS. */
export function makeTips(facts: Facts, now: number): Tip[] {
  const open = facts.events.filter(({ cancelled, done }) => !cancelled && !done)
  const exams = open.filter(event => event.type === 'exam' && isWithin(event, DAYS.exam, now))
  const due = open.filter(event => event.type === 'homework' && isWithin(event, DAYS.homework, now))
  const dated = [...exams, ...due].sort((a, b) => a.startDate.localeCompare(b.startDate))
  const named = new Set(dated.map(({ id }) => id))
  const tips = [
    ...dated.slice(0, 2).map(event => (event.type === 'exam' ? examTip(event, now) : homeworkTip(event, now))),
    ...(facts.errors > 0
      ? [
          {
            fact: `${facts.errors} errors due`,
            title: text.errors.title(facts.errors),
            reason: facts.errors > 1 ? text.errors.reason : text.errors.one,
            to: '/revisions/erreurs',
          },
        ]
      : []),
    ...facts.alerts.filter(({ eventId }) => !eventId || !named.has(eventId)).map(alertTip),
  ]
  return tips.length > 0 ? tips.slice(0, MAX_TIPS) : calmTips(facts)
}
