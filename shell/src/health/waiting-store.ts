import { registrationRoutes, type WaitingAdult } from '@ariane/shared/contracts/registration'
import { call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'

export const $waiting = atom<Loadable<WaitingAdult[]>>(LOADING)

export async function loadWaiting(): Promise<void> {
  try {
    $waiting.set(ready((await call(registrationRoutes.listWaitingAdults, {})).data.waiting))
  } catch (error) {
    $waiting.set(failed(error))
  }
}

/** @throws ApiError or NetworkFailure */
export async function acceptAdult(userId: string): Promise<void> {
  await call(registrationRoutes.acceptRegistration, { userId })
  await loadWaiting()
}

/** @throws ApiError or NetworkFailure */
export async function refuseAdult(userId: string): Promise<void> {
  await call(registrationRoutes.refuseRegistration, { userId })
  await loadWaiting()
}
