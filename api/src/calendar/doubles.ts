import { withoutAccents } from '@ariane/activities/typed'
import type { CalendarEvent } from '@ariane/shared/contracts'

type Shown = Pick<CalendarEvent, 'type' | 'source' | 'startDate' | 'endDate' | 'allDay' | 'subject' | 'title' | 'done'>

const isLesson = ({ type, allDay }: Shown) => !allDay && (type === 'course' || type === 'exam')
const place = ({ startDate, endDate, subject, title }: Shown) =>
  `${startDate} ${endDate} ${withoutAccents(subject ?? title).toLowerCase()}`

/**
 * Events without the lessons that a calendar's address brings of a school system that is synchronised too: the system says more
 * of them. One that the pupil marked stays.
 */
export function withoutDoubles<Event extends Shown>(events: readonly Event[]): Event[] {
  const synced = new Set(
    events.filter(event => isLesson(event) && event.source !== 'own' && event.source !== 'ical').map(place),
  )
  if (synced.size === 0) return [...events]
  return events.filter(event => event.source !== 'ical' || event.done || !isLesson(event) || !synced.has(place(event)))
}
