import { fail } from '../platform/errors.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import type { Actor, OperatorActs } from './acts.ts'
import { messages } from './messages.ts'

/** What operators do to an installation is built from. */
interface OperationPorts {
  acts: OperatorActs
  accounts: {
    exists(uid: string): Promise<void>
    unlock(uid: string): Promise<void>
    makeReset(uid: string): Promise<{ token: string; expiresAt: string }>
  }
  /** Ends every session of somebody, whoever keeps them. */
  endSessions(uid: string): Promise<void>
  mail: BudgetedMailer | undefined
  productName: string
}

/** What operators do, each with its line in the log; for the page and the command line alike. */
export function operations({ acts, accounts, endSessions, mail, productName }: OperationPorts) {
  return {
    unlock: (by: Actor, uid: string) => acts.during({ by, what: 'unlocked', about: uid }, () => accounts.unlock(uid)),

    /** Fails with `not_found`. */
    async endSessions(by: Actor, uid: string): Promise<void> {
      await accounts.exists(uid)
      await acts.note(by, 'sessionsEnded', uid)
      await endSessions(uid)
    },

    makeReset: (by: Actor, uid: string) =>
      acts.during({ by, what: 'resetMade', about: uid }, () => accounts.makeReset(uid)),

    /** False when the mail server did not take it. Fails with `unavailable` where no mail is sent, and with `mail_limit`. */
    async tryMail(by: Actor, to: string): Promise<boolean> {
      if (!mail) return fail('unavailable')
      await mail.admit('account', {})
      await acts.note(by, 'mailTested')
      const { subject, text } = messages
      try {
        await mail.send({ to, subject: subject(productName), text: text(productName) })
        return true
      } catch {
        return false
      }
    },
  }
}
export type Operations = ReturnType<typeof operations>
