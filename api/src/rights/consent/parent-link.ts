import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import type { RightsTables } from '../tables.ts'
import { PARENT_LINK_MAIL, tokenHash } from './mails.ts'
import { consentStore } from './store.ts'

const MAILS = { limit: 2, windowMs: 86_400_000 }

interface LinkPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  jobs: Jobs
  limiter: SharedLimiter
  mail: BudgetedMailer | undefined
}

/** The way to a parent without an account: the mailbox from which he agreed, and no other. */
export interface ParentLink {
  /** Whether there is such a mailbox. */
  mayAsk(pupil: string): Promise<boolean>
  /** Mails him a link. Fails with `forbidden`, `mail_limit` or `too_many_requests`. */
  ask(pupil: string): Promise<void>
  /** Whose link it is; undefined once it serves no more. */
  pupilOf(token: string): Promise<string | undefined>
}

/** Links to parents who agreed by mail. */
export function parentLink({ db, now, jobs, limiter, mail }: LinkPorts): ParentLink {
  const consents = consentStore(db.q)
  const mayAsk = async (pupil: string) => {
    const kept = mail && (await consents.find(pupil))
    return kept?.state === 'given' && kept.given_as === 'parent' && kept.parent_email !== null
  }
  return {
    mayAsk,
    async ask(pupil) {
      if (!mail || !(await mayAsk(pupil))) fail('forbidden')
      await limiter.take(`parent-link-mail:${pupil}`, MAILS.limit, MAILS.windowMs)
      await mail.admit('asked', {})
      await jobs.enqueue(PARENT_LINK_MAIL, { uid: pupil })
    },
    async pupilOf(token) {
      return (await consents.bySchoolHash(tokenHash(token), now()))?.pupil_uid
    },
  }
}
