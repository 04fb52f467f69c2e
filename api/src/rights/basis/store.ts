import type { Insertable, Kysely } from 'kysely'
import type { RightsTables } from '../tables.ts'

/** Statements on the school's own legal bases. One that was taken back stays, as a record. */
export const basisStore = (q: () => Kysely<RightsTables>) => ({
  current: () => q().selectFrom('legal_bases').selectAll().where('ended_at', 'is', null).executeTakeFirst(),

  list: () =>
    q()
      .selectFrom('legal_bases')
      .selectAll()
      .orderBy('ended_at', order => order.desc().nullsFirst())
      .limit(100)
      .execute(),

  /** False while there is one. */
  async add(basis: Insertable<RightsTables['legal_bases']>): Promise<boolean> {
    const added = await q()
      .insertInto('legal_bases')
      .values(basis)
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  },

  /** False where there is none. */
  async end(ended: { ended_by_uid: string; ended_by_name: string; ended_at: Date }): Promise<boolean> {
    const row = await q()
      .updateTable('legal_bases')
      .set(ended)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
})
