import type { Settings } from '@ariane/shared/contracts'
import type { Generated, JSONColumnType } from 'kysely'

export interface SettingsTables {
  settings: {
    user_id: string
    tasks: JSONColumnType<Settings['tasks']>
    work_days: JSONColumnType<Settings['workDays']>
    time_slots: JSONColumnType<Settings['timeSlots']>
    updated_at: Generated<Date>
  }
}
