import { hasMailbox } from '@ariane/shared/catalogue'
import type { passwordsRoutes, RegistrationRules } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import { identityStore } from '../sign-in/identities.ts'
import type { Keys } from '../sign-in/keys.ts'
import type { Passwords } from '../sign-in/passwords.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { refuseCommon } from './common.ts'
import { RESET_MAIL, tokenHash } from './reset-mail.ts'

const WRONG_PASSWORDS = { limit: 10, windowMs: 5 * 60_000 }
const MAILS = { limit: 3, windowMs: 3_600_000 }

/** What changing and recovering passwords is built from. */
interface PasswordsPorts {
  db: UnitOfWork<AccountsTables & SignInTables>
  now(): Date
  jobs: Jobs
  limiter: SharedLimiter
  mail: BudgetedMailer | undefined
  passwords: Passwords
  credentials: Keys
  /** Who may register, as a page may know it. */
  registration: RegistrationRules
  /** The names by which somebody is known. */
  namesOf(uid: string): Promise<string[]>
}

/** Calls of contracts/passwords.ts. */
export function passwordsHandlers({
  db: { q, tx },
  now,
  jobs,
  limiter,
  mail,
  passwords,
  credentials,
  registration,
  namesOf,
}: PasswordsPorts): Handlers<typeof passwordsRoutes> {
  const identities = identityStore(q)
  const people = peopleStore(q)

  /** Whether another mail may go to somebody, or to an address nobody has. Beyond, nothing is sent and the answer stays the same. */
  const mayMail = (key: string) => limiter.admits(`reset-mail:${key}`, MAILS.limit, MAILS.windowMs)

  return {
    async accountOptions() {
      return { status: 'success', data: { mail: credentials.recovers(mail !== undefined), registration } }
    },

    async changePassword({ body: { currentPassword, newPassword }, caller }) {
      // Counted before it is tried, or many guesses at once would all pass.
      const key = `change-password:${caller.uid}`
      await limiter.take(key, WRONG_PASSWORDS.limit, WRONG_PASSWORDS.windowMs)
      if (!(await credentials.right(caller.uid, currentPassword))) fail('invalid_input', ['currentPassword'])
      refuseCommon(newPassword, await namesOf(caller.uid), 'newPassword')
      const setPassword = await credentials.prepareChange(newPassword)
      await setPassword(caller.uid, caller.session)
      await limiter.forget(key)
      return { ok: true }
    },

    async forgotPassword({ body: { email }, connection }) {
      if (!credentials.recovers(mail !== undefined)) fail('unavailable')
      await mail?.admit('account', {})
      // The same work for an address nobody has, so that the time of the answer tells nothing either.
      const identity = await identities.findByEmail(email)
      const isMeant = (await mayMail(identity?.id ?? email)) && identity !== undefined && hasMailbox(identity.email)
      const mayGo = mail ? await mail.mayGo('account', connection.ip, isMeant) : isMeant
      await jobs.enqueue(RESET_MAIL, { uid: mayGo ? identity?.id : null })
      return { ok: true }
    },

    async resetPassword({ body: { token, newPassword } }) {
      const hash = await passwords.hash(newPassword)
      await tx(async () => {
        const { uid, by_operator } =
          (await identities.useReset(tokenHash(token), now())) ?? fail('invalid_input', ['token'])
        // With it the link goes on working.
        refuseCommon(newPassword, await namesOf(uid), 'newPassword')
        const person = await people.find(uid)
        if (!by_operator && person?.reset_mail_ended_at) fail('invalid_input', ['token'])
        if (by_operator) await people.passwordSet(uid, now(), null)
        await identities.setPassword(uid, hash, now())
        await identities.endSessions(uid)
      })
      return { ok: true }
    },
  }
}
