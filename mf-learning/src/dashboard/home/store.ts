import { type ClassSummary, classRoutes } from '@ariane/shared/contracts/classes'
import { familiesRoutes, type PupilsPage } from '@ariane/shared/contracts/families'
import type { Arguments } from '@ariane/shared/contracts/route'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

type Filter = Omit<Arguments<typeof familiesRoutes.pupilsWeek>, 'userId'>
const NOBODY: PupilsPage = { pupils: [], others: 0, total: 0, found: 0, pressing: 0, grades: [] }

/** A page of a manager's pupils; of all that match the filter, those who need help come first. */
export const fetchPupils = async (userId: string, filter: Filter, signal: AbortSignal): Promise<PupilsPage> =>
  (await call(familiesRoutes.pupilsWeek, { userId, ...filter }, { signal })).data

/** The first page of a manager's pupils with their weeks; empty while the manager views a pupil. */
export const home = userData<PupilsPage>(async (user, signal) =>
  user.switched ? NOBODY : await fetchPupils(user.uid, {}, signal),
)

/** The manager's classes that pupils ask to join; none while a pupil is viewed. */
export const askedClasses = userData<ClassSummary[]>(async (user, signal) => {
  if (user.switched) return []
  const { data } = await call(classRoutes.listClasses, {}, { signal })
  return data.classes.filter(({ archivedAt, requests }) => archivedAt === null && requests > 0)
})
