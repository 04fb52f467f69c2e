import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Every statement goes through `q()`: inside `tx` it is the transaction, outside the database. The database itself stays
 * here, because reaching it inside a transaction would wait for ever on a one-connection database.
 */
export interface UnitOfWork<Tables> {
  /** Where to run the next statement. */
  q(): Kysely<Tables>
  /** Runs `work` in one transaction, joining the one under way; rolls back when it throws. */
  tx<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs `effect` once the transaction under way is committed, never after a roll-back; at once outside of one. `tx` ends
   * after it.
   */
  afterCommit(effect: Effect): void
  /** Runs `effect` once the transaction under way is rolled back for certain; never outside of one. */
  afterRollback(effect: Effect): void
}

type Effect = () => unknown

interface Effects {
  committed: Effect[]
  rolledBack: Effect[]
}

export function unitOfWork<Tables>(db: Kysely<Tables>): UnitOfWork<Tables> {
  const current = new AsyncLocalStorage<{ transaction: Transaction<Tables>; effects: Effects }>()
  return {
    q: () => current.getStore()?.transaction ?? db,
    async tx(work) {
      if (current.getStore()) return work()
      const effects: Effects = { committed: [], rolledBack: [] }
      const result = await db
        .transaction()
        .execute(transaction => current.run({ transaction, effects }, work))
        .catch(async error => {
          // Of a connection that ended nobody knows whether the commit was done.
          if (!(error instanceof DatabaseUnavailable)) for (const effect of effects.rolledBack) await effect()
          throw error
        })
      for (const effect of effects.committed) await effect()
      return result
    },
    afterCommit(effect) {
      const store = current.getStore()
      if (store) store.effects.committed.push(effect)
      else void effect()
    },
    afterRollback(effect) {
      current.getStore()?.effects.rolledBack.push(effect)
    },
  }
}
