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

  async signIn(email, password) {
    await attempt(async () => call((await routes()).signIn, { email, password }))
    entered = true
    return profileOrOpen()
  },

  async register(registration) {
    await signUp(registration)
    entered = true
    return (await profiles.mine()) ?? profiles.open(registration)
  },

  async signOut() {
    await attempt(async () => call((await routes()).signOut, {}))
  },

  // The server keeps the calling session, and a cookie without a session has no effect.
  keepSession: async () => {},
  ended: async () => {},
}

/** What the server saw when it wrote the page: « likely » with a session cookie, « none » without; pages may say nothing. */
const readSessionMeta = () => document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content

/** An earlier attempt may have created the identity and failed later: the same password then signs in. */
async function signUp({ email, password, username }: Registration): Promise<void> {
  const name = username ?? email.split('@')[0] ?? ''
  const { signUp, signIn, signOut } = await attempt(routes)
  try {
    await attempt(() => call(signUp, { email, password, name }))
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'taken') throw error
    await call(signIn, { email, password }).catch(() => Promise.reject(error))
    if (await profiles.mine()) throw await attempt(() => call(signOut, {})).then(() => error)
  }
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new AuthError(toAuthCode(error), error)
  }
}

const CODES: Partial<Record<ErrorCode | 'unknown', AuthCode>> = {
  conflict: 'taken',
  wrong_credentials: 'wrong',
  account_disabled: 'disabled',
  too_many_requests: 'too_many',
}

function toAuthCode(error: unknown): AuthCode {
  if (!(error instanceof ApiError)) return 'network'
  if (error.fields.includes('email') && error.code === 'invalid_input') return 'invalid_email'
  if (error.fields.includes('password')) return 'weak'
  return lookup(CODES, error.code) ?? (error.status === 429 ? 'too_many' : 'unknown')
}
