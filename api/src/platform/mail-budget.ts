import { toMailbox } from '@ariane/shared/catalogue'
import { localDay } from '@ariane/shared/dates'
import { type Kysely, sql } from 'kysely'
import { Counter, type Registry } from 'prom-client'
import { fail } from './errors.ts'
import { toNetwork } from './http/network.ts'
import type { SharedLimiter } from './http/shared-limiter.ts'
import type { Mail, Mailer } from './mail.ts'

/** Mails sent a day, by all nodes of the installation. */
export interface MailTables {
  mail_days: { day: string; sent: number }
}

const DAY_MS = 86_400_000
/**
 * What mails are for, and how much of the day's mails may be used up before one of them: what can wait, or what a stranger can
 * ask for by the hundred, leaves some to passwords and deletions.
 */
const SHARES = { account: 1, asked: 0.8, digest: 0.6 }
/** Of a day's mails, those that are asked for from one network, which may be a whole school. */
const SHARE_OF_ONE = 0.25
/** Mails a day about one thing to one mailbox that somebody named, however it is written. */
const MAX_TO_ONE = 3
type MailKind = keyof typeof SHARES

/** A mailer that may be asked whether it may send another one today. */
export interface BudgetedMailer extends Mailer {
  /**
   * To call before something is promised that waits for a mail. `from`: the address of the call; `to`: where the mail goes, if that is
   * the caller's to say, and what it is about. False when that address had its mails of the day about it. Fails with `mail_limit` once
   * the mails of the day are used up, and with `too_many_requests` once those of one network are.
   */
  admit(kind: MailKind, ends: { from?: string; to?: { address: string; about: string } }): Promise<boolean>
  /**
   * Whether another mail may be caused from a network today. Where there is none to send, the same work is done and nothing counted:
   * neither the time nor the mails of a network tell whose address is known.
   */
  mayGo(kind: MailKind, from: string, isMeant: boolean): Promise<boolean>
  send(mail: Mail, kind?: MailKind): Promise<void>
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
  limiter: SharedLimiter
  /** Told what became of each mail. */
  counted: (outcome: Outcome) => void
}

/** Sends through another mailer, at most `perDay` mails a local day; counted in the database, for all nodes. */
export function budgetedMailer(mailer: Mailer, { q, now, perDay, limiter, counted }: BudgetOptions): BudgetedMailer {
  const today = () => localDay(now())
  /** One statement, so that two nodes never take the same last one. */
  const take = async (limit: number) => {
    const { rows } = await sql`insert into mail_days as known (day, sent) values (${today()}, 1)
      on conflict (day) do update set sent = known.sent + 1 where known.sent < ${limit} returning sent`.execute(q())
    return rows.length > 0
  }
  const fromOne = Math.ceil(perDay * SHARE_OF_ONE)
  const most = (kind: MailKind) => Math.ceil(perDay * SHARES[kind])
  const giveBack = () => sql`update mail_days set sent = sent - 1 where day = ${today()} and sent > 0`.execute(q())
  return {
    async admit(kind, { from, to }) {
      const row = await q().selectFrom('mail_days').select('sent').where('day', '=', today()).executeTakeFirst()
      if ((row?.sent ?? 0) >= most(kind)) fail('mail_limit')
      if (from !== undefined) await limiter.take(`mails:${kind} from ${toNetwork(from)}`, fromOne, DAY_MS)
      return to === undefined || limiter.admits(`mails:${to.about} to ${toMailbox(to.address)}`, MAX_TO_ONE, DAY_MS)
    },
    async mayGo(kind, from, isMeant) {
      const admitted = await limiter.admits(
        `mails:${kind} ${isMeant ? '' : 'not '}from ${toNetwork(from)}`,
        fromOne,
        DAY_MS,
      )
      return isMeant && admitted
    },
    async send(mail, kind = 'account') {
      if (!(await take(most(kind)))) {
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
