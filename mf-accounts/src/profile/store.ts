import type { Reference } from '@ariane/shared/contracts/accounts'
import { achievementsRoutes } from '@ariane/shared/contracts/achievements'
import { call } from '@ariane/shared/http'
import { profiles } from '@ariane/shared/ports'
import { $activeUser, updateUser, userData } from '@ariane/shared/session'
import { fullName } from './rules.ts'

/** First name, last name and e-mail of the active user. */
export const reference = userData((user, signal) => profiles.names(user.uid, signal))

/** Achievements and points of the active user. */
export const achievements = userData(async (user, signal) => {
  const { data } = await call(achievementsRoutes.readAchievements, { userId: user.uid }, { signal })
  return data
})

/** Saves both names, trimmed. Throws ApiError or NetworkFailure. */
export async function saveNames(known: Reference, firstName: string, lastName: string): Promise<void> {
  const user = $activeUser.get()
  if (!user) return
  const names = { firstName: firstName.trim(), lastName: lastName.trim() }
  await profiles.rename(user.uid, names)
  reference.set({ ...known, ...names }, user.uid)
  // The side menu and the greeting show the new name at once.
  const displayName = fullName(names)
  if (displayName && !user.switched && $activeUser.get()?.uid === user.uid) updateUser({ displayName })
}
