import { modelRoutes } from '@ariane/shared/contracts/model'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** Whether the pupil's questions may go to a model. */
export const use = userData(async (user, signal) => {
  const { data } = await call(modelRoutes.readModelUse, { userId: user.uid }, { signal })
  return data
})

/** Throws ApiError or NetworkFailure. */
export async function allow(userId: string, allowed: boolean): Promise<void> {
  await call(modelRoutes.allowModelQuestions, { userId, allowed })
  await use.reload()
}
