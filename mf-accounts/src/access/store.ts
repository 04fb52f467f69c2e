import { linksRoutes } from '@ariane/shared/contracts/links'
import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import type { AnswerOf } from '@ariane/shared/contracts/route'
import { ApiError, call } from '@ariane/shared/http'
import { $activeUser, updateUser, userData, withNewPassword } from '@ariane/shared/session'
import { messages } from './messages.ts'

/** The code that is valid now, null when there is none. */
export const code = userData(async (user, signal) => {
  const { data } = await call(linksRoutes.readLinkCode, { userId: user.uid }, { signal })
  return data
})

export const followers = userData(async (user, signal) => {
  const { data } = await call(linksRoutes.listFollowers, { userId: user.uid }, { signal })
  return { followers: data.followers, asking: data.asking ?? [] }
})

export const auditLog = userData(async (user, signal) => {
  const { data } = await call(linksRoutes.readJournal, { userId: user.uid }, { signal })
  return data.lines
})

const me = () => $activeUser.get()?.uid ?? ''

/** Throws ApiError or NetworkFailure, like the other actions. */
export async function makeCode(): Promise<void> {
  const userId = me()
  const { data } = await call(linksRoutes.makeLinkCode, { userId })
  code.set(data, userId)
}

export async function revokeCode(): Promise<void> {
  const userId = me()
  await call(linksRoutes.revokeLinkCode, { userId })
  code.set(null, userId)
}

/** `newPassword`: for an adult who knows the one of the account. Tells whether the end of the account was taken back with the stop. */
export async function stopFollower(managerUserId: string, newPassword: string | null): Promise<boolean> {
  const body = { userId: me(), managerUserId }
  if (newPassword === null) return settle(await call(linksRoutes.stopFollower, body))
  return settle(await withNewPassword(newPassword, () => call(linksRoutes.stopFollower, { ...body, newPassword })))
}

/** As `stopFollower`, where the answer is no. */
export const answerFollower = async (managerUserId: string, accept: boolean) =>
  settle(await call(linksRoutes.answerFollower, { userId: me(), managerUserId, accept }))

/** The banner of the shell, too, says that the account goes on. */
async function settle({ accountKept = false }: AnswerOf<typeof linksRoutes.stopFollower>): Promise<boolean> {
  if (accountKept) updateUser({ endsAt: undefined })
  await refresh()
  return accountKept
}

/** Why an adult follows still. */
export function stopProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'recent_password') return messages.followers.recentPassword
  return code === 'common_password' ? messages.followers.commonPassword : messages.followers.stopFailure
}

/** An adult may have used the code since the last read. */
export const refresh = () => Promise.all([code.reload(), followers.reload(), auditLog.reload()])

export const changePassword = (currentPassword: string, newPassword: string) =>
  withNewPassword(newPassword, () => call(passwordsRoutes.changePassword, { currentPassword, newPassword }))

/** The sentence for a failed change of password. */
export function passwordFailure(error: unknown): string {
  const isTooMany = error instanceof ApiError && error.code === 'too_many_requests'
  return isTooMany ? messages.password.tooMany : messages.password.failure
}
