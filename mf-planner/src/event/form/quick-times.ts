import type { EventType } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatTime } from '@ariane/shared/dates'

export type Hours = { startTime: string; endTime: string }

const toHours = (hours: string): Hours => ({ startTime: hours.slice(0, 5), endTime: hours.slice(6) })
/** Of a school day, as long as its lessons are not known. */
const LESSONS = ['08:00-09:00', '09:00-10:00', '10:00-11:00', '11:00-12:00', '14:00-15:00', '15:00-16:00'].map(toHours)
/** After school. */
const EVENING = ['17:00-17:30', '17:30-18:00', '18:00-18:30', '18:30-19:00'].map(toHours)
/** Fewer lessons say nothing about the hours of a school. */
const MIN_KNOWN = 3
const MOST = 8

type Lesson = Pick<CalendarEvent, 'type' | 'allDay' | 'startDate' | 'endDate'>

/** Hours that are chosen with one tap: those of the lessons of the week where they are known; revisions come after school. */
export function quickTimes(type: EventType, week: readonly Lesson[]): readonly Hours[] {
  if (type === 'revision') return EVENING
  const lessons = week
    .filter(one => one.type === 'course' && !one.allDay)
    .map(({ startDate, endDate }) => `${formatTime(startDate)}-${formatTime(endDate)}`)
    .filter(hours => hours.slice(0, 5) < hours.slice(6))
  const known = [...new Set(lessons)].sort()
  return known.length < MIN_KNOWN ? LESSONS : known.slice(0, MOST).map(toHours)
}
