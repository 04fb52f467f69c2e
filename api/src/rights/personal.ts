import type { Declared } from '../platform/personal.ts'
import type { RightsTables } from './tables.ts'

const ACCOUNT = 'Jusqu’à la suppression du compte'

/** What consents, deletions and grades keep of people. */
export const rightsPersonal: Declared<RightsTables> = {
  consents: {
    what: 'L’accord d’un parent, et son adresse e-mail',
    until: 'Sept jours sans réponse ; sinon jusqu’au retrait, ou à la suppression du compte',
    own: ['parent_email'],
    of: ['pupil_uid'],
    mentions: [{ column: 'by_uid', name: 'by_name', gone: 'null' }],
    hidden: ['confirm_hash', 'withdraw_hash', 'school_hash', 'refused_hash'],
    shown: {
      state: 'État',
      parent_email: 'Adresse du parent',
      by_name: 'Donné par',
      given_as: 'À quel titre',
      at: 'Le',
      refused_at: 'Refusé ou retiré par un adulte le',
    },
  },
  consent_slips: {
    what: 'La fiche d’accord à faire signer, la réponse enregistrée avec son code, et combien de parents il a reliés',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['pupil_uid'],
    mentions: [
      { column: 'made_by_uid', name: 'made_by_name', gone: 'null' },
      { column: 'printed_by_uid', gone: 'null' },
    ],
    hidden: ['code'],
    shown: {
      made_by_name: 'Préparée par',
      made_at: 'Le',
      answer: 'Réponse',
      answered_at: 'Répondu le',
      reminded_at: 'Rappelée le',
      links_until: 'Relie un parent jusqu’au',
      linked: 'Parents reliés',
    },
  },
  adult_approvals: {
    what: 'La confirmation d’un adulte pour un élève par la personne qui administre ce service',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['pupil_uid', 'adult_uid'],
    mentions: [
      { column: 'by_uid', name: 'by_name', gone: 'null' },
      { column: 'ended_by_uid', name: 'ended_by_name', gone: 'null' },
    ],
    shown: { adult_uid: 'Adulte', pupil_uid: 'Élève', by_name: 'Par', at: 'Le', ended_at: 'Retirée le' },
  },
  legal_bases: {
    what: 'La base légale que l’établissement a indiquée, et qui l’a enregistrée',
    until: 'Tant que ce service existe',
    mentions: [
      { column: 'by_uid', name: 'by_name', gone: 'null' },
      { column: 'ended_by_uid', name: 'ended_by_name', gone: 'null' },
    ],
  },
  deletions: {
    what: 'La suppression demandée',
    until: 'Sept jours',
    of: ['person_uid'],
    mentions: [{ column: 'asked_by', name: 'asked_name', gone: 'null' }],
    shown: { asked_name: 'Demandée par', asked_at: 'Le', due_at: 'Prévue le' },
  },
  erased: {
    impersonal:
      'Des empreintes de comptes supprimés, pour qu’une sauvegarde reprise ne les ramène pas ; elles ne désignent personne.',
  },
  grade_demands: {
    what: 'Le changement de classe demandé',
    until: 'Jusqu’à la réponse',
    of: ['pupil_uid'],
    shown: { grade: 'Classe demandée', asked_at: 'Le' },
  },
  grade_changes: {
    what: 'Les changements de classe',
    until: ACCOUNT,
    of: ['pupil_uid'],
    mentions: [{ column: 'by_uid', name: 'by_name', gone: 'null' }],
    shown: { from_grade: 'De', to_grade: 'À', by_name: 'Par', at: 'Le' },
  },
  grade_checks: {
    what: 'La réponse à la question de la rentrée',
    until: ACCOUNT,
    of: ['pupil_uid'],
    shown: { at: 'Répondu le' },
  },
}
