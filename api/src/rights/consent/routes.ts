import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { consentRoutes } from '@ariane/shared/contracts'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import { type AuthorityPorts, authorityFinder } from '../approvals/authority.ts'
import { basisStore } from '../basis/store.ts'
import type { RightsTables } from '../tables.ts'
import { CONSENT_MAIL, tokenHash } from './mails.ts'
import { isConsented, mayBeFifteen, resolveConsent } from './rules.ts'
import { consentStore } from './store.ts'

const MAILS = { limit: 3, windowMs: 3_600_000 }

/** What consents are built from. */
export interface ConsentPorts extends AuthorityPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  jobs: Jobs
  limiter: SharedLimiter
  mail: BudgetedMailer | undefined
  /** What somebody signs in with. */
  emailOf(uid: string): Promise<string | undefined>
  /** Takes back what was allowed because of the consent. */
  onWithdrawn(pupil: string): Promise<void>
}

/** Calls of contracts/consent.ts. */
export function consentHandlers(ports: ConsentPorts): Handlers<typeof consentRoutes> {
  const { db, now, access, limiter, jobs, mail } = ports
  const { q, tx } = db
  const consents = consentStore(q)
  const findAuthority = authorityFinder(q, ports)

  /** The pupil; an adult needs nobody's consent. */
  async function requirePupil(uid: string) {
    const person = (await access.person(uid)) ?? fail('not_found')
    if (person.role !== 'ROLE_STUDENT') fail('invalid_input', ['userId'])
    return person
  }
  async function isGiven(uid: string) {
    const kept = await consents.find(uid)
    return kept?.state === 'given' && isConsented(kept)
  }
  const findName = async (uid: string) => (await access.person(uid))?.displayName ?? ''
  const mailTo = (uid: string) => jobs.enqueue(CONSENT_MAIL, { uid })

  return {
    async readConsent({ body: { userId }, caller }) {
      const { role, grade } = (await access.person(userId)) ?? fail('not_found')
      const kept = await consents.find(userId)
      const mayGive = !mail && caller.uid !== userId && (await findAuthority(caller.uid, userId)) !== undefined
      const here = { mail: mail !== undefined, mayGive, now: now() }
      const consent = resolveConsent({ role, grade: grade as SchoolGrade }, kept, here)
      const basis = (await basisStore(q).current())?.basis ?? null
      const isWaiting = consent.state === 'missing' || consent.state === 'asked'
      const state = basis !== null && isWaiting ? 'not_needed' : consent.state
      return { status: 'success', data: { ...consent, state, basis } }
    },

    async askConsent({ body: { userId, email } }) {
      if (!mail) fail('unavailable')
      // The pupil's own mailbox is no parent's, whoever asks.
      if (email.toLowerCase() === (await ports.emailOf(userId))) fail('invalid_input', ['email'])
      await requirePupil(userId)
      if (!(await mail.hasBudget())) fail('mail_limit')
      await limiter.take(`consent-mail:${userId}`, MAILS.limit, MAILS.windowMs)
      await tx(async () => {
        if (await isGiven(userId)) fail('conflict')
        await consents.put({ pupil_uid: userId, state: 'asked', parent_email: email, at: now() })
        await mailTo(userId)
      })
      return { ok: true }
    },

    async confirmConsent({ body: { token } }) {
      await tx(async () => {
        const asked = (await consents.byConfirmHash(tokenHash(token), now())) ?? fail('invalid_input', ['token'])
        const { pupil_uid, parent_email } = asked
        await consents.put({ pupil_uid, parent_email, state: 'given', given_as: 'parent', at: now() })
        await mailTo(pupil_uid)
      })
      return { ok: true }
    },

    async revokeConsent({ body: { token } }) {
      await tx(async () => {
        const given = (await consents.byWithdrawHash(tokenHash(token))) ?? fail('invalid_input', ['token'])
        await consents.put({ pupil_uid: given.pupil_uid, state: 'withdrawn', at: now() })
        await ports.onWithdrawn(given.pupil_uid)
      })
      return { ok: true }
    },

    async giveConsent({ body: { userId }, caller }) {
      if (mail) fail('forbidden')
      await requirePupil(userId)
      const given_as = (await findAuthority(caller.uid, userId)) ?? fail('forbidden')
      const by = { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await consents.put({ pupil_uid: userId, state: 'given', given_as, ...by, at: now() })
      return { ok: true }
    },

    async withdrawConsent({ body: { userId }, caller }) {
      await requirePupil(userId)
      const by = { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await tx(async () => {
        const kept = await consents.find(userId)
        // A demand or a word of one's own is taken back without a trace.
        if (kept?.state === 'given') await consents.put({ pupil_uid: userId, state: 'withdrawn', ...by, at: now() })
        else if (kept?.state !== 'withdrawn') await consents.drop(userId)
        await ports.onWithdrawn(userId)
      })
      return { ok: true }
    },

    async declareAge({ body: { userId } }) {
      const { grade } = await requirePupil(userId)
      if (!mayBeFifteen(grade as SchoolGrade)) fail('invalid_input', ['userId'])
      await tx(async () => {
        // A parent's word stands, and the way to take it back with it.
        if (await isGiven(userId)) fail('conflict')
        await consents.put({ pupil_uid: userId, state: 'of_age', at: now() })
      })
      return { ok: true }
    },
  }
}
