import { accountsRoutes, type StudentSummary } from '@ariane/shared/contracts/accounts'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { rightsRoutes } from '@ariane/shared/contracts/rights'
import { ApiError, call } from '@ariane/shared/http'
import { $manager, map, students } from '@ariane/shared/session'
import { messages } from './messages.ts'
import { may, type StudentForm, toChanges } from './rules.ts'

/**
 * Passwords being typed, by form: they survive a failure and the closing of the sheet, but are never stored on the
 * device.
 */
export const $passwords = map<Record<string, string>>({})

const me = () => $manager.get() ?? ''

/** What the pupil needs to sign in. */
export type Login = { name: string; login: string; password: string }

/** Throws ApiError or NetworkFailure. */
export async function createStudent({ firstName, lastName, classroom, password }: StudentForm): Promise<Login> {
  const name = { first: firstName.trim(), last: lastName.trim() }
  const student = { firstName: name.first, ...(name.last && { lastName: name.last }), password, classroom }
  const { data } = await call(accountsRoutes.createStudent, { creatorUserId: me(), student })
  void students.reload()
  return { name: [name.first, name.last].filter(Boolean).join(' '), login: data.login, password }
}

/** Throws ApiError or NetworkFailure. */
export async function updateStudent(student: StudentSummary, form: StudentForm): Promise<void> {
  const changes = toChanges(form, may(student, 'grade'))
  await call(accountsRoutes.updateStudent, { id: student.userId, updaterUserId: me(), ...changes })
  void students.reload()
}

/** Throws ApiError or NetworkFailure. */
export async function setPassword({ userId, fullName, login }: StudentSummary, password: string): Promise<Login> {
  await call(accountsRoutes.updateStudent, { id: userId, updaterUserId: me(), password })
  return { name: fullName, login, password }
}

/** Plans the deletion of an account that the manager created. Throws ApiError or NetworkFailure. */
export async function planDeletion({ userId }: StudentSummary, password: string): Promise<void> {
  await call(accountsRoutes.deleteStudent, { id: userId, deleterUserId: me(), password })
  await students.reload()
}

/** Throws ApiError or NetworkFailure. */
export async function keepStudent({ userId }: StudentSummary): Promise<void> {
  await call(rightsRoutes.undoDeletion, { userId })
  await students.reload()
}

/** Stops following a pupil whose account another adult created. Throws ApiError or NetworkFailure. */
export async function leaveStudent({ userId }: StudentSummary): Promise<void> {
  await call(linksRoutes.leaveStudent, { userId, managerUserId: me() })
  await students.reload()
}

/** Returns the name of the pupil who is followed from now on. Throws ApiError or NetworkFailure. */
export async function redeemCode(code: string): Promise<string> {
  const { data } = await call(linksRoutes.redeemLinkCode, { managerUserId: me(), code })
  void students.reload()
  return data.fullName
}

/** The sentence for a failed change: the specification's, or whom to ask for a password. */
export const editFailure = (error: unknown) =>
  error instanceof ApiError && error.fields.includes('password') && error.code === 'forbidden'
    ? { password: messages.form.ownPassword }
    : messages.form.editFailure

/** The sentence for a refused code. */
export function codeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.code.failure
  if (error.code === 'too_many_requests') return messages.code.tooMany
  return error.code === 'not_found' || error.code === 'invalid_input' ? messages.code.unknown : messages.code.failure
}
