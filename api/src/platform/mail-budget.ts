import { parisDay } from '@ariane/shared/dates'
import { type Kysely, sql } from 'kysely'
import { Counter, type Registry } from 'prom-client'
import type { Mail, Mailer } from './mail.ts'

/** Mails sent a day, by all nodes of the installation. */
export interface MailTables {
  mail_days: { day: string; sent: number }
}

/** A mailer that may be asked whether it may send another one today. */
export interface BudgetedMailer extends Mailer {
  /** False once the mails of the day are used up: then nothing that waits for a mail may be promised. */
  hasBudget(): Promise<boolean>
  /** `share`: how much of the day's mails may be used up by then, so that what can wait leaves some to what cannot. */
  send(mail: Mail, share?: number): Promise<void>
}

/** Thrown in place of sending one mail too many; the job tries again later, and an operator sees it. */
class MailBudgetSpent extends Error {
  constructor() {
    super('the mails of the day are used up (MAIL_BUDGET_PER_DAY)')
    this.name = 'MailBudgetSpent'
  }
}

type Outcome = 'sent' | 'refused' | 'over_budget'

/** What became of mails, among the measurements. */
export function mailCounter(registry: Registry): (outcome: Outcome) => void {
  const counter = new Counter({
    name: 'mails_total',
    help: 'Mails that were sent, refused by the mail server, or held back because those of the day were used up',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return outcome => counter.inc({ outcome })
}

interface BudgetOptions {
  q: () => Kysely<MailTables>
  now: () => Date
  perDay: number
  /** Told what became of each mail. */
  counted: (outcome: Outcome) => void
}

/** Sends through another mailer, at most `perDay` mails a day of Paris; counted in the database, for all nodes. */
export function budgetedMailer(mailer: Mailer, { q, now, perDay, counted }: BudgetOptions): BudgetedMailer {
  const today = () => parisDay(now())
  /** One statement, so that two nodes never take the same last one. */
  const take = async (most: number) => {
    const { rows } = await sql`insert into mail_days as known (day, sent) values (${today()}, 1)
      on conflict (day) do update set sent = known.sent + 1 where known.sent < ${most} returning sent`.execute(q())
    return rows.length > 0
  }
  const giveBack = () => sql`update mail_days set sent = sent - 1 where day = ${today()} and sent > 0`.execute(q())
  return {
    async hasBudget() {
      const row = await q().selectFrom('mail_days').select('sent').where('day', '=', today()).executeTakeFirst()
      return (row?.sent ?? 0) < perDay
    },
    async send(mail, share = 1) {
      if (!(await take(Math.ceil(perDay * share)))) {
        counted('over_budget')
        throw new MailBudgetSpent()
      }
      await mailer.send(mail).catch(async error => {
        counted('refused')
        await giveBack()
        throw error
      })
      counted('sent')
    },
  }
}
