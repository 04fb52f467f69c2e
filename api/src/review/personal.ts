import type { Declared } from '../platform/personal.ts'
import type { ReviewTables } from './tables.ts'

/** What the carnet d'erreurs keeps of people. */
export const reviewPersonal: Declared<ReviewTables> = {
  review_cards: {
    what: 'Le carnet d’erreurs : les questions à revoir, et quand',
    until: 'Jusqu’à la suppression du parcours, ou du compte',
    of: ['user_id'],
    shown: { added_at: 'Ajoutée le', due_day: 'À revoir le', reviews: 'Fois revue', ask: 'Précision demandée' },
  },
}
