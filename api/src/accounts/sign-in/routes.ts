import type { signInRoutes } from '@ariane/shared/contracts'
import { ApiFailure, fail } from '../../platform/errors.ts'
import type { Connection } from '../../platform/http/connection.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import type { SignedIn, SignIn } from './auth.ts'
import { signInLimits } from './limits.ts'

/** Calls of contracts/sign-in.ts. */
export function signInHandlers(signIn: SignIn, limiter: SharedLimiter): Handlers<typeof signInRoutes> {
  const limits = signInLimits(limiter)

  async function enter(email: string, connection: Connection, work: () => Promise<SignedIn>) {
    const attempt = await limits.admit(email, connection.ip)
    try {
      const { user, token, cookies } = await work()
      // After the password was checked: nobody learns of an account that is not his.
      if (await signIn.shut(user.id)) fail('account_disabled')
      await attempt.right()
      connection.setCookies(cookies)
      // A page never needs the token that its cookie holds.
      return { user, ...(!connection.isPage && { token }) }
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'wrong_credentials')) await attempt.void()
      throw error
    }
  }

  return {
    signUp: ({ body, connection }) => enter(body.email, connection, () => signIn.signUp(body, connection.headers)),

    signIn: ({ body, connection }) => enter(body.email, connection, () => signIn.signIn(body, connection.headers)),

    async signOut({ connection }) {
      connection.setCookies(await signIn.signOut(connection.headers))
      return { ok: true }
    },

    async readSession({ caller, connection: { identity } }) {
      if (!identity?.user) return null
      // Of nobody, although there is a session: its account is disabled.
      if (caller.uid === '' && (await signIn.shut(identity.uid))) return null
      return { user: identity.user }
    },
  }
}
