import type { HostedAccounts } from './accounts/firebase/hosted.ts'
import type { Keys } from './accounts/sign-in/keys.ts'
import type { Passwords } from './accounts/sign-in/passwords.ts'
import type { Database } from './database.ts'
import type { Tutor } from './learning/tutor.ts'
import type { Access } from './platform/access.ts'
import type { Config } from './platform/config.ts'
import type { UnitOfWork } from './platform/db/unit-of-work.ts'
import type { Limiter } from './platform/http/rate-limit.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { BudgetedMailer } from './platform/mail-budget.ts'
import type { Outbound } from './platform/outbound/outbound.ts'
import type { Consent } from './rights/consent/check.ts'
import type { RegistrySource } from './site/registry-source.ts'

/** What every area is given. */
export interface Services extends UnitOfWork<Database> {
  config: Config
  jobs: Jobs
  log: Log
  access: Access
  limiter: Limiter
  /** Undefined where no mail server is configured. */
  mail: BudgetedMailer | undefined
  passwords: Passwords
  /** Identities with their passwords. */
  keys: Keys
  /** Accounts with Firebase; undefined where they are our own. */
  hosted: HostedAccounts | undefined
  /** A parent's consent: what waits for it calls `consent.require(pupil)` first. */
  consent: Consent
  /** The way to the school systems. */
  schools: Outbound
  /** Who teaches: the built-in tutor, helped by a model where one is configured. */
  tutor: Tutor
  /** What is published of remotes. */
  published: RegistrySource
  /** The clock: areas never read another one. */
  now(): Date
}
