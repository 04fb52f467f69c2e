import type { Declared } from '../platform/personal.ts'
import type { ChatTables } from './tables.ts'

const KEPT = 'Douze mois après la fin de la conversation, ou jusqu’à la suppression du compte'

/** What the chat keeps of people. */
export const chatPersonal: Declared<ChatTables> = {
  chat_reports: {
    what: 'Les messages et les consignes que vous avez signalés',
    until: KEPT,
    audience: 'pupil',
    of: ['user_id'],
    mentions: [
      { column: 'settled_by', name: 'settled_name', gone: 'null' },
      { column: 'about_uid', name: 'about_name', gone: 'null' },
      { column: 'closed_by', name: 'closed_name', gone: 'null' },
    ],
    shown: {
      reported_at: 'Le',
      about_name: 'Écrit par',
      said: 'Message',
      reason: 'Raison',
      settled_at: 'Traité le',
      settled_name: 'Par',
    },
  },
  chat_reads: {
    what: 'Jusqu’où une conversation du Chat Prof a été lue',
    until: KEPT,
    reader: 'reader_uid',
    audience: 'teachers',
    of: ['user_id', 'reader_uid'],
    shown: { at: 'Lue le' },
  },
  messages: {
    what: 'Les messages du Chat Prof, avec leurs photos et leurs sons',
    until: KEPT,
    audience: 'teachers',
    within: { column: 'channel_user_id', table: 'channels', key: 'user_id' },
    mentions: [{ column: 'sender_id', name: 'sender_name', gone: 'nobody' }],
    heavy: true,
    shown: { sender_name: 'De', sent_at: 'Le', content: 'Message', file_url: 'Fichier' },
  },
  channels: {
    what: 'La conversation du Chat Prof',
    until: KEPT,
    audience: 'teachers',
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
