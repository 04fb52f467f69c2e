import type { Declared } from '../platform/personal.ts'
import type { ObjectivesTables } from './tables.ts'

const ACCOUNT = 'Jusqu’à ce que l’élève les supprime, ou le compte'
const IN_OBJECTIVE = { column: 'objective_id', table: 'objectives', key: 'id' }

/** What the objectives keep of people. */
export const objectivesPersonal: Declared<ObjectivesTables> = {
  objectives: {
    what: 'Les objectifs',
    until: ACCOUNT,
    also: ['type', 'current_status', 'is_daily', 'recurrence_days', 'progress_criteria', 'effort_needed_criteria'],
    of: ['user_id'],
    shown: {
      title: 'Titre',
      description: 'Description',
      status: 'État',
      start_date: 'Début',
      end_date: 'Fin',
      success_criteria: 'Réussi si',
      notes: 'Notes',
      status_notes: 'Bilan',
    },
  },
  objective_tasks: {
    what: 'Les tâches des objectifs',
    until: ACCOUNT,
    also: ['selected_days', 'start_time', 'end_time'],
    within: IN_OBJECTIVE,
    shown: { title: 'Titre', description: 'Description', due_date: 'Pour le', is_success: 'Réussie', notes: 'Notes' },
  },
  objective_history: {
    what: 'L’histoire des objectifs',
    until: ACCOUNT,
    also: ['by', 'report', 'is_success'],
    within: IN_OBJECTIVE,
    shown: { at: 'Le', kind: 'Quoi', task: 'Tâche', progress: 'Avancement (%)', notes: 'Notes' },
  },
}
