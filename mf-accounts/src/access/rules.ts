import type { AuditLogLine } from '@ariane/shared/contracts/links'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { messages } from './messages.ts'

const MIN_PASSWORD_CHARS = 6
const text = messages.journal

/** 'Le 14 juillet 2026 à 08:30', or a span for an event that was repeated. */
export function formatWhen({ at, until, times }: AuditLogLine): string {
  const [date, from, to] = [formatDate(at), formatTime(at), formatTime(until)]
  const when = from === to || formatDate(until) !== date ? text.at(date, from) : text.between(date, from, to)
  return times > 1 ? `${when} (${text.times(times)})` : when
}

/** The errors of the form, by field. */
export function passwordErrors({ current, next }: { current: string; next: string }) {
  return {
    ...(current === '' && { current: messages.password.missing }),
    ...(next.length < MIN_PASSWORD_CHARS && { next: messages.password.short }),
  }
}
