import { hasMailbox } from '@ariane/shared/catalogue'
import type { passwordsRoutes } from '@ariane/shared/contracts'
import { ApiFailure, fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Services } from '../../services.ts'
import { identityStore } from '../sign-in/identities.ts'
import { RESET_MAIL, tokenHash } from './reset-mail.ts'

const WRONG_PASSWORDS = { limit: 10, windowMs: 5 * 60_000 }
const MAILS = { limit: 3, windowMs: 3_600_000 }

/** Calls of contracts/passwords.ts. */
export function passwordsHandlers({
  q,
  tx,
  now,
  jobs,
  limiter,
  mail,
  passwords,
  keys,
}: Services): Handlers<typeof passwordsRoutes> {
  const identities = identityStore(q)

  /** Whether another mail may go to somebody. Beyond, nothing is sent and the answer stays the same. */
  const mayMail = (uid: string) => {
    try {
      limiter.take(`reset-mail:${uid}`, MAILS.limit, MAILS.windowMs)
      return true
    } catch (error) {
      if (error instanceof ApiFailure) return false
      throw error
    }
  }

  return {
    async accountOptions() {
      return { status: 'success', data: { mail: keys.recovers(mail !== undefined) } }
    },

    async changePassword({ body: { currentPassword, newPassword }, caller }) {
      // Counted before it is tried, or many guesses at once would all pass.
      const key = `change-password:${caller.uid}`
      limiter.take(key, WRONG_PASSWORDS.limit, WRONG_PASSWORDS.windowMs)
      if (!(await keys.right(caller.uid, currentPassword))) fail('invalid_input', ['currentPassword'])
      await keys.set(caller.uid, newPassword, caller.session)
      limiter.forget(key)
      return { ok: true }
    },

    async forgotPassword({ body: { email } }) {
      if (!keys.recovers(mail !== undefined)) fail('unavailable')
      if (mail && !(await mail.hasBudget())) fail('mail_limit')
      // The same work for an address nobody has, so that the time of the answer tells nothing either.
      const identity = await identities.findByEmail(email)
      const uid = identity && hasMailbox(identity.email) && mayMail(identity.id) ? identity.id : null
      await jobs.enqueue(RESET_MAIL, { uid })
      return { ok: true }
    },

    async resetPassword({ body: { token, newPassword } }) {
      const hash = await passwords.hash(newPassword)
      await tx(async () => {
        const uid = (await identities.useReset(tokenHash(token), now())) ?? fail('invalid_input', ['token'])
        await identities.setPassword(uid, hash, now())
        await identities.endSessions(uid)
      })
      return { ok: true }
    },
  }
}
