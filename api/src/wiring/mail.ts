import type { Registry } from 'prom-client'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import { createMailer } from '../platform/mail.ts'
import { type BudgetedMailer, budgetedMailer, mailCounter } from '../platform/mail-budget.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Config
  db: UnitOfWork<Database>
  limiter: SharedLimiter
  /** Where mails are counted. */
  metrics: Registry
  now(): Date
}

/** How mail goes out; undefined where no mail server is configured. */
export const wireMail = ({ config, db, limiter, metrics, now }: Needs): BudgetedMailer | undefined =>
  config.mail &&
  budgetedMailer(createMailer(config.mail), {
    q: db.q,
    now,
    perDay: config.mailBudgetPerDay,
    limiter,
    counted: mailCounter(metrics),
  })
