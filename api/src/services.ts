import type { Database } from './database.ts'
import type { Access } from './platform/access.ts'
import type { Config } from './platform/config.ts'
import type { UnitOfWork } from './platform/db/unit-of-work.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'

/** What every area is given. */
export interface Services extends UnitOfWork<Database> {
  config: Config
  jobs: Jobs
  log: Log
  access: Access
  /** The clock: areas never read another one. */
  now(): Date
}
