import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { OptionalName, PersonName } from '@ariane/shared/contracts/names'
import { Password } from '@ariane/shared/contracts/password'
import { isAllowed } from '@ariane/shared/contracts/relations'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { bodyFields, type Check, checkFields } from '@ariane/shared/form'
import { messages } from './messages.ts'

/** Whether the adult who reads the list may do something with a pupil. */
export const may = ({ relation }: Pick<StudentSummary, 'relation'>, act: 'grade' | 'password') =>
  relation === undefined || isAllowed(relation, act, '')

/** The number of rows from which the list shows a search field. */
export const MIN_SEARCHABLE = 6

export type StudentForm = { firstName: string; lastName: string; classroom: SchoolGrade; password: string }

/** S1 §5: both must be non-blank. */
export const isIncomplete = ({ firstName, password }: Pick<StudentForm, 'firstName' | 'password'>) =>
  firstName.trim() === '' || password.trim() === ''

const text = messages.form
const describeName = (typed: string) => (typed.trim() === '' ? text.nameMissing : text.nameShape)
const describePassword = (typed: string) => (typed.trim() === '' ? text.passwordMissing : text.short)

/** The form of a new pupil. */
export const checkNew: Check<StudentForm, StudentForm> = checkFields(
  { firstName: PersonName, lastName: OptionalName, password: Password },
  { firstName: describeName, lastName: text.nameShape, password: describePassword },
)
/** A new password alone. */
export const checkPassword = checkFields({ password: Password }, { password: text.short })

const checkName: Check<StudentForm, StudentForm> = checkFields(
  { firstName: OptionalName, lastName: OptionalName },
  { firstName: text.nameShape, lastName: text.nameShape },
)
const checkBoth: Check<StudentForm, StudentForm> = checkFields(
  { firstName: OptionalName, lastName: OptionalName, password: Password },
  { firstName: text.nameShape, lastName: text.nameShape, password: text.short },
)
/** The form of a known pupil: an empty name or password leaves the stored one unchanged. */
export const checkEdited: Check<StudentForm, StudentForm> = form =>
  form.password === '' ? checkName(form) : checkBoth(form)

/** S1 §5: empty fields are not sent, nor a class that the adult may not choose. */
export function toChanges({ firstName, lastName, classroom, password }: StudentForm, mayGrade = true) {
  return {
    ...(firstName.trim() !== '' && { firstName: firstName.trim() }),
    ...(lastName.trim() !== '' && { lastName: lastName.trim() }),
    ...(password.trim() !== '' && { password }),
    ...(mayGrade && { classroom }),
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

const { code } = bodyFields(linksRoutes.redeemLinkCode)
/** The code of a pupil, whole. */
export const checkCode = checkFields({ code }, { code: messages.code.shape })
