import type { Settings } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import type { SettingsTables } from './tables.ts'

/** Statements on learning settings. */
export const settingsStore = (q: () => Kysely<SettingsTables>) => ({
  async find(userId: string): Promise<Settings | null> {
    const row = await q().selectFrom('settings').selectAll().where('user_id', '=', userId).executeTakeFirst()
    return row ? { userId, tasks: row.tasks, workDays: row.work_days, timeSlots: row.time_slots } : null
  },

  async save({ userId, tasks, workDays, timeSlots }: Settings, now: Date): Promise<void> {
    const columns = {
      tasks: JSON.stringify(tasks),
      work_days: JSON.stringify(workDays),
      time_slots: JSON.stringify(timeSlots),
      updated_at: now,
    }
    await q()
      .insertInto('settings')
      .values({ user_id: userId, ...columns })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(columns))
      .execute()
  },
})
