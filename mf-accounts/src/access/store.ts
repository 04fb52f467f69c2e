import { linksRoutes } from '@ariane/shared/contracts/links'
import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import { ApiError, call } from '@ariane/shared/http'
import { $activeUser, userData, withNewPassword } from '@ariane/shared/session'
import { messages } from './messages.ts'

/** The code that is valid now, null when there is none. */
export const code = userData(async (user, signal) => {
  const { data } = await call(linksRoutes.readLinkCode, { userId: user.uid }, { signal })
  return data
})

export const followers = userData(async (user, signal) => {
  const { data } = await call(linksRoutes.listFollowers, { userId: user.uid }, { signal })
  return data.followers
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

export async function stopFollower(managerUserId: string): Promise<void> {
  await call(linksRoutes.stopFollower, { userId: me(), managerUserId })
  await Promise.all([followers.reload(), auditLog.reload()])
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
