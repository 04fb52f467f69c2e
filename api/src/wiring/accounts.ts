import { hasMailbox } from '@ariane/shared/catalogue'
import { accountsAuditHook } from '../accounts/audit-log/audit-hook.ts'
import { parentInvitationHandlers } from '../accounts/links/parent-invitation-routes.ts'
import { linksHandlers } from '../accounts/links/routes.ts'
import { linkStore } from '../accounts/links/store.ts'
import { RESET_MAIL, resetMail } from '../accounts/passwords/reset-mail.ts'
import { passwordsHandlers } from '../accounts/passwords/routes.ts'
import { type AccountPorts, accountsHandlers } from '../accounts/routes.ts'
import { identityStore } from '../accounts/sign-in/identities.ts'
import type { Keys } from '../accounts/sign-in/keys.ts'
import type { Passwords } from '../accounts/sign-in/passwords.ts'
import { importHandlers } from '../accounts/students/import/routes.ts'
import { type StudentPorts, studentsHandlers } from '../accounts/students/routes.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { JobHandlers } from '../platform/jobs/types.ts'
import type { Log } from '../platform/log.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import { classEntry } from './classes.ts'
import type { Database } from './database.ts'

interface Needs {
  changeGrade: StudentPorts['changeGrade']
  config: Config
  credentials: Keys
  db: UnitOfWork<Database>
  /** The ends of accounts that are planned. */
  deletions: {
    endsOf: StudentPorts['endsOf']
    plan: StudentPorts['planDeletion']
  }
  findPending: AccountPorts['findPending']
  finishedBy: StudentPorts['finishedBy']
  jobs: Jobs
  limiter: SharedLimiter
  log: Log
  mail: BudgetedMailer | undefined
  now(): Date
  passwords: Passwords
}

/** Uids of the adults who follow a pupil. */
export const listFollowers = (db: UnitOfWork<Database>) => async (pupil: string) =>
  (await linkStore(db.q).followersOf(pupil)).map(row => row.uid)

/** Whether a manager opened the account of a pupil. */
export const hasCreated = (db: UnitOfWork<Database>) => async (manager: string, pupil: string) =>
  (await linkStore(db.q).kind(manager, pupil)) === 'created'

/** What somebody signs in with. */
export const findEmail = (db: UnitOfWork<Database>) => async (uid: string) =>
  (await identityStore(db.q).find(uid))?.email

/** Where mail reaches somebody, if it does. */
export const findMailbox = (db: UnitOfWork<Database>) => async (uid: string) => {
  const email = await findEmail(db)(uid)
  return email !== undefined && hasMailbox(email) ? email : undefined
}

/** How accounts are composed: their ends and grades come from rights, what pupils finished from where they did. */
export function wireAccounts(needs: Needs) {
  const { changeGrade, config, credentials, db, deletions, findPending, finishedBy } = needs
  const { jobs, limiter, log, mail, now, passwords } = needs
  const { productName, publicUrl } = config
  const background: JobHandlers = {
    [RESET_MAIL]: resetMail({ credentials, db, mail, now, productName, publicUrl }),
  }
  return {
    handlers: {
      ...accountsHandlers({ credentials, db, now, findPending }),
      ...studentsHandlers({
        changeGrade,
        credentials,
        db,
        finishedBy,
        limiter,
        now,
        endsOf: deletions.endsOf,
        planDeletion: deletions.plan,
        sendsMail: mail !== undefined,
      }),
      ...importHandlers({ credentials, db, enterClass: classEntry({ db, now }), limiter, log, now }),
      ...linksHandlers({ db, limiter, now }),
      ...parentInvitationHandlers({ db, now }),
      ...passwordsHandlers({ credentials, db, jobs, limiter, mail, now, passwords }),
    },
    jobs: background,
    witness: accountsAuditHook({ db, now }),
  }
}
