import ky, { HTTPError } from 'ky'
import { lookup } from '../catalogue/lookup.ts'
import { type AccountsPort, type AuthCode, AuthError, type Registration } from './accounts.ts'
import { profileOrOpen, profiles } from './profiles.ts'

const http = ky.create({ timeout: 20_000, retry: 0, credentials: 'same-origin' })

/** Accounts of our own API: an HttpOnly cookie, nothing stored by scripts. */
export const embeddedAccounts: AccountsPort = {
  async restore() {
    // A page served with a session cookie will need the account, so it is fetched beside the session.
    const likely = document.querySelector('meta[name="session"]') ? profiles.mine() : null
    likely?.catch(() => undefined)
    const session = await http.get('/api/auth/get-session').json<unknown>()
    return session === null ? null : profileOrOpen(likely ?? profiles.mine())
  },

  async signIn(email, password) {
    await post('sign-in/email', { email, password })
    return profileOrOpen()
  },

  async register(registration) {
    await signUp(registration)
    return (await profiles.mine()) ?? profiles.open(registration)
  },

  async signOut() {
    await post('sign-out', {})
  },

  // The server keeps the calling session, and a cookie without a session has no effect.
  keepSession: async () => {},
  ended: async () => {},
}

/** An earlier attempt may have created the identity and failed later: the same password then signs in. */
async function signUp({ email, password, username }: Registration): Promise<void> {
  try {
    await post('sign-up/email', { email, password, name: username ?? email.split('@')[0] })
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'taken') throw error
    await post('sign-in/email', { email, password }).catch(() => Promise.reject(error))
    if (await profiles.mine()) throw await post('sign-out', {}).then(() => error)
  }
}

async function post(path: string, json: object): Promise<void> {
  try {
    await http.post(`/api/auth/${path}`, { json })
  } catch (error) {
    throw new AuthError(toAuthCode(error), error)
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

function toAuthCode(error: unknown): AuthCode {
  if (!(error instanceof HTTPError)) return 'network'
  const body = error.data as { code?: string } | undefined
  return lookup(CODES, body?.code ?? '') ?? (error.response.status === 429 ? 'too_many' : 'unknown')
}
