import { type PathAssignment, pathAssignmentRoutes } from '@ariane/shared/contracts/path-assignments'
import { call } from '@ariane/shared/http'
import { $manager } from '@ariane/shared/session'

const me = () => $manager.get() ?? ''

/** Paths assigned to pupils. Each call throws ApiError or NetworkFailure. */
export const givenPaths = {
  async of(id: number, signal: AbortSignal): Promise<PathAssignment[]> {
    return (await call(pathAssignmentRoutes.listGiven, { id, managerUserId: me() }, { signal })).data.given
  },

  give: async (id: number, userIds: string[]) =>
    (await call(pathAssignmentRoutes.givePath, { id, managerUserId: me(), userIds })).data,

  async takeBack(id: number, userId: string): Promise<PathAssignment[]> {
    return (await call(pathAssignmentRoutes.takeBackPath, { id, managerUserId: me(), userId })).data.given
  },
}
