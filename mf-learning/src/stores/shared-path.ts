import { type PathPreview, pathRoutes } from '@ariane/shared/contracts/paths'
import { call } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { paths } from './paths.ts'

const me = () => $activeUser.get()?.uid ?? ''
/** The part after # reaches no server and no log. */
const token = () => location.hash.slice(1)

/** The content of the path behind a shared link. Throws ApiError or NetworkFailure. */
export async function previewPath(id: number, signal: AbortSignal): Promise<PathPreview> {
  return (await call(pathRoutes.previewPath, { id, userId: me(), token: token() }, { signal })).data
}

/** Copies the path behind a shared link and returns the id of the copy. Throws ApiError (`full`) or NetworkFailure. */
export async function adoptPath(id: number): Promise<number> {
  const { data } = await call(pathRoutes.adoptPath, { id, userId: me(), token: token() })
  void paths.reload()
  return data.id
}
