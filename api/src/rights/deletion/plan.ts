import { isAllowed } from '@ariane/shared/contracts'
import type { Access } from '../../platform/access.ts'
import type { Caller } from '../../platform/caller.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import type { Relations } from '../relations/relations.ts'
import type { RightsTables } from '../tables.ts'
import { deletionMails } from './mail.ts'
import { deletionStore } from './store.ts'

const DELAY_MS = 7 * 24 * 3_600_000
const WRONG_PASSWORDS = { limit: 10, windowMs: 5 * 60_000 }

/** What deletions are built from. */
export interface DeletionPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  jobs: Jobs
  limiter: SharedLimiter
  mail: BudgetedMailer | undefined
  /** Whether the caller showed who he is: by his password, or in its place where he has none. */
  proves(caller: Pick<Caller, 'uid' | 'session'>, password: string): Promise<boolean>
  relations: Pick<Relations, 'followersFor'>
  /** Whether somebody else set a pupil's password a short time ago. */
  hasRecentPassword(uid: string): Promise<boolean>
}

/** Plans the end of an account: by whom it may be asked, with which proof, and who gets to know it. */
export function deletionPlanner(ports: DeletionPorts) {
  const { db, now, access, limiter, jobs, mail } = ports
  const { q, tx } = db
  const deletions = deletionStore(q)
  const mails = deletionMails({ jobs, limiter })

  async function confirm(caller: Pick<Caller, 'uid' | 'session'>, password: string) {
    const key = `delete-account:${caller.uid}`
    await limiter.take(key, WRONG_PASSWORDS.limit, WRONG_PASSWORDS.windowMs)
    if (!(await ports.proves(caller, password))) fail('invalid_input', ['password'])
    await limiter.forget(key)
  }

  async function announce(uid: string) {
    if (!mail) return
    for (const to of [uid, ...(await ports.relations.followersFor(uid, 'told'))])
      await mails.enqueue({ uid, to }, `${uid} ${to}`)
  }

  return {
    /** The caller may ask for it: the policy of the call says so. */
    async plan(caller: Caller, uid: string, password: string): Promise<void> {
      const { uid: asker } = caller
      if (asker === uid && (await ports.hasRecentPassword(uid))) fail('recent_password')
      await confirm(caller, password)
      await tx(async () => {
        await deletions.hold(uid)
        // He may have been stopped while his password was looked at.
        if (!isAllowed(await access.relation(caller, uid), 'deletion', caller.role)) fail('forbidden')
        const isNew = !(await deletions.find(uid))
        const asked_name = (await access.person(asker))?.displayName ?? ''
        const asked_at = now()
        const due_at = new Date(asked_at.getTime() + DELAY_MS)
        await deletions.plan({ person_uid: uid, asked_by: asker, asked_name, asked_at, due_at })
        if (isNew) await announce(uid)
      })
    },
  }
}
