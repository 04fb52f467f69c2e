import ky, { HTTPError } from 'ky'
import type { Profile } from '../contracts/accounts.ts'
import { call } from '../http/index.ts'
import { type AccountsPort, type AuthCode, AuthError, type Registration } from './accounts.ts'

/** Schemas are heavy and the welcome page needs none: they come with the first signed-in call. */
const accounts = async () =>
  (await import(/* webpackChunkName: "signed-in" */ '../contracts/accounts.ts')).accountsRoutes

const http = ky.create({ timeout: 20_000, retry: 0, credentials: 'same-origin' })

/** Accounts served by our own API: an HttpOnly cookie, nothing kept by scripts. */
export const embeddedAccounts: AccountsPort = {
  async restore() {
    // Where the page was served with a session cookie the account will be needed: asked for beside the session.
    const likely = document.querySelector('meta[name="session"]') ? readAccount() : null
    likely?.catch(() => undefined)
    const session = await http.get('/api/auth/get-session').json<unknown>()
    return session === null ? null : profileOrOpen(likely ?? readAccount())
  },

  async signIn(email, password) {
    await post('sign-in/email', { email, password })
    return profileOrOpen(readAccount())
  },

  async register(registration) {
    await signUp(registration)
    const existing = await call((await accounts()).myAccount, {})
    return existing.data ?? open(registration)
  },

  async signOut() {
    await post('sign-out', {})
  },
}

/** An identity whose registration stopped half-way gets the default account (S1 §3: ROLE_STUDENT). */
async function profileOrOpen(account: Promise<Profile | null>): Promise<Profile> {
  return (await account) ?? open({ accountType: 'email' })
}

const readAccount = async () => (await call((await accounts()).myAccount, {})).data

type Opening = Pick<Registration, 'accountType'> & Partial<Registration>
async function open({ accountType, role, grade, username }: Opening): Promise<Profile> {
  const { data } = await call((await accounts()).openAccount, {
    accountType,
    ...(role && { role }),
    ...(grade && { grade }),
    ...(username && { username }),
  })
  return data
}

/** A first try may have created the identity and failed after: the same password then signs in. */
async function signUp({ email, password, username }: Registration): Promise<void> {
  try {
    await post('sign-up/email', { email, password, name: username ?? email.split('@')[0] })
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'taken') throw error
    await post('sign-in/email', { email, password }).catch(() => Promise.reject(error))
    const { data } = await call((await accounts()).myAccount, {})
    if (data) throw await post('sign-out', {}).then(() => error)
  }
}

async function post(path: string, json: object): Promise<void> {
  try {
    await http.post(`/api/auth/${path}`, { json })
  } catch (error) {
    throw new AuthError(codeOf(error), error)
  }
}

const CODES: Record<string, AuthCode> = {
  USER_ALREADY_EXISTS: 'taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  INVALID_EMAIL_OR_PASSWORD: 'wrong',
  PASSWORD_TOO_SHORT: 'weak',
  PASSWORD_TOO_LONG: 'weak',
  INVALID_EMAIL: 'invalid_email',
  ACCOUNT_DISABLED: 'disabled',
  too_many_requests: 'too_many',
}

function codeOf(error: unknown): AuthCode {
  if (!(error instanceof HTTPError)) return 'network'
  const body = error.data as { code?: string } | undefined
  return CODES[body?.code ?? ''] ?? (error.response.status === 429 ? 'too_many' : 'unknown')
}
