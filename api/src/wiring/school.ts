import { isDecider } from '@ariane/shared/contracts'
import type { Registry } from 'prom-client'
import { sourceEvents } from '../calendar/sources.ts'
import type { Config } from '../platform/config.ts'
import type { Listen } from '../platform/db/notices.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import type { Outbound } from '../platform/outbound/outbound.ts'
import { createSeal } from '../platform/seal.ts'
import type { Consent } from '../rights/consent/check.ts'
import { parentLink } from '../rights/consent/parent-link.ts'
import { relationFinder } from '../rights/relations/relations.ts'
import { schoolFailureCounter, schoolGapCounter, schoolVersionCounter } from '../school/metrics.ts'
import { schoolCalls } from '../school/routes.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Config
  consent: Consent
  db: UnitOfWork<Database>
  jobs: Jobs
  limiter: SharedLimiter
  listen: Listen
  log: Log
  mail: BudgetedMailer | undefined
  /** Where failures are counted. */
  metrics: Registry
  now(): Date
  /** The way to the school systems. */
  schools: Outbound
  secret: string
}

/** How schools are composed: what they say goes into the planner. */
export const wireSchool = ({
  config,
  consent,
  db,
  jobs,
  limiter,
  listen,
  log,
  mail,
  metrics,
  now,
  schools,
  secret,
}: Needs) => {
  const relations = relationFinder(db.q)
  return schoolCalls({
    db,
    log,
    now,
    outbound: schools,
    productName: config.productName,
    events: sourceEvents(db.q),
    counted: schoolFailureCounter(metrics),
    gapCounted: schoolGapCounter(metrics),
    unknownVersion: schoolVersionCounter(metrics),
    seal: createSeal(secret, 'questions of schools'),
    sealWith: id => createSeal(secret, `answers of schools ${id}`),
    listen,
    requireConsent: consent.require,
    parents: parentLink({ db, jobs, limiter, mail, now }),
    decidesAlone: consent.ofAge,
    mayConsent: async (adult, pupil) => isDecider(await relations.between(adult, pupil)),
  })
}
