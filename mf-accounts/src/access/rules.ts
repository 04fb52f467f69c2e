import type { AuditLogLine } from '@ariane/shared/contracts/links'
import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { bodyFields, checkFields } from '@ariane/shared/form'
import { messages } from './messages.ts'

const text = messages.journal

/** 'Le 14 juillet 2026 à 08:30', or a span for an event that was repeated. */
export function formatWhen({ at, until, times }: AuditLogLine): string {
  const [date, from, to] = [formatDate(at), formatTime(at), formatTime(until)]
  const when = from === to || formatDate(until) !== date ? text.at(date, from) : text.between(date, from, to)
  return times > 1 ? `${when} (${text.times(times)})` : when
}

const { currentPassword, newPassword } = bodyFields(passwordsRoutes.changePassword)
/** A new password alone. */
export const checkNewPassword = checkFields({ newPassword }, { newPassword: messages.password.short })
/** The own password and a new one. */
export const checkPasswords = checkFields(
  { currentPassword, newPassword },
  { currentPassword: messages.password.missing, newPassword: messages.password.short },
)
