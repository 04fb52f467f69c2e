import { type SecondFactor, secondFactorRoutes } from '@ariane/shared/contracts/second-factor'
import { type SignInOnDevice, signInsRoutes } from '@ariane/shared/contracts/sign-ins'
import { ApiError, call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom, signOut } from '@ariane/shared/session'
import { messages } from './messages.ts'

export const $signIns = atom<Loadable<SignInOnDevice[]>>(LOADING)
export const $factor = atom<Loadable<SecondFactor>>(LOADING)

export async function loadSignIns(): Promise<void> {
  try {
    $signIns.set(ready((await call(signInsRoutes.listSignIns, {})).data.signIns))
  } catch (error) {
    $signIns.set(failed(error))
  }
}

/** @throws ApiError or NetworkFailure */
export async function endSignIn(id: string): Promise<void> {
  await call(signInsRoutes.endSignIn, { id })
  await loadSignIns()
}

/** Ends every session, and removes what is stored on this device. @throws ApiError, NetworkFailure or AuthError */
export async function endAllSignIns(): Promise<void> {
  await call(signInsRoutes.endAllSignIns, {})
  await signOut()
}

export async function loadFactor(): Promise<void> {
  try {
    $factor.set(ready((await call(secondFactorRoutes.readSecondFactor, {})).data))
  } catch (error) {
    $factor.set(failed(error))
  }
}

/** @throws ApiError or NetworkFailure */
export const beginFactor = async (password: string) =>
  (await call(secondFactorRoutes.beginSecondFactor, { password })).data

/** Gives the backup codes. @throws ApiError or NetworkFailure */
export const confirmFactor = async (code: string) =>
  (await call(secondFactorRoutes.confirmSecondFactor, { code })).data.backupCodes

/** @throws ApiError or NetworkFailure */
export async function endFactor(password: string, code: string): Promise<void> {
  await call(secondFactorRoutes.endSecondFactor, { password, code })
  await loadFactor()
}

/** The sentence for what failed: how long to wait where that is why. */
export function describeFailure(error: unknown): string {
  const waits = error instanceof ApiError && error.code === 'too_many_requests' && error.retryAfter !== undefined
  return waits ? messages.wait(error.retryAfter ?? 60) : messages.failed
}
