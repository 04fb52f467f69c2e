// The page of one device: the product's own ports, moved from outside by devices.ts.
import { passwordsRoutes } from '../../../shared/src/contracts/passwords.ts'
import { ApiError, call } from '../../../shared/src/http/index.ts'
import { type AccountsPort, AuthError } from '../../../shared/src/ports/accounts.ts'
import { accountsPort } from '../../../shared/src/ports/hosting.ts'
import { type ProfilesPort, profiles } from '../../../shared/src/ports/profiles.ts'

export type Answer = { value: unknown } | { auth: string } | { api: number }

/** A new password as the profile screen changes it, but for the session around it. */
const password = {
  change: (currentPassword: string, newPassword: string) =>
    call(passwordsRoutes.changePassword, { currentPassword, newPassword }),
}
const ports = { accounts: accountsPort(), profiles, password }

export type Ports = { accounts: AccountsPort; profiles: ProfilesPort; password: typeof password }

declare global {
  interface Window {
    onPort: (port: keyof Ports, method: string, args: unknown[]) => Promise<Answer>
  }
}

window.onPort = async (port, method, args) => {
  const methods = ports[port] as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>
  try {
    return { value: await methods[method]?.(...args) }
  } catch (error) {
    if (error instanceof AuthError) return { auth: error.code }
    if (error instanceof ApiError) return { api: error.status }
    throw error
  }
}
