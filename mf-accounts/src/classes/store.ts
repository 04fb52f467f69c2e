import { fold, tellApart } from '@ariane/shared/catalogue'
import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import { type ClassDetail, classRoutes } from '@ariane/shared/contracts/classes'
import { ApiError, call } from '@ariane/shared/http'
import { $activeUser, students, userData } from '@ariane/shared/session'
import { messages } from './messages.ts'

/** Classes of the signed-in teacher, whoever is viewed. */
export const classes = userData(async (_user, signal) => {
  const { data } = await call(classRoutes.listClasses, {}, { signal })
  return data.classes
})

/** Classes of the pupil, and those that the pupil asked to join. */
export const ownClasses = userData(async (user, signal) => {
  const { data } = await call(classMemberRoutes.listOwnClasses, { userId: user.uid }, { signal })
  return data.classes
})

/** As the class knows a pupil, with the name of the account where that is another one. */
const called = <Pupil extends { fullName: string; knownAs?: string | undefined }>(pupil: Pupil): Pupil => {
  const { fullName, knownAs = fullName } = pupil
  return fold(knownAs) === fold(fullName) ? pupil : { ...pupil, fullName: `${knownAs} (${fullName})` }
}

/** Whoever is in the class or asks to be is told apart from the others. */
export async function fetchClass(id: string, signal?: AbortSignal): Promise<ClassDetail> {
  const { data } = await call(classRoutes.readClass, { id }, signal ? { signal } : {})
  const [pupils, requests] = [data.pupils.map(called), data.requests.map(called)]
  return { ...data, pupils: tellApart(pupils, requests), requests: tellApart(requests, pupils) }
}

const me = () => $activeUser.get()?.uid ?? ''

/** Asks to join the class of a code. Throws ApiError or NetworkFailure, like the other actions. */
export async function joinClass(asked: { code: string; knownAs: string | undefined }) {
  const { data } = await call(classMemberRoutes.joinClass, { userId: me(), ...asked })
  void ownClasses.reload()
  return data
}

export async function leaveClass(id: string): Promise<void> {
  await call(classMemberRoutes.leaveClass, { id, userId: me() })
  await ownClasses.reload()
}

export async function acceptInvitation(token: string) {
  const { data } = await call(classMemberRoutes.acceptInvitation, { token })
  await Promise.all([classes.reload(), students.reload()])
  return data
}

/** The sentence for a refused change of a class. */
export function classFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.actionFailure
  if (error.code === 'locked') return messages.locked
  if (error.code === 'forbidden') return messages.apart
  return error.code === 'full' ? messages.full : messages.actionFailure
}
