import { type PathPreview, pathRoutes } from '@ariane/shared/contracts/paths'
import { call } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { paths } from './paths.ts'

const me = () => $activeUser.get()?.uid ?? ''

/** What the path behind somebody's link teaches. Throws ApiError or NetworkFailure. */
export async function previewPath(id: number, signal: AbortSignal): Promise<PathPreview> {
  return (await call(pathRoutes.previewPath, { id, userId: me() }, { signal })).data
}

/** Makes the path behind a link one's own and gives its id. Throws ApiError (`full`) or NetworkFailure. */
export async function adoptPath(id: number): Promise<number> {
  const { data } = await call(pathRoutes.adoptPath, { id, userId: me() })
  void paths.reload()
  return data.id
}
