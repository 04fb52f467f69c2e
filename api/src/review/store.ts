import type { Kysely, Selectable } from 'kysely'
import type { remember } from './memory.ts'
import type { Ref } from './ports.ts'
import type { ReviewTables } from './tables.ts'

type ReviewCardRow = Selectable<ReviewTables['review_cards']>
type Q = () => Kysely<ReviewTables>

/** Statements on the carnet d'erreurs. */
export const reviewStore = (q: Q) => ({
  find: (id: number) => q().selectFrom('review_cards').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Holds a question until the end of the transaction, so that two answers at once count as one. */
  lock: (id: number) => q().selectFrom('review_cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async ownerOf(id: number): Promise<string | undefined> {
    return (await q().selectFrom('review_cards').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id
  },

  listOf: (userId: string) =>
    q().selectFrom('review_cards').selectAll().where('user_id', '=', userId).orderBy('due_day').orderBy('id').execute(),

  /**
   * Adds a question; the one that is there already is left, given, and held until the end of the transaction. One that was
   * added at the same moment is neither added nor given.
   */
  addOrLock: (userId: string, { moduleId, key }: Ref, next: ReturnType<typeof remember>, now: Date) =>
    q()
      .with('added', db =>
        db
          .insertInto('review_cards')
          .values({
            user_id: userId,
            module_id: moduleId,
            key,
            memory: JSON.stringify(next.memory),
            due_day: next.dueDay,
            added_at: now,
          })
          .onConflict(conflict => conflict.columns(['user_id', 'module_id', 'key']).doNothing()),
      )
      .selectFrom('review_cards')
      .selectAll()
      .where('user_id', '=', userId)
      .where('module_id', '=', moduleId)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst(),

  async keep(
    id: number,
    { memory, dueDay }: ReturnType<typeof remember>,
    more: { reviewed_day?: string; reviews?: number; assess?: boolean } = {},
  ) {
    await q()
      .updateTable('review_cards')
      .set({ memory: JSON.stringify(memory), due_day: dueDay, ...more })
      .where('id', '=', id)
      .execute()
  },

  async keepAsk(id: number, open: ReviewCardRow['ask']) {
    const ask = open && JSON.stringify(open)
    await q().updateTable('review_cards').set({ ask }).where('id', '=', id).execute()
  },

  async remove(id: number) {
    await q().deleteFrom('review_cards').where('id', '=', id).execute()
  },
})
