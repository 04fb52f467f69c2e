import { schoolRoutes } from '@ariane/shared/contracts/school'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** The school systems of the active user: how fresh each is, and the progress of a running synchronisation. */
export const sources = userData(
  async (user, signal) => (await call(schoolRoutes.schoolSources, { userId: user.uid }, { signal })).data,
)
