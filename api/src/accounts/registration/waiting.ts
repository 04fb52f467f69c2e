import type { WaitingAdult } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import { shownName } from '../accounts.ts'
import type { AccountsTables } from '../tables.ts'

/** What decides of adults who registered. */
interface WaitingPorts {
  db: UnitOfWork<AccountsTables>
  /** Removes a person with everything; in the transaction under way. */
  erase(uid: string): Promise<void>
}

/** Adults who registered and wait; for the operator's page and the command line alike. */
export function waitingAdults({ db: { q, tx }, erase }: WaitingPorts) {
  return {
    async list(): Promise<WaitingAdult[]> {
      const rows = await q()
        .selectFrom('people')
        .selectAll()
        .where('waiting_since', 'is not', null)
        .orderBy('waiting_since')
        .execute()
      return rows.map(row => ({
        userId: row.uid,
        fullName: shownName(row),
        email: row.email ?? '',
        role: row.role,
        since: (row.waiting_since ?? row.created_at).toISOString(),
      }))
    },

    /** Fails with `not_found` for somebody who does not wait. */
    async accept(uid: string): Promise<void> {
      const accepted = await q()
        .updateTable('people')
        .set({ waiting_since: null })
        .where('uid', '=', uid)
        .where('waiting_since', 'is not', null)
        .returning('uid')
        .executeTakeFirst()
      if (!accepted) fail('not_found')
    },

    /** Fails with `not_found` for somebody who does not wait: no account in use ends like this. */
    refuse: (uid: string) =>
      tx(async () => {
        const waiting = await q()
          .selectFrom('people')
          .select('uid')
          .where('uid', '=', uid)
          .where('waiting_since', 'is not', null)
          .forUpdate()
          .executeTakeFirst()
        if (!waiting) fail('not_found')
        await erase(uid)
      }),
  }
}
export type WaitingAdults = ReturnType<typeof waitingAdults>
