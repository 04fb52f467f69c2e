import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** A session without a password. It has no path: no request reaches it, only `auth.api.openSession`. */
export const openSession = () =>
  ({
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint({ method: 'POST', body: z.object({ uid: z.string() }) }, async context => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.uid)
        if (!user) throw context.error('NOT_FOUND')
        // `true`: its cookie ends with the browser.
        const session = await internalAdapter.createSession(user.id, true)
        await setSessionCookie(context, { session, user }, true)
        return context.json({ session: session.id, token: session.token })
      }),
    },
  }) satisfies BetterAuthPlugin
