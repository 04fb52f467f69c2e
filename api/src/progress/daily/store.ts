import type { DailyPart } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import type { ProgressTables } from '../tables.ts'

/** Statements on daily sessions and weekly goals. */
export function dailyStore(q: () => Kysely<ProgressTables>) {
  const own = (userId: string) => q().selectFrom('daily_sessions').where('user_id', '=', userId)
  return {
    find: (userId: string, day: string) => own(userId).select('parts').where('day', '=', day).executeTakeFirst(),

    /** Held until the end of the transaction, so that two answers at once both count. */
    lock: (userId: string, day: string) =>
      own(userId).select('parts').where('day', '=', day).forUpdate().executeTakeFirst(),

    /** Keeps the first beginning of a day. */
    async start(userId: string, day: string, parts: readonly DailyPart[], now: Date): Promise<void> {
      await q()
        .insertInto('daily_sessions')
        .values({ user_id: userId, day, parts: JSON.stringify(parts), started_at: now })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    async keep(userId: string, day: string, parts: readonly DailyPart[]): Promise<void> {
      await q()
        .updateTable('daily_sessions')
        .set({ parts: JSON.stringify(parts) })
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .execute()
    },

    async setGoal(userId: string, sessions: number | null): Promise<void> {
      if (sessions === null) {
        await q().deleteFrom('weekly_goals').where('user_id', '=', userId).execute()
        return
      }
      await q()
        .insertInto('weekly_goals')
        .values({ user_id: userId, sessions })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ sessions }))
        .execute()
    },
  }
}
