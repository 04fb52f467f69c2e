import type { Declared } from '../platform/personal.ts'
import type { CalendarTables } from './tables.ts'

const ACCOUNT = 'Jusqu’à ce que l’élève les supprime, ou le compte'

/** What the calendar keeps of people. */
export const calendarPersonal: Declared<CalendarTables> = {
  events: {
    what: 'La semaine : événements et pièces jointes',
    until: ACCOUNT,
    also: ['all_day', 'meta', 'recurrence_end', 'exceptions'],
    of: ['user_id'],
    hidden: ['source_digest'],
    heavy: true,
    shown: {
      title: 'Titre',
      description: 'Description',
      type: 'Genre',
      starts_at: 'Début',
      ends_at: 'Fin',
      recurrence_type: 'Se répète',
      done_at: 'Fait le',
      attachments: 'Pièces jointes',
      school_files: 'Documents de l’école (noms et liens)',
      source: 'Vient de',
      source_account: 'Compte',
    },
  },
  calendars: {
    what: 'Les calendriers importés',
    until: ACCOUNT,
    of: ['user_id'],
    mentions: [{ column: 'brought_by', gone: 'null' }],
    hidden: ['address'],
    shown: { name: 'Nom', brought_by: 'Ajouté par', origin: 'Vient de', host: 'Site', fresh_at: 'Lu le' },
  },
  calendar_feeds: {
    what: 'L’adresse privée du calendrier (son empreinte)',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['user_id'],
    hidden: ['secret_hash'],
    shown: { created_at: 'Créée le' },
  },
}
