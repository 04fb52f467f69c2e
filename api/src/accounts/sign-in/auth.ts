import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '@ariane/shared/contracts/password'
import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import type { Kysely } from 'kysely'
import { withDatabaseFailures } from '../../platform/db/unavailable.ts'
import { fail } from '../../platform/errors.ts'
import type { Connection } from '../../platform/http/connection.ts'
import type { Credential, Identity } from '../../platform/identity.ts'
import { openSession } from './open-session.ts'
import type { Passwords } from './passwords.ts'
import type { sessionStore } from './session-store.ts'
import { SHARED_IDLE_MS, sessionSource } from './source.ts'

const DAY = 24 * 3600

export interface SignInOptions {
  // biome-ignore lint/suspicious/noExplicitAny: the library names its own tables
  db: Kysely<any>
  secret: string
  /** True where the browser reaches us over https. */
  secure: boolean
  productName: string
  passwords: Passwords
  sessions: ReturnType<typeof sessionStore>
  /** Ends the sessions of an account that was disabled; false when it was not. */
  shut(uid: string): Promise<boolean>
}

type Sent = Connection['headers']

/** The library reads the cookie that a bearer token stands for: with both, the token decides. */
function toHeaders({ authorization, cookie, 'user-agent': userAgent }: Sent): Headers {
  const headers = new Headers()
  if (authorization) headers.set('authorization', authorization)
  else if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent)
  return headers
}

const run = <T>(work: () => Promise<T>) => withDatabaseFailures(work, () => false)

const TAKEN = new Set<unknown>(['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'])

/** The library's refusals that a person can do something about, as codes of the contract. */
function refuse(error: unknown): never {
  const code = (error as { body?: { code?: unknown } }).body?.code
  if (code === 'INVALID_EMAIL_OR_PASSWORD') fail('wrong_credentials')
  if (TAKEN.has(code)) fail('conflict', ['email'])
  throw error
}

interface User {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image?: string | null | undefined
}
const toUser = ({ id, name, email, emailVerified, image = null }: User) => ({ id, name, email, emailVerified, image })

/** Who has signed in, the cookies of the session, and its token as it has to come back: signed. */
async function enter(work: () => Promise<{ headers: Headers; response: { user: User; token: string | null } }>) {
  const { headers, response } = await run(work).catch(refuse)
  const token = headers.get('set-auth-token') ?? undefined
  return { user: toUser(response.user), cookies: headers.getSetCookie(), token, session: response.token }
}
export type SignedIn = Awaited<ReturnType<typeof enter>>

const SESSION_COOKIE = 'ariane.session_token'

/** E-mail and password accounts kept in our own database, with an HttpOnly cookie. */
export function createSignIn({ db, secret, secure, productName, passwords: password, sessions, shut }: SignInOptions) {
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
      minPasswordLength: MIN_PASSWORD_CHARS,
      maxPasswordLength: MAX_PASSWORD_CHARS,
      password,
    },
    // What the database keeps of a session is worth nothing without the secret, in a cookie as in a header.
    plugins: [bearer({ requireSignature: true }), openSession()],
    // Ours count people, and compare origins for every call (see platform/http/mount.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'ariane',
      useSecureCookies: false,
      // Over https no other host of the domain, and no page on plain http, sets it in our place.
      ...(secure && { cookies: { session_token: { name: `__Host-${SESSION_COOKIE}` } } }),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
  })

  const rules = auth.$context.then(({ authCookies, secret, sessionConfig: { expiresIn, updateAge } }) => ({
    cookieName: authCookies.sessionToken.name,
    secret,
    expiresIn,
    updateAge,
  }))

  async function renew(credential: Credential): Promise<Identity | null> {
    const headers = new Headers(
      credential.kind === 'bearer' ? { authorization: `Bearer ${credential.token}` } : { cookie: credential.cookie },
    )
    const answer = await run(() => auth.api.getSession({ headers, returnHeaders: true }))
    if (!answer.response) return null
    const setCookie = answer.headers.getSetCookie()
    const { user, session } = answer.response
    return {
      uid: user.id,
      email: user.email,
      session: session.id,
      user: toUser(user),
      ...(setCookie.length > 0 && credential.kind === 'cookie' && { setCookie }),
    }
  }

  return {
    source: sessionSource({ rules, sessions, renew }),
    shut,
    /** `confirm` is asked once the password is hashed, which may be refused. Fails with `conflict` when the address is taken. */
    signUp: (body: { email: string; password: string; name: string }, sent: Sent, confirm: () => Promise<void>) =>
      password.ahead(body.password, async () => {
        await confirm()
        return enter(() => auth.api.signUpEmail({ body, headers: toHeaders(sent), returnHeaders: true }))
      }),
    /** Fails with `wrong_credentials`. `shared`: the session ends with the browser, or after some time without a call. */
    async signIn({ shared, ...body }: { email: string; password: string; shared: boolean }, sent: Sent) {
      const entered = await enter(() =>
        auth.api.signInEmail({
          body: { ...body, rememberMe: !shared },
          headers: toHeaders(sent),
          returnHeaders: true,
        }),
      )
      if (shared && entered.session) await sessions.share(entered.session, new Date(Date.now() + SHARED_IDLE_MS))
      return entered
    },
    /** A session of a shared computer for somebody whom the school's directory vouched for. */
    async enterAs(uid: string, sent: Sent): Promise<{ cookies: string[]; session: string }> {
      const { headers, response } = await run(() =>
        auth.api.openSession({
          body: { uid },
          headers: toHeaders({ 'user-agent': sent['user-agent'] }),
          returnHeaders: true,
        }),
      )
      await sessions.share(response.token, new Date(Date.now() + SHARED_IDLE_MS))
      return { cookies: headers.getSetCookie(), session: response.session }
    },
    /** Gives the cookies that remove the session's. */
    async signOut(sent: Sent): Promise<string[]> {
      const { headers } = await run(() => auth.api.signOut({ headers: toHeaders(sent), returnHeaders: true }))
      return headers.getSetCookie()
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>
