import { familiesRoutes, type PupilWeek } from '@ariane/shared/contracts/families'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

type Home = { pupils: PupilWeek[]; others: number }
const NOBODY: Home = { pupils: [], others: 0 }

/** The weeks of a manager's pupils, who needs help first. Seen as a pupil there is nobody to look after. */
export const home = userData<Home>(async (user, signal) =>
  user.switched ? NOBODY : (await call(familiesRoutes.pupilsWeek, { userId: user.uid }, { signal })).data,
)
