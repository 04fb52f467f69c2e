import type { Declared } from '../personal.ts'
import type { ReceiptTables } from './tables.ts'

/** What receipts keep of people. */
export const receiptsPersonal: Declared<ReceiptTables> = {
  receipts: {
    what: 'Les derniers envois et leur réponse, pour qu’un envoi répété ne compte qu’une fois',
    until: 'Une semaine',
    audience: 'pupil',
    of: ['user_id', 'pupil_uid'],
    hidden: ['key', 'input_hash', 'answer'],
    shown: { created_at: 'Le', route: 'Envoi' },
  },
}
