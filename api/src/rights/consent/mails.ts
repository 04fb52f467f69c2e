import { createHash, randomBytes } from 'node:crypto'
import { schoolYear } from '@ariane/shared/catalogue'
import { CONSENT_FRAGMENTS, SCHOOL_LEAVES_FRAGMENT } from '@ariane/shared/contracts'
import { localDay, localInstant } from '@ariane/shared/dates'
import { z } from 'zod'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { MAIL_JOB } from '../../platform/jobs/lanes.ts'
import type { JobHandler } from '../../platform/jobs/types.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import { mailName } from '../../platform/mail-name.ts'
import type { RightsTables } from '../tables.ts'
import { messages, SOMEBODY } from './messages.ts'
import { consentStore } from './store.ts'

export const CONSENT_MAIL = 'consent-mail'
export const CONSENT_NOTICE = 'consent-notice'
export const PARENT_LINK_MAIL = 'parent-link-mail'
const LIFETIME_MS = 7 * 24 * 3_600_000
/** Until when a parent may answer. */
export const demandEnd = (now: Date) => new Date(now.getTime() + LIFETIME_MS)
/** A parent may come back to the link until summer, when what he allowed ends too. */
const nextSummer = (now: Date) => localInstant(`${schoolYear(localDay(now)) + 1}-07-01`, '00:00')
const TOKEN_BYTES = 32

const Data = z.object({ uid: z.string() })
const NoticeData = Data.extend({ to: z.string() })
/** Where an adult who decides for a pupil reads it. */
const PUPILS_PAGE = '/profile/eleves'

/** What mails to parents are built from. */
interface ConsentMailPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  mail: BudgetedMailer | undefined
  productName: string
  publicUrl: string | undefined
}

/** As it is kept: whoever reads the database cannot use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What one mail says: its sentences, where its link leads, and what of its token is kept. */
type LinkMail = {
  words: (typeof messages)['ask' | 'given' | 'school']
  fragment: string
  hashes: Parameters<ReturnType<typeof consentStore>['keepTokens']>[1]
}

/** Mails the parent of a consent a link with a token of its own; nobody gets one where `choose` has none for it. */
function mailLink(
  { db, access, mail, productName, publicUrl }: ConsentMailPorts,
  choose: (state: string, hash: string) => LinkMail | undefined,
): JobHandler {
  const consents = consentStore(db.q)
  return {
    ...MAIL_JOB,
    async run(job) {
      const { uid } = Data.parse(job.data)
      const person = await access.person(uid)
      if (!mail || !person) return
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      // What is said meanwhile waits: a token is of the state that its mail is about.
      const chosen = await db.tx(async () => {
        const consent = await consents.hold(uid)
        if (!consent?.parent_email) return undefined
        const letter = choose(consent.state, tokenHash(token))
        if (letter) await consents.keepTokens(uid, letter.hashes)
        return letter && { ...letter, to: consent.parent_email }
      })
      if (!chosen) return
      const { subject, text } = chosen.words
      const link = `${publicUrl}/#${chosen.fragment}=${token}`
      const words = text(productName, mailName(person.displayName, SOMEBODY), link)
      await mail.send({ to: chosen.to, subject, text: words }, 'asked')
    },
  }
}

/** Mails a parent what the state asks for: the demand, or the confirmation with the way back. */
export const consentMail = (ports: ConsentMailPorts): JobHandler =>
  mailLink(ports, (state, hash) => {
    const hashes = { confirm_hash: hash, confirm_until: demandEnd(ports.now()) }
    if (state === 'asked' || state === 'of_age')
      return { words: messages.ask, fragment: CONSENT_FRAGMENTS.confirm, hashes }
    if (state === 'given')
      return { words: messages.given, fragment: CONSENT_FRAGMENTS.withdraw, hashes: { withdraw_hash: hash } }
    return undefined
  })

/** Mails a parent who agreed by mail the link with which he says what else may be read of a school. */
export const parentLinkMail = (ports: ConsentMailPorts): JobHandler =>
  mailLink(ports, (state, hash) => {
    if (state !== 'given') return undefined
    const hashes = { school_hash: hash, school_until: nextSummer(ports.now()) }
    return { words: messages.school, fragment: SCHOOL_LEAVES_FRAGMENT, hashes }
  })

/** Tells an adult who decides for a pupil that a parent was asked. The address is looked up when it is sent. */
export function consentNotice({
  access,
  mail,
  mailboxOf,
  productName,
  publicUrl,
}: Omit<ConsentMailPorts, 'db' | 'now'> & { mailboxOf(uid: string): Promise<string | undefined> }): JobHandler {
  return {
    ...MAIL_JOB,
    async run(job) {
      const { uid, to } = NoticeData.parse(job.data)
      const [person, address] = [await access.person(uid), await mailboxOf(to)]
      if (!mail || !person || !address) return
      const { subject, text } = messages.notice
      const name = mailName(person.displayName, SOMEBODY)
      await mail.send({ to: address, subject, text: text(productName, name, `${publicUrl}${PUPILS_PAGE}`) })
    },
  }
}
