import { formatDate } from '@ariane/shared/dates'
import { z } from 'zod'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { MAIL_JOB } from '../../platform/jobs/lanes.ts'
import { spacedJobs } from '../../platform/jobs/spaced.ts'
import type { JobHandler } from '../../platform/jobs/types.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import { mailName } from '../../platform/mail-name.ts'
import type { RightsTables } from '../tables.ts'
import { messages, SOMEBODY } from './messages.ts'
import { deletionStore } from './store.ts'

export const DELETION_MAIL = 'deletion-mail'
/** Where the person, and where an adult who follows, undoes it. */
const OWN_PAGE = '/profile/donnees'
const PUPILS_PAGE = '/profile/eleves'
const DAY_MS = 24 * 3_600_000
const Data = z.object({ uid: z.string(), to: z.string() })

/** Asked for and undone in a loop, it is told once a day; six days at least are left when the last word comes. */
export const deletionMails = (ports: { jobs: Jobs; limiter: SharedLimiter }) =>
  spacedJobs({ ...ports, kind: DELETION_MAIL, everyMs: DAY_MS })

/** What mails about the end of an account are built from. */
interface DeletionMailPorts {
  db: UnitOfWork<RightsTables>
  access: Access
  mail: BudgetedMailer | undefined
  productName: string
  publicUrl: string | undefined
  /** Where mail reaches somebody, if it does. */
  mailboxOf(uid: string): Promise<string | undefined>
}

/** Tells somebody that an account is to end. `to` is the id of who is told: the address is looked up when it is sent. */
export function deletionMail(ports: DeletionMailPorts): JobHandler {
  const { db, access, mail, productName, publicUrl, mailboxOf } = ports
  const deletions = deletionStore(db.q)
  return {
    ...MAIL_JOB,
    async run(job) {
      const { uid, to } = Data.parse(job.data)
      const planned = await deletions.find(uid)
      const person = await access.person(uid)
      const address = await mailboxOf(to)
      if (!mail || !planned || !person || !address) return
      const about = {
        name: mailName(person.displayName, SOMEBODY.name),
        by: mailName(planned.asked_name, SOMEBODY.by),
        day: formatDate(planned.due_at.toISOString()),
        link: `${publicUrl}${to === uid ? OWN_PAGE : PUPILS_PAGE}`,
      }
      await mail.send({ to: address, subject: messages.subject, text: messages.text(productName, about) })
    },
  }
}
