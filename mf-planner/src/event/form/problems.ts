import { type Fields, toSpan } from './fields.ts'
import { parseLink } from './links.ts'
import { messages } from './messages.ts'

const text = messages.problems
const DAY_MS = 86_400_000
const MAX_DAYS = { once: 400, repeated: 7 }

export type Problems = Partial<Record<'start' | 'end' | 'recurrenceEnd' | 'link', string>>

/** Only the title is required (S2 §5): without one nothing can be saved. */
export const hasTitle = ({ title }: Pick<Fields, 'title'>) => title.trim() !== ''

/** The errors that keep an event from being saved, by field. */
export function findProblems(fields: Fields): Problems {
  const found: Problems = {}
  const { start, end } = toSpan(fields)
  const [from, to] = [start.getTime(), end.getTime()]
  const longest = fields.recurrenceType ? MAX_DAYS.repeated : MAX_DAYS.once
  if (Number.isNaN(from)) found.start = text.date
  else if (Number.isNaN(to)) found.end = text.date
  else if (to < from) found.end = text.order
  else if (to - from > longest * DAY_MS) found.end = fields.recurrenceType ? text.longRepeated : text.long
  const { recurrenceType, recurrenceEnd, startDate } = fields
  if (recurrenceType && recurrenceEnd && recurrenceEnd < startDate) found.recurrenceEnd = text.recurrenceEnd
  if (fields.link.trim() && !parseLink(fields.link)) found.link = text.link
  return found
}
