import { progressRoutes, type SuggestedWork } from '@ariane/shared/contracts/progress'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** `chosen`: the settings have a task and a slot. `at`: when it was read, what « today » is counted from. */
type Work = { chosen: boolean; suggestions: SuggestedWork[]; at: number }

/** Suggestions for the work slots of the next seven days. */
export const work = userData<Work>(async (user, signal) => {
  const { data } = await call(progressRoutes.suggestedWork, { userId: user.uid }, { signal })
  return { ...data, at: Date.now() }
})
