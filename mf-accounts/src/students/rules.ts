import type { SchoolGrade } from '@ariane/shared/catalogue'
import { OptionalName } from '@ariane/shared/contracts/names'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { messages } from './messages.ts'

const MIN_PASSWORD_CHARS = 6
/** The number of rows from which the list shows a search field. */
export const MIN_SEARCHABLE = 6

export type StudentForm = { firstName: string; classroom: SchoolGrade; password: string }

/** S1 §5: both must be non-blank; the account service wants six characters. */
export function createError({ firstName, password }: StudentForm): string | null {
  if (firstName.trim() === '' || password.trim() === '') return messages.form.required
  return editError({ firstName, password })
}

/** An empty name leaves the stored one unchanged. */
export const editError = ({ firstName, password }: Pick<StudentForm, 'firstName' | 'password'>) =>
  OptionalName.safeParse(firstName).success ? passwordError(password) : messages.form.nameShape

/** An empty password leaves the stored one unchanged. */
export const passwordError = (password: string) =>
  password !== '' && password.length < MIN_PASSWORD_CHARS ? messages.form.short : null

/** S1 §5: empty fields are not sent. */
export function toChanges({ firstName, classroom, password }: StudentForm) {
  return {
    ...(firstName.trim() !== '' && { firstName: firstName.trim() }),
    ...(password.trim() !== '' && { password }),
    classroom,
  }
}

/** 'Dernière connexion le 14 juillet 2026 à 08:30'. */
export const lastSeen = (at: string | null) =>
  at === null ? messages.list.never : messages.list.seen(formatDate(at), formatTime(at))

/** Formats a code while it is typed, 'abcd2345' → 'ABCD-2345'; characters that no code has are dropped. */
export function formatCode(text: string): string {
  const signs = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8)
  return signs.length > 4 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : signs
}

export const isWholeCode = (code: string) => /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code)
