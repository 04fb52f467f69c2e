import type { Insertable, Kysely } from 'kysely'
import type { RightsTables } from '../tables.ts'

const MAX_SHOWN = 200

/** Statements on adults whom an operator approved. An approval that was taken back stays, as a record. */
export const approvalStore = (q: () => Kysely<RightsTables>) => ({
  /** An adult who is approved already stays as he is. */
  async add(approval: Insertable<RightsTables['adult_approvals']>) {
    await q()
      .insertInto('adult_approvals')
      .values(approval)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  /** Ends the approval; gives the pupils whose consent is not counted any more because of it. To be called in a transaction. */
  async end(adult: string, ended: { ended_by_uid: string; ended_by_name: string; ended_at: Date }): Promise<string[]> {
    await q()
      .updateTable('adult_approvals')
      .set(ended)
      .where('adult_uid', '=', adult)
      .where('ended_at', 'is', null)
      .execute()
    const rows = await q()
      .updateTable('consents')
      .set({ given_as: null })
      .where('by_uid', '=', adult)
      .where('given_as', '=', 'approved')
      .returning('pupil_uid')
      .execute()
    return rows.map(row => row.pupil_uid)
  },

  list: () =>
    q()
      .selectFrom('adult_approvals')
      .selectAll()
      .orderBy('ended_at', order => order.desc().nullsFirst())
      .orderBy('at', 'desc')
      .limit(MAX_SHOWN)
      .execute(),
})
