import type { Declared } from '../../platform/personal.ts'
import type { FirebaseTables } from './tables.ts'

export const firebasePersonal: Declared<FirebaseTables> = {
  hosted_sessions: {
    what: 'Depuis quand les appareils connectés sont acceptés',
    until: 'Jusqu’à la suppression du compte',
    audience: 'pupil',
    of: ['uid'],
    shown: { since: 'Depuis le' },
  },
  mirrors: {
    what: 'Les documents Firebase à remettre à jour',
    until: 'Quelques secondes',
    audience: 'pupil',
    of: ['uid'],
    shown: { due_at: 'À faire le' },
  },
  mirrored_to: { impersonal: 'Le nom du projet Firebase.' },
}
