import { objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** Objectives of the active user with their tasks, newest first. */
export const objectives = userData(async (user, signal) => {
  const { data } = await call(objectivesRoutes.listObjectives, { userId: user.uid }, { signal })
  return data
})
