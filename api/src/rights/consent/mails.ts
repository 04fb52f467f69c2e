import { createHash, randomBytes } from 'node:crypto'
import { CONSENT_FRAGMENTS } from '@ariane/shared/contracts'
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
const LIFETIME_MS = 7 * 24 * 3_600_000
const TOKEN_BYTES = 32

const Data = z.object({ uid: z.string() })

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

/** Mails a parent what the state asks for: the demand, or the confirmation with the way back. */
export function consentMail({ db, now, access, mail, productName, publicUrl }: ConsentMailPorts): JobHandler {
  const consents = consentStore(db.q)
  return {
    ...MAIL_JOB,
    async run(job) {
      const { uid } = Data.parse(job.data)
      const consent = await consents.find(uid)
      const person = await access.person(uid)
      if (!mail || !person || !consent?.parent_email) return
      const { state, parent_email } = consent
      if (state !== 'asked' && state !== 'given') return
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const at = now()
      const hashes =
        state === 'asked'
          ? { confirm_hash: tokenHash(token), confirm_until: new Date(at.getTime() + LIFETIME_MS) }
          : { withdraw_hash: tokenHash(token) }
      if (!(await consents.tokens(consent, hashes))) return
      const fragment = state === 'asked' ? CONSENT_FRAGMENTS.confirm : CONSENT_FRAGMENTS.withdraw
      const { subject, text } = messages[state === 'asked' ? 'ask' : 'given']
      const link = `${publicUrl}/#${fragment}=${token}`
      await mail.send({
        to: parent_email,
        subject,
        text: text(productName, mailName(person.displayName, SOMEBODY), link),
      })
    },
  }
}
