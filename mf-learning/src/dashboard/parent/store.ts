import { type ChildrenWeek, childrenRoutes } from '@ariane/shared/contracts/children'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

const NOBODY: ChildrenWeek = { day: '1970-01-01', children: [] }

/** A week of a parent's children; 0 is this one. */
export const fetchChildren = async (userId: string, week: number, signal: AbortSignal): Promise<ChildrenWeek> =>
  (await call(childrenRoutes.childrenWeek, { userId, week }, { signal })).data

/** This week of a parent's children; empty while one of them is viewed. */
export const children = userData<ChildrenWeek>(async (user, signal) =>
  user.switched ? NOBODY : fetchChildren(user.uid, 0, signal),
)
