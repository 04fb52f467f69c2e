import { isParent, type SchoolGrade, toMailbox } from '@ariane/shared/catalogue'
import { type Act, type consentRoutes, isAllowed, isDecider } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import type { Access } from '../../platform/access.ts'
import type { Caller } from '../../platform/caller.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import { basisStore } from '../basis/store.ts'
import { deletionStore } from '../deletion/store.ts'
import { gradeStore } from '../grade/store.ts'
import type { Relations } from '../relations/relations.ts'
import type { RightsTables } from '../tables.ts'
import { CONSENT_MAIL, CONSENT_NOTICE, demandEnd, tokenHash } from './mails.ts'
import {
  isConsented,
  isRefused,
  mayBeFifteen,
  NOT_REFUSED,
  needsAdult,
  resolveConsent,
  toAsked,
  YOUNG,
  youngSince,
} from './rules.ts'
import { consentStore } from './store.ts'

type Kept = Selectable<RightsTables['consents']>

/** Whether somebody consented who may. */
const isGiven = (kept: Kept | undefined) => kept?.state === 'given' && isConsented(kept)

/** What is kept of a mailbox. */
const mailboxHash = (email: string) => tokenHash(toMailbox(email))

const MAILS = { limit: 3, windowMs: 3_600_000 }

/** What consents are built from. */
export interface ConsentPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  jobs: Jobs
  limiter: SharedLimiter
  mail: BudgetedMailer | undefined
  /** What somebody signs in with. */
  emailOf(uid: string): Promise<string | undefined>
  relations: Pick<Relations, 'followersFor' | 'strangersTo'>
  /** Whether somebody else set the pupil's password a short time ago. */
  hasRecentPassword(uid: string): Promise<boolean>
  /** Takes back what was allowed because of the consent. */
  onWithdrawn(pupil: string): Promise<void>
}

