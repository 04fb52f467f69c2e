import { createHash, randomBytes } from 'node:crypto'
import { RESET_FRAGMENT } from '@ariane/shared/contracts'
import { z } from 'zod'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { MAIL_JOB } from '../../platform/jobs/lanes.ts'
import type { JobHandler } from '../../platform/jobs/types.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import { identityStore } from '../sign-in/identities.ts'
import type { Keys } from '../sign-in/keys.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { messages } from './messages.ts'

export const RESET_MAIL = 'reset-mail'
const LIFETIME_MS = 3_600_000
const TOKEN_BYTES = 32

const Data = z.object({ uid: z.string().nullable() })

/** What mails for a forgotten password are built from. */
interface ResetMailPorts {
  db: UnitOfWork<AccountsTables & SignInTables>
  now(): Date
  mail: BudgetedMailer | undefined
  credentials: Keys
  productName: string
  publicUrl: string | undefined
}

/** As it is kept: whoever reads the database cannot use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Mails a link to whoever asked for one. `uid` is null for an address nobody has: then there is nothing to do. */
export function resetMail({ db, now, mail, credentials, productName, publicUrl }: ResetMailPorts): JobHandler {
  const identities = identityStore(db.q)
  const people = peopleStore(db.q)
  return {
    ...MAIL_JOB,
    async run(job) {
      const { uid } = Data.parse(job.data)
      const identity = uid === null ? undefined : await identities.find(uid)
      if (!identity) return
      const person = await people.find(identity.id)
      if (person?.disabled_at || person?.reset_mail_ended_at) return
      if ((await credentials.mailReset(identity.email)) || !mail) return
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const at = now()
      const expiresAt = new Date(at.getTime() + LIFETIME_MS)
      await identities.addReset(tokenHash(token), identity.id, { now: at, expiresAt })
      const link = `${publicUrl}/#${RESET_FRAGMENT}=${token}`
      const { subject, text } = messages
      await mail.send({ to: identity.email, subject, text: text(productName, link) })
    },
  }
}
