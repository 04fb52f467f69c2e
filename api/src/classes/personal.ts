import type { Declared } from '../platform/personal.ts'
import type { ClassesTables } from './tables.ts'

const IN_CLASS = 'Jusqu’à la sortie de la classe, ou la suppression du compte'

/** What classes keep of people. A class goes with its last teacher. */
export const classesPersonal: Declared<ClassesTables> = {
  class_group_pupils: {
    what: 'Les groupes de la classe',
    until: IN_CLASS,
    audience: 'pupil',
    of: ['pupil_uid'],
    shown: { pupil_uid: 'Élève', group_id: 'Groupe' },
  },
  class_groups: { impersonal: 'Le nom d’un groupe d’une classe.' },
  class_pupils: {
    what: 'Les classes de l’élève',
    until: IN_CLASS,
    audience: 'pupil',
    of: ['pupil_uid'],
    shown: {
      pupil_uid: 'Élève',
      class_id: 'Classe',
      joined_at: 'Depuis',
      known_as: 'Nom donné à la classe',
      grade_before: 'Niveau d’avant',
    },
  },
  class_requests: {
    what: 'La demande d’entrer dans une classe',
    until: 'Jusqu’à la réponse d’un professeur',
    audience: 'pupil',
    of: ['pupil_uid'],
    mentions: [{ column: 'teacher_uid', gone: 'null' }],
    shown: {
      pupil_uid: 'Élève',
      class_id: 'Classe',
      asked_at: 'Demandé le',
      teacher_uid: 'Professeur',
      known_as: 'Nom donné à la classe',
    },
  },
  class_teachers: {
    what: 'Les classes du professeur',
    until: IN_CLASS,
    of: ['manager_uid'],
    shown: { manager_uid: 'Professeur', class_id: 'Classe', joined_at: 'Depuis' },
  },
  directory_members: {
    what: 'Les classes que donne l’établissement',
    until: 'Jusqu’à ce que l’établissement ne les donne plus, ou à la suppression du compte',
    audience: 'pupil',
    of: ['uid'],
    hidden: ['provider', 'teaches'],
    shown: { school: 'Établissement', name: 'Classe' },
  },
  directory_classes: { impersonal: 'Le nom que l’établissement donne à une classe.' },
  class_codes: { impersonal: 'Le code de l’affiche d’une classe : il ne dit rien de personne.' },
  class_invitations: { impersonal: 'L’empreinte d’un lien d’invitation : il ne dit rien de personne.' },
  classes: {
    what: 'Le nom d’une classe, et qui l’a choisi',
    until: 'Jusqu’à la suppression du compte du dernier professeur',
    mentions: [{ column: 'named_by', gone: 'null' }],
    shown: { name: 'Nom' },
  },
}