/** Calls of contracts/consent.ts. */
export function consentHandlers(ports: ConsentPorts): Handlers<typeof consentRoutes> {
  const { db, now, access, limiter, jobs, mail } = ports
  const { q, tx } = db
  const consents = consentStore(q)
  const grades = gradeStore(q)

  /** The pupil; an adult needs nobody's consent. */
  async function requirePupil(uid: string) {
    const person = (await access.person(uid)) ?? fail('not_found')
    if (person.role !== 'ROLE_STUDENT') fail('invalid_input', ['userId'])
    return person
  }
  const findName = async (uid: string) => (await access.person(uid))?.displayName ?? ''
  const may = async (caller: Caller, uid: string, act: Act) =>
    isAllowed(await access.relation(caller, uid), act, caller.role)
  /** Where mail is sent the proof is a parent's mailbox, or that he is the parent. */
  const givesHere = ({ role }: Caller) => !mail || (role !== null && isParent(role))
  const isYoung = async (uid: string) => needsAdult(await grades.lastFrom(uid, YOUNG, youngSince(now())))

  /** Fails for a mailbox of who gains by the answer: the pupil, the caller, and whom a code or a class let in or may. */
  async function requireParents(email: string, pupil: string, callers: readonly string[]) {
    const refused = [pupil, ...callers, ...(await ports.relations.strangersTo(pupil))]
    for (const uid of refused)
      if (toMailbox((await ports.emailOf(uid)) ?? '') === toMailbox(email)) fail('invalid_input', ['email'])
  }
  /** A parent who took it back by mail is not overruled by another mailbox. */
  function requireNotOverruled(kept: Pick<Kept, 'refused_hash'> | undefined, email: string) {
    if (kept?.refused_hash && kept.refused_hash !== mailboxHash(email)) fail('invalid_input', ['email'])
  }

  /** Whether taking back is an adult's no: the first, of who decides or about what counts. */
  const isRefusal = async (caller: Caller, pupil: string, kept: Kept | undefined) =>
    caller.uid !== pupil && !kept?.refused_at && (isGiven(kept) || isDecider(await access.relation(caller, pupil)))
  /** Ends without a trace, but that of an earlier no, what does not count. */
  async function forget({ pupil_uid, state, refused_at }: Kept) {
    if (refused_at) await consents.put({ pupil_uid, state: 'withdrawn', at: refused_at })
    else if (state !== 'withdrawn') await consents.drop(pupil_uid)
  }
  /** Of a parent who decides, who is not overruled by another mailbox either. */
  async function mailboxOfParent(caller: Caller, pupil: string) {
    const isDeciding = caller.role !== null && isParent(caller.role) && isDecider(await access.relation(caller, pupil))
    const email = isDeciding ? await ports.emailOf(caller.uid) : undefined
    return email === undefined ? null : mailboxHash(email)
  }
  /** Whether a « no » stands against the word of being fifteen: it is ended by no word but that of the parent whose it is. */
  const isBarred = async (caller: Caller, pupil: string, kept: Kept | undefined) =>
    kept !== undefined &&
    kept.refused_at !== null &&
    (kept.refused_hash === null || kept.refused_hash !== (await mailboxOfParent(caller, pupil)))
  const mailTo = (uid: string) => jobs.enqueue(CONSENT_MAIL, { uid })

  return {
    async readConsent({ body: { userId }, caller }) {
      const { role, grade } = (await access.person(userId)) ?? fail('not_found')
      const kept = await consents.find(userId)
      const mayGive = givesHere(caller) && (await may(caller, userId, 'consent_give'))
      const mayAsk = mail !== undefined && (await may(caller, userId, 'consent_ask'))
      const isOld = role === 'ROLE_STUDENT' && mayBeFifteen(grade as SchoolGrade)
      const mayDeclareAge =
        isOld &&
        (await may(caller, userId, 'of_age')) &&
        !(await isBarred(caller, userId, kept)) &&
        (caller.uid !== userId || !(await isYoung(userId)))
      const mayRefuse = await isRefusal(caller, userId, kept)
      const consent = resolveConsent({ role }, kept, {
        mail: mail !== undefined,
        mayAsk,
        mayDeclareAge,
        mayGive,
        now: now(),
      })
      const basis = (await basisStore(q).current())?.basis ?? null
      const isWaiting = consent.state === 'missing' || consent.state === 'asked'
      const state = basis !== null && isWaiting && !isRefused(kept) ? 'not_needed' : consent.state
      return { status: 'success', data: { ...consent, state, basis, mayRefuse } }
    },

    async askConsent({ body: { userId, email }, caller, connection }) {
      if (!mail) fail('unavailable')
      await requireParents(email, userId, [caller.uid])
      requireNotOverruled(await consents.find(userId), email)
      await requirePupil(userId)
      await limiter.take(`consent-mail:${userId}`, MAILS.limit, MAILS.windowMs)
      const to = { address: email, about: 'consent' }
      if (!(await mail.admit('asked', { from: connection.ip, to }))) fail('too_many_requests')
      await tx(async () => {
        const kept = await consents.hold(userId)
        if (isGiven(kept)) fail('conflict')
        const demand = { parent_email: email, confirm_until: demandEnd(now()) }
        await consents.put({ pupil_uid: userId, ...toAsked(kept, now()), ...demand })
        await mailTo(userId)
        for (const to of await ports.relations.followersFor(userId, 'consent_told'))
          if (to !== caller.uid) await jobs.enqueue(CONSENT_NOTICE, { uid: userId, to })
      })
      return { ok: true }
    },

    async confirmConsent({ body: { token } }) {
      await tx(async () => {
        const asked = (await consents.byConfirmHash(tokenHash(token), now())) ?? fail('invalid_input', ['token'])
        const { pupil_uid, parent_email } = asked
        // Who was a stranger to him when he was asked may follow by now.
        await requireParents(parent_email ?? '', pupil_uid, [])
        requireNotOverruled(asked, parent_email ?? '')
        await consents.put({ pupil_uid, parent_email, state: 'given', given_as: 'parent', ...NOT_REFUSED, at: now() })
        await mailTo(pupil_uid)
      })
      return { ok: true }
    },

    async revokeConsent({ body: { token } }) {
      await tx(async () => {
        const given = (await consents.byWithdrawHash(tokenHash(token))) ?? fail('invalid_input', ['token'])
        const { pupil_uid, parent_email } = given
        // Whose yes does not count says no « no » either.
        if (isGiven(given)) {
          await consents.put({ pupil_uid, state: 'withdrawn', at: now() })
          await consents.refuse(pupil_uid, now(), parent_email && mailboxHash(parent_email))
        } else await forget(given)
        await ports.onWithdrawn(pupil_uid)
      })
      return { ok: true }
    },

    async giveConsent({ body: { userId }, caller }) {
      await requirePupil(userId)
      const by = { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await tx(async () => {
        // An approval, or that he follows, ends before or after.
        await deletionStore(q).hold(userId)
        const given_as = await access.relation(caller, userId)
        if (!givesHere(caller) || !isDecider(given_as)) fail('forbidden')
        await consents.put({ pupil_uid: userId, state: 'given', given_as, ...by, ...NOT_REFUSED, at: now() })
      })
      return { ok: true }
    },

    async withdrawConsent({ body: { userId }, caller }) {
      await requirePupil(userId)
      const by = { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await tx(async () => {
        const kept = await consents.hold(userId)
        const isNo = await isRefusal(caller, userId, kept)
        if (isNo || isGiven(kept)) await consents.put({ pupil_uid: userId, state: 'withdrawn', ...by, at: now() })
        else if (kept) await forget(kept)
        if (isNo) await consents.refuse(userId, now(), await mailboxOfParent(caller, userId))
        await ports.onWithdrawn(userId)
      })
      return { ok: true }
    },

    async declareAge({ body: { userId }, caller }) {
      const { grade } = await requirePupil(userId)
      if (!mayBeFifteen(grade as SchoolGrade)) fail('invalid_input', ['userId'])
      const isOwn = caller.uid === userId
      if (isOwn && (await ports.hasRecentPassword(userId))) fail('recent_password')
      if (isOwn && (await isYoung(userId))) fail('adult_needed')
      const by = isOwn ? {} : { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await tx(async () => {
        const kept = await consents.hold(userId)
        // A parent's word stands, and the way to take it back with it.
        if (isGiven(kept)) fail('conflict')
        const barred = await isBarred(caller, userId, kept)
        if (barred && isOwn) fail('adult_needed')
        if (barred) fail('invalid_input', ['email'])
        await consents.put({ pupil_uid: userId, state: 'of_age', ...by, ...NOT_REFUSED, at: now() })
      })
      return { ok: true }
    },
  }
}
