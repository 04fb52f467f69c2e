import type { Declared } from '../platform/personal.ts'
import type { ProgressTables } from './tables.ts'

/** What the planner's suggestions and reminders keep of people. */
export const progressPersonal: Declared<ProgressTables> = {
  session_answers: {
    what: 'Les séances proposées que l’élève a prises ou refusées',
    until: 'Jusqu’à la suppression du compte',
    of: ['user_id'],
    shown: { week: 'Semaine', answer: 'Réponse', answered_at: 'Le' },
  },
  reminders_put_away: {
    what: 'Les rappels masqués',
    until: 'Quatre mois',
    audience: 'pupil',
    of: ['user_id'],
    shown: { at: 'Masqué le' },
  },
  daily_sessions: {
    what: 'Les séances du jour que l’élève a commencées',
    until: 'Jusqu’à la suppression du compte',
    also: ['parts'],
    of: ['user_id'],
    shown: { day: 'Jour', started_at: 'Commencée le' },
  },
  weekly_goals: {
    what: 'Le nombre de séances que l’élève s’est donné par semaine',
    until: 'Jusqu’à la suppression du compte',
    of: ['user_id'],
    shown: { sessions: 'Séances par semaine' },
  },
}
