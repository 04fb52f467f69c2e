import type { Kysely } from 'kysely'
import type { FamiliesTables } from '../tables.ts'

/** Taken in one transaction. */
const BATCH = 200

/** Statements on who gets the digest by mail. */
export const digestStore = (q: () => Kysely<FamiliesTables>) => ({
  find: (parent: string) => q().selectFrom('digests').selectAll().where('parent_uid', '=', parent).executeTakeFirst(),

  async add(parent_uid: string, since: Date) {
    await q()
      .insertInto('digests')
      .values({ parent_uid, since })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  async drop(parent: string) {
    await q().deleteFrom('digests').where('parent_uid', '=', parent).execute()
  },

  /** Parents whose digest of that week nobody took yet, some at a time: each is given once, to one node. */
  async take(week: string): Promise<string[]> {
    const rows = await q()
      .updateTable('digests')
      .set({ taken_week: week })
      .where('parent_uid', 'in', eb =>
        eb
          .selectFrom('digests')
          .select('parent_uid')
          .where(e => e.or([e('taken_week', 'is', null), e('taken_week', '<', week)]))
          .orderBy('parent_uid')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning('parent_uid')
      .execute()
    return rows.map(row => row.parent_uid)
  },

  async sent(parent: string, week: string) {
    await q().updateTable('digests').set({ sent_week: week, failed: false }).where('parent_uid', '=', parent).execute()
  },

  async failed(parent: string) {
    await q().updateTable('digests').set({ failed: true }).where('parent_uid', '=', parent).execute()
  },
})
