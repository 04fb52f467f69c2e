import type { Declared } from '../platform/personal.ts'
import type { HomeworkTables } from './tables.ts'

/** What homework keeps of people. What is expected stays here: it is not about anybody. */
export const homeworkPersonal: Declared<HomeworkTables> = {
  homework: {
    what: 'Les énoncés des devoirs, avec leur photo ou leur enregistrement',
    until: 'Jusqu’à ce que l’élève les supprime, ou le compte',
    also: ['media', 'progress'],
    within: { column: 'path_id', table: 'paths', key: 'id' },
    hidden: ['exercises'],
    heavy: true,
    shown: { input: 'Envoyé comme', statement: 'Énoncé', media_type: 'Fichier' },
  },
  readings: {
    what: 'Les énoncés lus sur une photo ou dans un fichier',
    until: 'Un jour',
    also: ['bytes', 'media_type'],
    of: ['user_id'],
    hidden: ['digest'],
    heavy: true,
    shown: { created_at: 'Le', name: 'Fichier', text: 'Texte lu' },
  },
}
