import { z } from 'zod'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { MAIL_JOB } from '../platform/jobs/lanes.ts'
import { spacedJobs } from '../platform/jobs/spaced.ts'
import type { JobHandler } from '../platform/jobs/types.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import { messages } from './messages.ts'

export const REPORT_MAIL = 'report-mail'
const PAGE = '/settings/etat'
const HOUR_MS = 3_600_000
const Data = z.object({ to: z.string() })

/** However much is reported, an operator hears of it once an hour. */
export const reportMails = (ports: { jobs: Jobs; limiter: SharedLimiter }) =>
  spacedJobs({ ...ports, kind: REPORT_MAIL, everyMs: HOUR_MS })

interface ReportMailPorts {
  mail: BudgetedMailer | undefined
  productName: string
  publicUrl: string | undefined
  /** Where mail reaches somebody, if it does. */
  mailboxOf(uid: string): Promise<string | undefined>
}

/** Tells an operator that there is a report to read. `to` is his id: the address is looked up when it is sent. */
export const reportMail = ({ mail, productName, publicUrl, mailboxOf }: ReportMailPorts): JobHandler => ({
  ...MAIL_JOB,
  async run(job) {
    const address = await mailboxOf(Data.parse(job.data).to)
    if (!mail || !address) return
    const text = messages.text(productName, `${publicUrl}${PAGE}`)
    await mail.send({ to: address, subject: messages.subject, text })
  },
})
