import type { Insertable, Kysely } from 'kysely'
import type { ReceiptTables } from './tables.ts'

type NewReceipt = Omit<Insertable<ReceiptTables['receipts']>, 'answer'>
type Key = Pick<NewReceipt, 'user_id' | 'key'>

/** Statements on receipts. */
export const receiptStore = (q: () => Kysely<ReceiptTables>) => ({
  find: ({ user_id, key }: Key) =>
    q().selectFrom('receipts').selectAll().where('user_id', '=', user_id).where('key', '=', key).executeTakeFirst(),

  /** False when the key is taken. Waits for a transaction under way that took it. */
  async add(receipt: NewReceipt): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await q()
      .insertInto('receipts')
      .values({ ...receipt, answer: null })
      .onConflict(conflict => conflict.columns(['user_id', 'key']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  async answered({ user_id, key }: Key, answer: string): Promise<void> {
    await q().updateTable('receipts').set({ answer }).where('user_id', '=', user_id).where('key', '=', key).execute()
  },

  async forgetBefore(instant: Date): Promise<void> {
    await q().deleteFrom('receipts').where('created_at', '<', instant).execute()
  },
})
