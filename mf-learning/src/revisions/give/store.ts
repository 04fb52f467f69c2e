import { type GivenPath, givenPathRoutes } from '@ariane/shared/contracts/path-assignments'
import { call } from '@ariane/shared/http'
import { $manager } from '@ariane/shared/session'

const me = () => $manager.get() ?? ''

/** Paths given to pupils. Each one throws ApiError or NetworkFailure. */
export const givenPaths = {
  async of(id: number, signal: AbortSignal): Promise<GivenPath[]> {
    return (await call(givenPathRoutes.listGiven, { id, managerUserId: me() }, { signal })).data.given
  },

  give: async (id: number, userIds: string[]) =>
    (await call(givenPathRoutes.givePath, { id, managerUserId: me(), userIds })).data,

  async takeBack(id: number, userId: string): Promise<GivenPath[]> {
    return (await call(givenPathRoutes.takeBackPath, { id, managerUserId: me(), userId })).data.given
  },
}
