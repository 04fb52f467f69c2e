import { isManager } from '@ariane/shared/catalogue'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import { peopleStore } from './store.ts'
import type { AccountsTables } from './tables.ts'

interface OperatorPorts {
  db: UnitOfWork<AccountsTables>
  now(): Date
  /** Uids that the configuration names. */
  named: readonly string[]
}

/** Who operates this installation: by their uids, in the configuration or in the database, never by an address. */
export function operators({ db: { q }, now, named }: OperatorPorts) {
  const people = peopleStore(q)
  return {
    async isOperator(uid: string): Promise<boolean> {
      if (named.includes(uid)) return true
      return (await q().selectFrom('operators').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined
    },

    /** An adult's account; one that waits is accepted with it. Fails with `not_found` or `forbidden`. */
    async add(uid: string): Promise<void> {
      const person = (await people.find(uid)) ?? fail('not_found')
      if (!isManager(person.role)) fail('forbidden')
      await q().updateTable('people').set({ waiting_since: null }).where('uid', '=', uid).execute()
      await q()
        .insertInto('operators')
        .values({ uid, at: now() })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    async remove(uid: string): Promise<void> {
      await q().deleteFrom('operators').where('uid', '=', uid).execute()
    },

    /** Those of the database. */
    list: () =>
      q().selectFrom('operators').innerJoin('people', 'people.uid', 'operators.uid').selectAll('people').execute(),
  }
}
