import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'
import { messages } from './messages.ts'

type Event = Pick<CalendarEvent, 'id' | 'title' | 'type' | 'subject' | 'startDate' | 'cancelled' | 'done'>
export type Reminder = { kind: 'exam' | 'homework'; title: string; detail: string; to: string }

/** How many days ahead. */
const LOOKS = { exam: 7, homework: 3 }
const MOST = 3

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function formatWhen({ startDate }: Event, kind: Reminder['kind'], today: string): string {
  const day = localDay(startDate)
  const when = day === today ? messages.today : day === shiftDay(today, 1) ? messages.tomorrow : formatDay(startDate)
  return kind === 'homework' ? messages.homework.dueOn(when) : capital(when)
}

function isAhead({ startDate, cancelled, done }: Event, kind: Reminder['kind'], now: number): boolean {
  const [today, day] = [localDay(now), localDay(startDate)]
  // Homework is due all day, a test that has begun is no longer ahead.
  const isOver = kind === 'exam' ? Date.parse(startDate) < now : day < today
  return !(cancelled || done || isOver) && day <= shiftDay(today, LOOKS[kind])
}

/** Homework of the planner that waits: what « À ne pas oublier » draws from, and a counter counts whole. */
export const listHomeworkAhead = <E extends Event>(events: readonly E[], now: number): E[] =>
  events.filter(event => event.type === 'homework' && isAhead(event, 'homework', now))

/** The next tests and homework that is not done, the nearest first. */
export function toRemember(events: readonly Event[], now: number): Reminder[] {
  const today = localDay(now)
  return events
    .flatMap(event => {
      const { id, title, subject, type, startDate } = event
      if ((type !== 'exam' && type !== 'homework') || !isAhead(event, type, now)) return []
      const about = subject && subject !== title ? [subject] : []
      const detail = [formatWhen(event, type, today), ...about].join(', ')
      return [{ kind: type, title, detail, to: `/planning/${id}?${new URLSearchParams({ debut: startDate })}` }]
    })
    .slice(0, MOST)
}
