import type { Declared } from '../platform/personal.ts'
import type { SettingsTables } from './tables.ts'

/** What the settings keep of people. */
export const settingsPersonal: Declared<SettingsTables> = {
  settings: {
    what: 'Le paramétrage : tâches et horaires de travail',
    until: 'Jusqu’à la suppression du compte',
    of: ['user_id'],
    shown: { tasks: 'Tâches', work_days: 'Jours', time_slots: 'Horaires', updated_at: 'Changé le' },
  },
}
