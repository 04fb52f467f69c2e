import type { AnyRoute, Arguments } from '@ariane/shared/contracts/route'
import { call } from '@ariane/shared/http'
import { $activeUser, type UserData } from '@ariane/shared/session'

/**
 * Changes an entry of a list: makes the call for the active user, then reads the list again. Throws ApiError (`full`
 * when there is no room) or NetworkFailure.
 */
export const callAndReload =
  (list: Pick<UserData<unknown>, 'reload'>) =>
  async <R extends AnyRoute>(route: R, args: Omit<Arguments<R>, 'userId'>): Promise<void> => {
    const user = route.body && { userId: $activeUser.get()?.uid ?? '' }
    await call(route, { ...args, ...user } as Arguments<R>)
    await list.reload()
  }
