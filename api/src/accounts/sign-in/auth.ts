import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import type { Kysely } from 'kysely'
import { withDatabaseFailures } from '../../platform/db/unavailable.ts'
import type { Identity, IdentitySource } from '../../platform/identity.ts'
import type { Passwords } from './passwords.ts'

const DAY = 24 * 3600
const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200

export interface SignInOptions {
  // biome-ignore lint/suspicious/noExplicitAny: the library names its own tables
  db: Kysely<any>
  secret: string
  /** True where the browser reaches us over https. */
  secure: boolean
  productName: string
  passwords: Passwords
  /** Ends the sessions of an account that was disabled; false when it was not. */
  shut(uid: string): Promise<boolean>
}

/** E-mail and password accounts kept in our own database, with an HttpOnly cookie. */
export function createSignIn({ db, secret, secure, productName, passwords: password, shut }: SignInOptions) {
  const auth = betterAuth({
    appName: productName,
    baseURL: 'http://ariane.internal',
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres', transaction: true },
    user: { modelName: 'auth_users' },
    session: { modelName: 'auth_sessions', expiresIn: 30 * DAY, updateAge: DAY },
    account: { modelName: 'auth_accounts' },
    verification: { modelName: 'auth_verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password,
    },
    // What the database keeps of a session is worth nothing without the secret, in a cookie as in a header.
    plugins: [bearer({ requireSignature: true })],
    // Ours count people, and compare origins for every call (see routes.ts and platform/http/same-origin.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'ariane',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
  })

  const source: IdentitySource = {
    async identify(credential): Promise<Identity | null> {
      if (credential.kind === 'cookie' && !credential.cookie.includes('ariane.session_token=')) return null
      const headers = new Headers(
        credential.kind === 'bearer' ? { authorization: `Bearer ${credential.token}` } : { cookie: credential.cookie },
      )
      const answer = await withDatabaseFailures(
        () => auth.api.getSession({ headers, returnHeaders: true }),
        () => false,
      )
      if (!answer.response) return null
      const setCookie = answer.headers.getSetCookie()
      const { user, session } = answer.response
      return {
        uid: user.id,
        email: user.email,
        session: session.id,
        ...(setCookie.length > 0 && credential.kind === 'cookie' && { setCookie }),
      }
    },
  }
  const handle = (request: Request) =>
    withDatabaseFailures(
      () => auth.handler(request),
      answer => answer.status >= 500,
    )
  return { handle, ahead: password.ahead, source, shut }
}

export type SignIn = ReturnType<typeof createSignIn>
