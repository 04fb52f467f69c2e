import { type SchoolProvider, schoolRoutes } from '@ariane/shared/contracts/school'
import { call } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'

/** The school systems of the active user: how fresh each is, and the progress of a running synchronisation. */
export const sources = userData(
  async (user, signal) => (await call(schoolRoutes.schoolSources, { userId: user.uid }, { signal })).data,
)

/** Removes the lessons of a week that the school has emptied, or keeps them. Throws what `call` throws. */
export async function settleEmptyWeek(provider: SchoolProvider, week: string, remove: boolean): Promise<void> {
  const uid = $activeUser.get()?.uid
  if (!uid) throw new Error('nobody is active')
  await call(schoolRoutes.settleEmptyWeek, { userId: uid, provider, week, remove })
  await sources.reload()
}
