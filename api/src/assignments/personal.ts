import type { Declared } from '../platform/personal.ts'
import type { AssignmentsTables } from './tables.ts'

/** What given work keeps of people. It goes with its class; what a pupil did of it stays among his paths and objectives. */
export const assignmentsPersonal: Declared<AssignmentsTables> = {
  assignment_files: { impersonal: 'La photo ou le son d’un énoncé donné à une classe ; il part avec la classe.' },
  assignment_pupils: {
    what: 'Les travaux donnés par un professeur',
    until: 'Jusqu’à la fin de la classe, ou la suppression du compte',
    audience: 'pupil',
    of: ['pupil_uid'],
    shown: { pupil_uid: 'Élève', delivered_at: 'Reçu le' },
  },
  assignments: {
    what: 'Les travaux donnés à une classe',
    until: 'Jusqu’à la fin de la classe',
    mentions: [{ column: 'given_by', gone: 'null' }],
    shown: { title: 'Titre', instruction: 'Consigne', due_day: 'Pour le', given_at: 'Donné le' },
  },
}
