import { familiesRoutes, type PupilsPage } from '@ariane/shared/contracts/families'
import type { Arguments } from '@ariane/shared/contracts/route'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

type Filter = Omit<Arguments<typeof familiesRoutes.pupilsWeek>, 'userId'>
const NOBODY: PupilsPage = { pupils: [], others: 0, total: 0, found: 0, pressing: 0, grades: [] }

/** A page of a manager's pupils, who needs help first among all that the filter leaves. */
export const fetchPupils = async (userId: string, filter: Filter, signal: AbortSignal): Promise<PupilsPage> =>
  (await call(familiesRoutes.pupilsWeek, { userId, ...filter }, { signal })).data

/** The first page of the weeks of a manager's pupils. Seen as a pupil there is nobody to look after. */
export const home = userData<PupilsPage>(async (user, signal) =>
  user.switched ? NOBODY : await fetchPupils(user.uid, {}, signal),
)
