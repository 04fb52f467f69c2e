import type { HostedAccounts } from '../accounts/firebase/hosted.ts'
import { parentInvitationStore } from '../accounts/links/parent-invitations.ts'
import { codeStore, linkStore } from '../accounts/links/store.ts'
import { forgetOldAddressCodes } from '../accounts/registration/address-codes.ts'
import { identityStore } from '../accounts/sign-in/identities.ts'
import { forgetEnded } from '../chat/retention.ts'
import { entranceStore } from '../classes/entrance.ts'
import { canaryStore } from '../health/canary/store.ts'
import { readingStore } from '../homework/reading/store.ts'
import { stopWriting } from '../learning/erase.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { forgetOldGuesses } from '../platform/http/guesses.ts'
import { forgetOldWindows } from '../platform/http/shared-limiter.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Receipts } from '../platform/receipts/receipts.ts'
import { erasePerson } from '../rights/deletion/erase.ts'
import { accountTries } from '../school/accounts.ts'
import { createBackoff } from '../school/backoff.ts'
import { forgetOldQuestions } from '../school/challenges.ts'
import { forgetOldOperations } from '../school/operations/store.ts'
import { forgetOldReports } from '../school/report/store.ts'
import type { Database } from './database.ts'
import { declared } from './personal.ts'

interface Needs {
  config: Config
  db: UnitOfWork<Database>
  hosted: HostedAccounts | undefined
  jobs: Jobs
  log: Log
  now(): Date
  receipts: Receipts
}

/** What is removed once its time is over, and how a person goes. */
export interface CleanupTasks {
  /** Everybody with an account: for backups that bring somebody back. */
  everybody(): Promise<string[]>
  /** Removes a person with everything that the areas declared; in the transaction under way. */
  erase(uid: string): Promise<void>
  /** Sessions, codes, statements that were read, canaries, receipts, tries, questions and answers at school, counted tries and conversations whose time is over. */
  forgetExpired(): Promise<void>
}

/** How cleaning up is composed, from every area that keeps something for a time. */
export function wireCleanup({
  config: { chatKeepMonths, dataDir },
  db,
  hosted,
  jobs,
  log,
  now,
  receipts,
}: Needs): CleanupTasks {
  return {
    everybody: async () => (await db.q().selectFrom('people').select('uid').execute()).map(row => row.uid),
    async erase(uid) {
      await stopWriting({ db, jobs }, uid)
      const links = linkStore(db.q)
      for (const pupil of await links.pupilsOf(uid)) await links.end(uid, pupil.uid)
      await erasePerson({ dataDir, db, declared, log, now }, uid)
    },
    async forgetExpired() {
      await identityStore(db.q).forgetExpired(now())
      await codeStore(db.q).forgetExpired(now())
      await parentInvitationStore(db.q).forgetExpired(now())
      await entranceStore(db.q).forgetExpired(now())
      await readingStore(db.q).forgetOld(now())
      await canaryStore(db).forgetOld(now())
      await receipts.forgetOld()
      await accountTries({ db, now }).forgetOld()
      await createBackoff(db.q, now).forgetOld()
      await forgetOldQuestions(db.q(), now())
      await forgetOldOperations(db.q(), now())
      await forgetOldReports(db.q(), now())
      await forgetOldWindows(db.q())
      await forgetOldGuesses(db.q())
      await forgetOldAddressCodes(db.q())
      await forgetEnded(db.q, now(), chatKeepMonths)
      await hosted?.forgetConversations(now(), chatKeepMonths)
    },
  }
}
