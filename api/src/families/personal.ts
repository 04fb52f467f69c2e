import type { Declared } from '../platform/personal.ts'
import type { FamiliesTables } from './tables.ts'

/** What a parent's home keeps of people. */
export const familiesPersonal: Declared<FamiliesTables> = {
  digests: {
    what: 'L’envoi du résumé de la semaine par mail',
    until: 'Jusqu’à ce que le parent l’arrête, ou la suppression du compte',
    of: ['parent_uid'],
    shown: { since: 'Depuis', sent_week: 'Dernière semaine envoyée' },
  },
}
