import type { Declared } from '../platform/personal.ts'
import type { ClassMessagesTables } from './tables.ts'

/** What messages to a class keep of people. They go with their author, and with their class. */
export const classMessagesPersonal: Declared<ClassMessagesTables> = {
  class_message_pupils: {
    what: 'Les messages adressés à la classe de l’élève',
    until: 'Jusqu’à la sortie de la classe, ou la suppression du compte',
    audience: 'pupil',
    of: ['pupil_uid'],
    shown: { pupil_uid: 'Élève', message_id: 'Message' },
  },
  class_message_reads: {
    what: 'Les messages de classe marqués comme lus',
    until: 'Jusqu’à la fin de la classe, ou la suppression du compte',
    audience: 'pupil',
    of: ['reader_uid'],
    shown: { reader_uid: 'Lu par', message_id: 'Message', read_at: 'Lu le' },
  },
  class_messages: {
    what: 'Les messages écrits à une classe ou à ses familles',
    until: 'Jusqu’à la fin de la classe, ou la suppression du compte de qui les a écrits',
    of: ['author_uid'],
    shown: { author_uid: 'Écrit par', text: 'Message', sent_at: 'Envoyé le', withdrawn_at: 'Retiré le' },
  },
}
