import { legalBasisRoutes } from '@ariane/shared/contracts'
import { auditLog } from '../accounts/audit-log/audit-log.ts'
import { prover } from '../accounts/directory/proof.ts'
import { countGuesses } from '../accounts/links/code-guesses.ts'
import { slipLinks } from '../accounts/links/slip-links.ts'
import { isRecent } from '../accounts/passwords/recent.ts'
import type { Keys } from '../accounts/sign-in/keys.ts'
import { peopleStore } from '../accounts/store.ts'
import type { Access } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { elsewhere } from '../platform/http/handlers.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { JobHandlers } from '../platform/jobs/types.ts'
import type { Log } from '../platform/log.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import { approvalHandlers } from '../rights/approvals/routes.ts'
import { basisHandlers } from '../rights/basis/routes.ts'
import {
  CONSENT_MAIL,
  CONSENT_NOTICE,
  consentMail,
  consentNotice,
  PARENT_LINK_MAIL,
  parentLinkMail,
} from '../rights/consent/mails.ts'
import { consentHandlers } from '../rights/consent/routes.ts'
import { keepErased } from '../rights/deletion/list.ts'
import { DELETION_MAIL, deletionMail, deletionMails } from '../rights/deletion/mail.ts'
import { deletionPlanner } from '../rights/deletion/plan.ts'
import { deletionStore } from '../rights/deletion/store.ts'
import { SWEEP, scheduleSweeps, sweep } from '../rights/deletion/sweep.ts'
import { gradeChange } from '../rights/grade/change.ts'
import { gradeHandlers } from '../rights/grade/routes.ts'
import { pendingFinder } from '../rights/pending.ts'
import { relationFinder } from '../rights/relations/relations.ts'
import { type RightsPorts, rightsHandlers } from '../rights/routes.ts'
import { type SlipPorts, slipHandlers } from '../rights/slips/routes.ts'
import { findByLogin, findEmail, findMailbox } from './accounts.ts'
import type { CleanupTasks } from './cleanup.ts'
import { consentEnds } from './consent-ends.ts'
import type { Database } from './database.ts'
import { declared } from './personal.ts'

interface Needs {
  access: Access
  /** The pupils of a class whom a teacher follows. */
  classPupils: SlipPorts['pupilsOf']
  cleanup: CleanupTasks
  config: Config
  credentials: Keys
  db: UnitOfWork<Database>
  documentsOf: RightsPorts['documentsOf']
  /** Asks for the digests of a week that is over. */
  enqueueDigests(): Promise<void>
  /** Hands out work of classes that opened. */
  handOutOpened(): Promise<void>
  jobs: Jobs
  limiter: SharedLimiter
  log: Log
  mail: BudgetedMailer | undefined
  now(): Date
}

/** How the rights of people are composed: who follows whom and who is who comes from accounts. */
export function wireRights(needs: Needs) {
  const { access, classPupils, cleanup, config, credentials, db, documentsOf } = needs
  const { enqueueDigests, handOutOpened, jobs, limiter, log, mail, now } = needs
  const { accessibility, backups, dataDir, operator, productName, publicUrl } = config
  const [relations, people] = [relationFinder(db.q), peopleStore(db.q)]
  const hasRecentPassword = async (uid: string) => {
    const person = await people.find(uid)
    return person !== undefined && isRecent(person, now())
  }
  const ends = deletionStore(db.q)
  const onWithdrawn = consentEnds({ db, now })
  const change = gradeChange({ access, between: relations.between, db, move: people.move, now })
  const deletion = {
    access,
    db,
    hasRecentPassword,
    relations,
    jobs,
    limiter,
    mail,
    now,
    proves: prover({ q: db.q, credentials, now }),
  }
  const erased = {
    dataDir,
    db,
    now,
    isEmbedded: config.databaseUrl === undefined,
    everybody: cleanup.everybody,
    erase: cleanup.erase,
  }
  const background: JobHandlers = {
    [CONSENT_MAIL]: consentMail({ access, db, mail, now, productName, publicUrl }),
    [CONSENT_NOTICE]: consentNotice({ access, mail, mailboxOf: findMailbox(db), productName, publicUrl }),
    [PARENT_LINK_MAIL]: parentLinkMail({ access, db, mail, now, productName, publicUrl }),
    [DELETION_MAIL]: deletionMails({ jobs, limiter }).handler(
      deletionMail({ access, db, mail, mailboxOf: findMailbox(db), productName, publicUrl }),
    ),
    [SWEEP]: sweep({
      db,
      jobs,
      log,
      now,
      enqueueDigests,
      erase: cleanup.erase,
      forgetExpired: cleanup.forgetExpired,
      handOutOpened,
    }),
  }
  return {
    handlers: {
      ...approvalHandlers({ access, db, emailOf: findEmail(db), findUid: findByLogin(db), now, onWithdrawn }),
      // The copies in Firebase would have to be written anew for everybody.
      ...(config.firebase ? elsewhere(legalBasisRoutes) : basisHandlers({ access, db, now })),
      ...consentHandlers({
        access,
        db,
        emailOf: findEmail(db),
        hasRecentPassword,
        jobs,
        limiter,
        mail,
        now,
        onWithdrawn,
        relations,
      }),
      ...slipHandlers({
        access,
        among: relations.among,
        db,
        following: relations.following,
        guess: countGuesses(limiter),
        link: slipLinks({ db, now, onUncounted: onWithdrawn }),
        note: auditLog({ db, now }).writeAll,
        now,
        onWithdrawn,
        pupilsOf: classPupils,
      }),
      ...gradeHandlers({
        access,
        change,
        db,
        relations,
        now,
        openedAt: async uid => (await people.find(uid))?.created_at ?? now(),
      }),
      ...rightsHandlers({
        ...deletion,
        backupDays: backups.days,
        declared,
        documentsOf,
        operator,
        accessibility,
        productName,
        uses: { model: config.model !== undefined, transcription: config.transcription !== undefined },
      }),
    },
    jobs: background,
    changeGrade: change,
    /** The ends of accounts that are planned. */
    deletions: {
      endsOf: ends.endsOf,
      plan: deletionPlanner(deletion).plan,
    },
    findPending: pendingFinder(db.q),
    /** Removes again whoever came back with a backup. */
    keepErased: () => keepErased(erased),
    /** Begins the sweeps of this process; gives a function that ends them. */
    scheduleSweeps: () => scheduleSweeps({ ...erased, jobs, log }),
  }
}
