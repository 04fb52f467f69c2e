import type { CalendarEvent } from '@ariane/shared/contracts'
import { readSeries } from './event.ts'
import { repetitions, type Span, touches } from './occurrences.ts'
import type { EventRow } from './tables.ts'

/** What a row shows between two instants: itself, or each of its repetitions. */
export function shownBetween(row: EventRow, from: Date, to: Date, repeat = repetitions): CalendarEvent[] {
  const once = { start: row.starts_at, end: row.ends_at }
  const series = readSeries(row)
  const spans: Span[] = series ? repeat(series, from, to) : [once].filter(span => touches(span, from, to))
  return spans.map(span => toEvent(row, span))
}

/** One row alone: the repetition that starts at an instant, or the first one. Undefined when there is no such one. */
export function shownAt(row: EventRow, occurrence: Date | undefined): CalendarEvent | undefined {
  const series = readSeries(row)
  if (!series) return toEvent(row, { start: row.starts_at, end: row.ends_at })
  const at = occurrence ?? row.starts_at
  const found = repetitions(series, at, new Date(at.getTime() + 1)).find(({ start }) => +start === +at)
  return found && toEvent(row, found)
}

/** What a list may weigh in files, in characters. */
export const LIST_WEIGHT = 4 * 2 ** 20

/** A list whose files stay light: each file once, and none beyond the weight. Links are always there. */
export function lightened(events: readonly CalendarEvent[], most = LIST_WEIGHT): CalendarEvent[] {
  let weight = 0
  const seen = new Set<string>()
  return events.map(event => {
    if (event.attachments.length === 0) return event
    const isFirst = !seen.has(event.id)
    seen.add(event.id)
    const attachments = event.attachments.map(attachment => {
      if (attachment.kind === 'link') return attachment
      weight += isFirst ? attachment.url.length : 0
      return isFirst && weight <= most ? attachment : { ...attachment, url: '' }
    })
    return { ...event, attachments }
  })
}

/** Earliest first. */
export const inOrder = (a: CalendarEvent, b: CalendarEvent) =>
  a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.title.localeCompare(b.title, 'fr')

const toEvent = (row: EventRow, { start, end }: Span): CalendarEvent => ({
  id: row.id,
  title: row.title,
  description: row.description,
  type: row.type,
  startDate: start.toISOString(),
  endDate: end.toISOString(),
  allDay: row.all_day,
  subject: row.meta.subject ?? null,
  meta: row.meta,
  recurrenceType: row.recurrence_type,
  recurrenceEnd: row.recurrence_end?.toISOString() ?? null,
  alert: row.alert === null ? null : { description: row.alert },
  attachments: row.attachments,
  ...(row.school_files.length > 0 && { schoolFiles: row.school_files }),
  source: row.source,
  ...(row.source_account !== '' && { sourceAccount: row.source_account }),
  ...(row.fresh_at && { freshAt: row.fresh_at.toISOString() }),
  ...(row.cancelled && { cancelled: true }),
  ...(row.done_at && { done: true }),
  ...(row.source === 'own' && { version: row.version }),
})
