import type { Declared } from '../platform/personal.ts'
import type { LearningTables } from './tables.ts'

const ACCOUNT = 'Jusqu’à ce que l’élève les supprime, ou le compte'
const IN_MODULE = { column: 'module_id', table: 'modules', key: 'id' }

/** What learning keeps of people. Corrections stay here: they are not about anybody. */
export const learningPersonal: Declared<LearningTables> = {
  paths: {
    what: 'Les parcours et les devoirs demandés',
    until: ACCOUNT,
    also: ['kind', 'chapter_id', 'sub_chapter_id', 'request', 'module_count'],
    of: ['user_id'],
    hidden: ['link_token'],
    heavy: true,
    shown: {
      title: 'Titre',
      description: 'Demande',
      subject: 'Matière',
      grade: 'Classe',
      status: 'État',
      created_at: 'Créé le',
      active_at: 'Travaillé le',
    },
  },
  given_paths: {
    what: 'Les parcours donnés par un adulte',
    until: 'Jusqu’à la suppression du parcours, ou du compte',
    reader: 'given_by',
    of: ['user_id', 'given_by'],
    shown: { given_by: 'Donné par', user_id: 'À', given_at: 'Le' },
  },
  path_materials: {
    what: 'Ce qu’une intelligence artificielle a écrit pour un parcours, le temps de le préparer',
    until: 'Jusqu’à ce que le parcours soit prêt',
    audience: 'pupil',
    within: { column: 'path_id', table: 'paths', key: 'id' },
    hidden: ['pack'],
  },
  model_permissions: {
    what: 'Ce qu’un adulte a décidé des questions à une intelligence artificielle',
    until: ACCOUNT,
    of: ['user_id'],
    shown: { allowed: 'Permises', updated_at: 'Décidé le' },
  },
  modules: {
    what: 'Les modules des parcours et leur avancement',
    until: ACCOUNT,
    also: ['content_type', 'content', 'activity', 'notions'],
    within: { column: 'path_id', table: 'paths', key: 'id' },
    hidden: ['answer_key', 'speech', 'items'],
    heavy: true,
    shown: {
      title: 'Titre',
      type: 'Genre',
      seen: 'Vu',
      done: 'Terminé',
      scores: 'Résultats',
      asks: 'Précision demandée',
    },
  },
  answers: {
    what: 'Les réponses aux exercices',
    until: ACCOUNT,
    of: ['user_id'],
    within: IN_MODULE,
    shown: { created_at: 'Le', attempt: 'Essai', answer: 'Réponse', result: 'Résultat' },
  },
  work_hours: {
    what: 'Les heures où l’élève a travaillé, pour ses réussites',
    until: 'Jusqu’à la suppression du compte',
    audience: 'pupil',
    of: ['user_id'],
    shown: { at: 'Heure' },
  },
  worked_days: {
    what: 'Les jours où l’élève a travaillé, pour le fil de la semaine',
    until: 'Jusqu’à la suppression du compte',
    of: ['user_id'],
    shown: { day: 'Jour' },
  },
  interactions: {
    what: 'Les questions posées, et ce que l’élève a aimé ou non',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['user_id'],
    within: IN_MODULE,
    shown: { created_at: 'Le', kind: 'Genre', description: 'Question', reply: 'Réponse d’Ariane' },
  },
}
