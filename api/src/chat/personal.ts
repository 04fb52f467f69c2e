import type { Declared } from '../platform/personal.ts'
import type { ChatTables } from './tables.ts'

const ACCOUNT = 'Jusqu’à la suppression du compte'

/** What the chat keeps of people. */
export const chatPersonal: Declared<ChatTables> = {
  messages: {
    what: 'Les messages du Chat Prof, avec leurs photos et leurs sons',
    until: ACCOUNT,
    within: { column: 'channel_user_id', table: 'channels', key: 'user_id' },
    mentions: [{ column: 'sender_id', name: 'sender_name', gone: 'nobody' }],
    heavy: true,
    shown: { sender_name: 'De', sent_at: 'Le', content: 'Message', file_url: 'Fichier' },
  },
  channels: {
    what: 'La conversation du Chat Prof',
    until: ACCOUNT,
    of: ['user_id'],
    shown: {
      subject: 'Matière',
      description: 'Demande',
      status: 'État',
      created_at: 'Ouverte le',
      closed_at: 'Fermée le',
      close_comment: 'Mot de la fin',
    },
  },
}
