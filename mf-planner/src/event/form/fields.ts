import type { EventType } from '@ariane/shared/catalogue'
import type { CalendarEvent, calendarRoutes, RepetitionScope } from '@ariane/shared/contracts/calendar'
import type { BodyOf } from '@ariane/shared/contracts/route'
import { formatTime, localDay, localInstant, shiftDay } from '@ariane/shared/dates'

type Recurrence = NonNullable<CalendarEvent['recurrenceType']>
export type EventBody = BodyOf<typeof calendarRoutes.createEvent>

/** The content of the form, as its controls hold it: days '2026-11-21' and hours '08:00' of Paris, '' for nothing. */
export type Fields = {
  title: string
  description: string
  type: EventType
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  allDay: boolean
  subject: string
  chapterId: string
  subChapterId: string
  recurrenceType: Recurrence | ''
  recurrenceEnd: string
  /** An address that is not in the list yet. */
  link: string
  /** Which repetitions a change applies to. */
  scope: RepetitionScope
}

const HOURS = { startTime: '08:00', endTime: '09:00' }

/** A new event of a day: a course from eight to nine (S2 §5). */
export const newFields = (day: string): Fields => ({
  title: '',
  description: '',
  type: 'course',
  startDate: day,
  endDate: day,
  ...HOURS,
  allDay: false,
  subject: '',
  chapterId: '',
  subChapterId: '',
  recurrenceType: '',
  recurrenceEnd: '',
  link: '',
  scope: 'one',
})

/** An event in the shape of the form; the last day of an all-day event is the one it ends on. */
export function toFields(event: CalendarEvent): Fields {
  const { title, description, type, allDay, startDate, endDate, meta, recurrenceType, recurrenceEnd } = event
  const hours = { startTime: formatTime(startDate), endTime: formatTime(endDate) }
  const last = allDay ? Math.max(Date.parse(startDate), Date.parse(endDate) - 1) : endDate
  return {
    ...newFields(localDay(startDate)),
    title,
    description,
    type,
    endDate: localDay(last),
    ...(allDay ? HOURS : hours),
    allDay,
    subject: meta.subject ?? event.subject ?? '',
    chapterId: meta.chapterId ?? '',
    subChapterId: meta.subChapterId ?? '',
    recurrenceType: recurrenceType ?? '',
    recurrenceEnd: recurrenceEnd === null ? '' : localDay(recurrenceEnd),
  }
}

const DAY_MS = 86_400_000
const parseMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const formatMinutes = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
const LAST_MINUTE = 24 * 60 - 1

const hasUntouchedHours = ({ startTime, endTime }: Fields) => startTime === HOURS.startTime && endTime === HOURS.endTime

/** Changes some fields and those that depend on them: the end follows the start, a chapter belongs to its subject. */
export function changeFields(fields: Fields, part: Partial<Fields>): Fields {
  const next = { ...fields, ...part }
  // Homework is due on its day: hours that nobody chose would be a statement. Chosen by mistake, they are back.
  if (part.type && part.type !== fields.type && part.allDay === undefined && hasUntouchedHours(fields))
    next.allDay = part.type === 'homework' || (fields.allDay && fields.type !== 'homework')
  if (part.startDate && fields.startDate && part.endDate === undefined) {
    const days = Math.round((Date.parse(part.startDate) - Date.parse(fields.startDate)) / DAY_MS)
    if (fields.endDate) next.endDate = shiftDay(fields.endDate, days)
  }
  if (part.startTime && fields.startTime && fields.endTime && part.endTime === undefined) {
    const lasts = parseMinutes(fields.endTime) - parseMinutes(fields.startTime)
    const end = parseMinutes(part.startTime) + lasts
    if (fields.startDate === fields.endDate && lasts >= 0) next.endTime = formatMinutes(Math.min(end, LAST_MINUTE))
  }
  if (part.subject !== undefined && part.subject !== fields.subject)
    Object.assign(next, { chapterId: '', subChapterId: '' })
  if (part.chapterId !== undefined && part.chapterId !== fields.chapterId) next.subChapterId = ''
  return next
}

/** A repetition that is changed alone leaves its series: how that one repeats and ends is not its own. */
export const withoutSeries = (fields: Fields): Fields =>
  fields.scope === 'one' ? { ...fields, recurrenceType: '', recurrenceEnd: '' } : fields

/** First and last instant; all day goes from midnight to the midnight after its last day. */
export const toSpan = ({ allDay, startDate, startTime, endDate, endTime }: Fields) =>
  allDay
    ? { start: localInstant(startDate, '00:00'), end: localInstant(endDate && shiftDay(endDate, 1), '00:00') }
    : { start: localInstant(startDate, startTime), end: localInstant(endDate, endTime) }

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** The body that creates or changes an event; one repetition alone has no recurrence. */
export function toEventBody(fields: Fields, userId: string): EventBody {
  const { title, description, type, allDay, subject, chapterId, subChapterId, recurrenceType, recurrenceEnd } = fields
  const { start, end } = toSpan(fields)
  return {
    userId,
    title: title.trim(),
    description: description.trim(),
    type,
    startTimestamp: toSeconds(start),
    endTimestamp: toSeconds(end),
    allDay,
    ...(recurrenceType && { recurrenceType, ...(recurrenceEnd && { recurrenceEnd }) }),
    meta: { ...(subject && { subject }), ...(chapterId && { chapterId }), ...(subChapterId && { subChapterId }) },
  }
}
