import { learningRoutes } from '@ariane/shared/contracts/learning'
import { pathRoutes } from '@ariane/shared/contracts/paths'
import { call } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'
import { callAndReload } from './call-and-reload.ts'

/** Paths of the active user, in the order of the API. */
export const paths = userData((user, signal) => call(pathRoutes.listPaths, { userId: user.uid }, { signal }))

/** Changes a whole path. */
export const changePath = callAndReload(paths)

/** One path with its modules. Throws ApiError (404 when it is somebody else's) or NetworkFailure. */
export async function readPath(id: number, signal?: AbortSignal) {
  const userId = $activeUser.get()?.uid ?? ''
  return (await call(learningRoutes.readPath, { id, userId }, signal ? { signal } : {})).data
}
