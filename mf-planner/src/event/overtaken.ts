import { EVENT_TITLES } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDate, localDay } from '@ariane/shared/dates'
import { formatDays, formatHours } from '../event-rules.ts'
import { messages } from '../messages.ts'

const text = messages.overtaken
export type Difference = { field: string; now: string }

const formatWhen = (event: CalendarEvent) => `${formatDays(event)}, ${formatHours(event, localDay(event.startDate))}`
const formatRepeat = ({ recurrenceType, recurrenceEnd }: CalendarEvent) => {
  if (!recurrenceType) return text.once
  const words = messages.detail.repeats[recurrenceType]
  return recurrenceEnd ? messages.detail.repeatsUntil(words, formatDate(recurrenceEnd)) : words
}
const listFiles = ({ attachments }: CalendarEvent) => attachments.map(({ kind, name, url }) => `${kind} ${name || url}`)

/** The fields of an event that differ from what was shown, with their current value. */
export function differences(shown: CalendarEvent, now: CalendarEvent): Difference[] {
  const lines: [string, (event: CalendarEvent) => string, string?][] = [
    [text.fields.title, event => event.title],
    [text.fields.type, event => EVENT_TITLES[event.type]],
    [text.fields.when, formatWhen],
    [text.fields.repeat, formatRepeat],
    [text.fields.subject, event => event.subject || text.empty],
    [text.fields.chapter, event => `${event.meta.chapterId ?? ''} ${event.meta.subChapterId ?? ''}`, text.changed],
    [text.fields.description, event => event.description || text.empty],
    [text.fields.files, event => listFiles(event).join('\n'), text.changed],
  ]
  return lines
    .filter(([, read]) => read(shown) !== read(now))
    .map(([field, read, instead]) => ({ field, now: instead ?? read(now) }))
}

/** A change that was refused because the event has changed since it was shown; nothing was overwritten. */
export class Overtaken extends Error {
  readonly now: CalendarEvent
  readonly differences: Difference[]
  constructor(shown: CalendarEvent, now: CalendarEvent) {
    super('the event changed since it was shown')
    this.name = 'Overtaken'
    this.now = now
    this.differences = differences(shown, now)
  }
}
