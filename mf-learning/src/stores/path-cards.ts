import { type PathPreview, pathRoutes } from '@ariane/shared/contracts/paths'
import { call } from '@ariane/shared/http'
import { $activeUser, type UserData } from '@ariane/shared/session'
import { paths } from './paths.ts'

const me = () => $activeUser.get()?.uid ?? ''

/**
 * What is done to whole paths or homework of a list, which is then read again. Each one throws ApiError (`full` when
 * there is no room) or NetworkFailure.
 */
export const cardsOf = (list: Pick<UserData<unknown>, 'reload'>) => ({
  async rename(id: number, title: string): Promise<void> {
    await call(pathRoutes.renamePath, { id, userId: me(), title })
    await list.reload()
  },

  async duplicate(id: number): Promise<void> {
    await call(pathRoutes.duplicatePath, { id, userId: me() })
    await list.reload()
  },

  async remove(id: number): Promise<void> {
    await call(pathRoutes.deletePath, { id })
    await list.reload()
  },
})

/** What is done to whole paths. */
export const pathCards = {
  ...cardsOf(paths),

  /** What the path behind somebody's link teaches. */
  async preview(id: number, signal: AbortSignal): Promise<PathPreview> {
    return (await call(pathRoutes.previewPath, { id, userId: me() }, { signal })).data
  },

  /** Makes the path behind a link one's own and gives its id. */
  async adopt(id: number): Promise<number> {
    const { data } = await call(pathRoutes.adoptPath, { id, userId: me() })
    void paths.reload()
    return data.id
  },
}
