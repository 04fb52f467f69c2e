import type { Declared } from '../platform/personal.ts'
import type { SchoolTables } from './tables.ts'

/** What the school systems leave here: never a password, a token or an answer. */
export const schoolPersonal: Declared<SchoolTables> = {
  school_syncs: {
    what: 'La dernière synchronisation avec l’école et ce qui n’a pas pu être lu, jamais le mot de passe',
    until: 'Jusqu’à la suppression du compte',
    of: ['user_id'],
    hidden: ['account'],
    shown: { provider: 'Service', account_name: 'Compte', fresh_at: 'À jour le' },
  },
  school_leaves: {
    what: 'Votre accord, ou celui d’un adulte, pour lire vos notes, vos absences ou les actualités de l’école',
    until: 'Jusqu’à la fin de l’année scolaire, ou dès que vous le retirez',
    of: ['user_id'],
    shown: { kind: 'Pour', by_adult: 'Donné par un adulte', given_at: 'Donné le' },
  },
  school_reports: {
    what: 'Vos notes, vos absences sans leur motif et les actualités de l’école, lues avec cet accord',
    until: 'Jusqu’à la fin de l’année scolaire, ou dès que l’accord est retiré',
    audience: 'pupil',
    of: ['user_id'],
    shown: { kind: 'Genre', provider: 'Service', account_name: 'Compte', items: 'Contenu', read_at: 'Lu le' },
  },
  school_questions: {
    what: 'La question de l’école qui attend votre réponse, chiffrée et dans aucune sauvegarde',
    until: 'Deux minutes',
    audience: 'pupil',
    of: ['user_id', 'caller_uid'],
    hidden: ['id', 'sealed'],
    shown: { provider: 'Service', expires_at: 'Jusqu’au' },
  },
  school_operations: {
    what: 'Où en est une synchronisation, et la réponse de l’école, que seul votre appareil peut ouvrir, dans aucune sauvegarde',
    until: 'Un jour',
    audience: 'pupil',
    of: ['user_id', 'caller_uid'],
    hidden: ['key', 'answer'],
    shown: { step: 'Étape', began_at: 'Commencée le' },
  },
  school_pauses: {
    impersonal:
      'Les services, ou des empreintes de comptes qui ne désignent personne, qui ont demandé une pause, et jusqu’à quand.',
  },
  school_accounts: {
    impersonal:
      'Des empreintes de comptes scolaires et le nombre d’essais de la demi-heure ; elles ne désignent personne.',
  },
}
