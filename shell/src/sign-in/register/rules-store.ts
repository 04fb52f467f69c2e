import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import type { RegistrationRules } from '@ariane/shared/contracts/registration'
import { call, logOnly } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'

/** What is asked for until the server said more: it decides in any case. */
export const OPEN: RegistrationRules = { kind: 'open', domains: [], confirmsAddress: false }
export const $rules = atom<RegistrationRules>(OPEN)

export async function loadRules(): Promise<void> {
  try {
    $rules.set((await call(passwordsRoutes.accountOptions, {})).data.registration)
  } catch (error) {
    logOnly('registration', error)
  }
}

/** Has a code mailed to an address. @throws ApiError or NetworkFailure */
export async function askAddressCode(email: string): Promise<void> {
  const { signInRoutes } = await import(/* webpackChunkName: "signed-in" */ '@ariane/shared/contracts/sign-in')
  await call(signInRoutes.confirmAddress, { email: email.trim().toLowerCase() })
}
