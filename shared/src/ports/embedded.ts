import { lookup } from '../catalogue/lookup.ts'
import type { ErrorCode } from '../contracts/errors.ts'
import { ApiError, call } from '../http/index.ts'
import { type AccountsPort, type AuthCode, AuthError, type Registration } from './accounts.ts'
import { profileOrOpen, profiles } from './profiles.ts'

/** Loaded like the calls of profiles: the welcome page needs no schemas. */
const routes = async () => (await import(/* webpackChunkName: "signed-in" */ '../contracts/sign-in.ts')).signInRoutes

/** Whether somebody signed in since the page came. */
let entered = false

/** Accounts of our own API: an HttpOnly cookie, nothing stored by scripts. */
export const embeddedAccounts: AccountsPort = {
  async restore() {
    const seen = entered ? undefined : readSessionMeta()
    if (seen === 'none') return null
    // A page served with a session cookie will need the account, so it is fetched beside the session.
    const likely = seen === 'likely' ? profiles.mine() : null
    likely?.catch(() => undefined)
    const session = await call((await routes()).readSession, {})
    return session === null ? null : profileOrOpen(likely ?? profiles.mine())
  },

  async signIn(email, password, { shared = false, code } = {}) {
    const given = { email, password, shared, ...(code && { code }) }
    await attempt(async () => call((await routes()).signIn, given)).catch(refuseFactor)
    entered = true
    return profileOrOpen()
  },

  async register(registration) {
    await signUp(registration)
    entered = true
    return (await profiles.mine()) ?? profiles.open(registration)
  },

  async signOut() {
    return (await attempt(async () => call((await routes()).signOut, {}))).leave
  },

  // The server keeps the calling session, and a cookie without a session has no effect.
  keepSession: async () => {},
  ended: async () => {},
}

/** What the server saw when it wrote the page: « likely » with a session cookie, « none » without; pages may say nothing. */
const readSessionMeta = () => document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content

/** What a registration is refused with whose identity was made by an earlier attempt. */
const MAY_BE_MADE: readonly AuthCode[] = ['taken', 'refused', 'address_code']

/** An earlier attempt may have created the identity and failed later: the same password then signs in. */
async function signUp({ email, password, username, code, addressCode }: Registration): Promise<void> {
  const name = username ?? email.split('@')[0] ?? ''
  const { signUp, signIn, signOut } = await attempt(routes)
  try {
    await attempt(() =>
      call(signUp, { email, password, name, ...(code && { code }), ...(addressCode && { addressCode }) }),
    )
  } catch (error) {
    if (!(error instanceof AuthError) || !MAY_BE_MADE.includes(error.code)) throw error
    await call(signIn, { email, password }).catch(() => Promise.reject(error))
    if (await profiles.mine()) throw await attempt(() => call(signOut, {})).then(() => error)
  }
}

/** At a sign-in the code is that of the second factor. */
function refuseFactor(error: unknown): never {
  throw error instanceof AuthError && error.code === 'code' ? new AuthError('factor_wrong', error) : error
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const seconds = error instanceof ApiError ? error.retryAfter : undefined
    throw new AuthError(toAuthCode(error), error, seconds)
  }
}

const CODES: Partial<Record<ErrorCode | 'unknown', AuthCode>> = {
  conflict: 'refused',
  common_password: 'common',
  registration_closed: 'closed',
  second_factor_needed: 'factor',
  wrong_credentials: 'wrong',
  account_disabled: 'disabled',
  too_many_requests: 'too_many',
}

function toAuthCode(error: unknown): AuthCode {
  if (!(error instanceof ApiError)) return 'network'
  const { code, fields } = error
  if (fields.includes('email') && code === 'conflict') return 'taken'
  if (fields.includes('email') && code === 'invalid_input') return 'invalid_email'
  if (fields.includes('addressCode')) return 'address_code'
  if (fields.includes('code')) return 'code'
  if (code === 'common_password') return 'common'
  if (fields.includes('password')) return 'weak'
  return lookup(CODES, error.code) ?? (error.status === 429 ? 'too_many' : 'unknown')
}
