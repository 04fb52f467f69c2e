import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'

/**
 * Every statement goes through `q()`: inside `tx` it is the transaction, outside the database. The database itself stays
 * here, because reaching it inside a transaction would wait for ever on a one-connection database.
 */
export interface UnitOfWork<Tables> {
  /** Where to run the next statement. */
  q(): Kysely<Tables>
  /** Runs `work` in one transaction, joining the one under way; rolls back when it throws. */
  tx<T>(work: () => Promise<T>): Promise<T>
  /** Runs `effect` once the transaction under way is committed, never after a roll-back; at once outside of one. */
  afterCommit(effect: () => void): void
}

export function unitOfWork<Tables>(db: Kysely<Tables>): UnitOfWork<Tables> {
  const current = new AsyncLocalStorage<{ transaction: Transaction<Tables>; effects: (() => void)[] }>()
  return {
    q: () => current.getStore()?.transaction ?? db,
    async tx(work) {
      if (current.getStore()) return work()
      const effects: (() => void)[] = []
      const result = await db.transaction().execute(transaction => current.run({ transaction, effects }, work))
      for (const effect of effects) effect()
      return result
    },
    afterCommit(effect) {
      const store = current.getStore()
      if (store) store.effects.push(effect)
      else effect()
    },
  }
}
