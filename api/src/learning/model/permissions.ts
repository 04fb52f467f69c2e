import type { Kysely } from 'kysely'
import type { LearningTables } from '../tables.ts'

/** Statements on what followers decided about questions to a model. */
export const permissionStore = (q: () => Kysely<LearningTables>) => ({
  async find(userId: string): Promise<boolean | undefined> {
    const row = await q()
      .selectFrom('model_permissions')
      .select('allowed')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.allowed
  },

  async save(userId: string, allowed: boolean, now: Date) {
    const columns = { allowed, updated_at: now }
    await q()
      .insertInto('model_permissions')
      .values({ user_id: userId, ...columns })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(columns))
      .execute()
  },
})
