import { type Installation, installationRoutes, type LoggedAct } from '@ariane/shared/contracts/installation'
import { ApiError, call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'

/** What the installation has; null where the caller is not an operator. */
export const $installation = atom<Loadable<Installation | null>>(LOADING)
/** Whether the operator has to set up a second factor first. */
export const $factorMissing = atom(false)
export const $acts = atom<Loadable<LoggedAct[]>>(LOADING)

export async function loadInstallation(): Promise<void> {
  try {
    $installation.set(ready((await call(installationRoutes.readInstallation, {})).data))
    $factorMissing.set(false)
  } catch (error) {
    $factorMissing.set(error instanceof ApiError && error.code === 'second_factor_missing')
    $installation.set(error instanceof ApiError && error.status === 404 ? ready(null) : failed(error))
  }
}

export async function loadActs(): Promise<void> {
  try {
    $acts.set(ready((await call(installationRoutes.listOperatorActs, {})).data.acts))
  } catch (error) {
    $acts.set(failed(error))
  }
}

/** @throws ApiError or NetworkFailure */
export const findAccounts = async (search: string) =>
  (await call(installationRoutes.findAccounts, { search })).data.accounts

/** @throws ApiError or NetworkFailure */
export async function unlock(userId: string): Promise<void> {
  await call(installationRoutes.unlockAccount, { userId })
  await loadActs()
}

/** @throws ApiError or NetworkFailure */
export async function endSessions(userId: string): Promise<void> {
  await call(installationRoutes.endAccountSessions, { userId })
  await loadActs()
}

/**
 * Token and end of a link for a new password.
 * @throws ApiError or NetworkFailure
 */
export async function makeReset(userId: string): Promise<{ token: string; expiresAt: string }> {
  const { data } = await call(installationRoutes.makeResetLink, { userId })
  await loadActs()
  return data
}

/**
 * False when the mail server did not take it.
 * @throws ApiError or NetworkFailure
 */
export async function sendTestMail(to: string): Promise<boolean> {
  const { sent } = (await call(installationRoutes.testMail, { to })).data
  await loadActs()
  return sent
}
