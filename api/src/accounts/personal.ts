import type { Declared } from '../platform/personal.ts'
import type { DirectoryTables } from './directory/tables.ts'
import type { SignInTables } from './sign-in/tables.ts'
import type { AccountsTables } from './tables.ts'

const ACCOUNT = 'Jusqu’à la suppression du compte'

/** What the accounts keep of people. The person comes last: nothing refers to it any more then. */
export const accountsPersonal: Declared<
  AccountsTables & SignInTables & DirectoryTables & { auth_verifications: unknown }
> = {
  class_links: {
    what: 'La classe d’où vient un suivi',
    until: 'Jusqu’à la fin de la classe ou du suivi',
    audience: 'pupil',
    of: ['pupil_uid', 'manager_uid'],
    shown: { class_id: 'Classe', manager_uid: 'Adulte', pupil_uid: 'Élève' },
  },
  follow_requests: {
    what: 'La demande d’un adulte, qu’une classe, la famille ou la fiche d’accord amène, de vous suivre',
    until: 'Jusqu’à la réponse, ou la sortie de la classe',
    audience: 'pupil',
    of: ['pupil_uid', 'manager_uid'],
    shown: { manager_uid: 'Adulte', asked_at: 'Le' },
  },
  stops: {
    what: 'Qui l’élève ne veut plus pour le suivre',
    until: 'Jusqu’à un nouveau code, une nouvelle demande de l’élève, ou la suppression du compte',
    audience: 'pupil',
    of: ['pupil_uid'],
    mentions: [{ column: 'manager_uid', gone: 'null' }],
    shown: { manager_uid: 'Adulte', at: 'Le' },
  },
  stop_classes: {
    what: 'Les classes où un suivi a été arrêté',
    until: 'Jusqu’à la fin de la classe, ou la suppression du compte',
    audience: 'pupil',
    within: { column: 'stop_id', table: 'stops', key: 'id' },
    shown: { class_id: 'Classe' },
  },
  links: {
    what: 'Qui suit qui',
    until: 'Jusqu’à la fin du suivi',
    reader: 'manager_uid',
    of: ['pupil_uid', 'manager_uid'],
    shown: { manager_uid: 'Adulte', pupil_uid: 'Élève', created_at: 'Depuis' },
  },
  pupil_imports: {
    what: 'La ligne de la liste de classe dont vient le compte',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['pupil_uid', 'manager_uid'],
    hidden: ['key'],
    shown: { manager_uid: 'Liste de', pupil_uid: 'Élève' },
  },
  link_codes: {
    what: 'Le code donné à un adulte',
    until: 'Sept jours, ou jusqu’à son usage',
    audience: 'pupil',
    of: ['pupil_uid'],
    hidden: ['code'],
    shown: { expires_at: 'Valable jusqu’au' },
  },
  parent_invitations: {
    what: 'L’invitation de l’autre parent',
    until: 'Sept jours, ou jusqu’à son usage',
    of: ['parent_uid'],
    hidden: ['token_hash'],
    shown: { expires_at: 'Valable jusqu’au' },
  },
  journal: {
    what: 'Le journal de ce que les adultes ont fait',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['pupil_uid'],
    mentions: [{ column: 'actor_uid', name: 'actor_name', gone: 'null' }],
    shown: { actor_name: 'Qui', what: 'Quoi', began_at: 'Quand', times: 'Nombre de fois' },
  },
  password_resets: {
    what: 'La demande d’un nouveau mot de passe',
    until: 'Une heure, ou un jour quand le lien vient de qui administre ce service',
    audience: 'pupil',
    of: ['uid'],
    hidden: ['token_hash'],
    shown: { expires_at: 'Valable jusqu’au' },
  },
  operators: {
    what: 'Les personnes qui administrent ce service',
    until: 'Jusqu’à ce qu’elles ne le fassent plus, ou à la suppression du compte',
    of: ['uid'],
    shown: { at: 'Depuis le' },
  },
  backup_codes: {
    what: 'Des empreintes des codes de secours de la double vérification, jamais les codes',
    until: 'Jusqu’à leur usage, ou à la fin de la double vérification',
    of: ['uid'],
    hidden: ['code_hash'],
    shown: {},
  },
  second_factors: {
    what: 'La double vérification d’un adulte',
    until: 'Jusqu’à ce qu’elle soit arrêtée, ou à la suppression du compte',
    of: ['uid'],
    hidden: ['sealed'],
    shown: { confirmed_at: 'Depuis le' },
  },
  directory_sessions: {
    what: 'Les connexions commencées par l’établissement',
    until: 'Jusqu’à la fin de la connexion',
    audience: 'pupil',
    within: { column: 'session_id', table: 'auth_sessions', key: 'id' },
    hidden: ['session_id', 'provider', 'outside_hash', 'sealed'],
    shown: {},
  },
  directory_children: {
    what: 'Les enfants que l’établissement donne à un parent',
    until: 'Jusqu’à ce que l’établissement ne les donne plus, ou à la suppression du compte',
    of: ['parent_uid'],
    hidden: ['provider'],
    shown: { subject: 'Enfant, pour l’établissement', linked: 'Suivi' },
  },
  address_codes: {
    impersonal:
      'Des empreintes secrètes de codes envoyés à des adresses qui s’inscrivent, pour une demi-heure ; en aucune sauvegarde.',
  },
  auth_sessions: {
    what: 'Les appareils connectés',
    until: 'Trente jours sans visite',
    audience: 'pupil',
    of: ['userId'],
    hidden: ['token'],
    shown: {
      createdAt: 'Connecté le',
      userAgent: 'Navigateur',
      shared: 'Ordinateur partagé',
      proven_at: 'Confirmé par l’établissement le',
    },
  },
  auth_accounts: {
    what: 'L’empreinte du mot de passe, jamais le mot de passe, et l’identifiant que donne l’établissement',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['userId'],
    hidden: ['password', 'accessToken', 'refreshToken', 'idToken'],
    shown: { createdAt: 'Depuis le', updatedAt: 'Changé le' },
  },
  auth_verifications: { impersonal: 'La bibliothèque de connexion en a besoin ; rien n’y est écrit.' },
  people: {
    what: 'L’identité : prénom, nom, classe, identifiant ou adresse e-mail',
    until: ACCOUNT,
    own: ['assigned_by', 'tour_seen_at', 'waiting_since'],
    hidden: ['opened_by', 'password_by', 'password_by_adult'],
    of: ['uid'],
    mentions: [
      { column: 'assigned_by', gone: 'null' },
      // The address that he wrote for the pupil may be his own.
      { column: 'opened_by', gone: 'null', ends: 'reset_mail_ended_at' },
      { column: 'password_by', gone: 'null' },
    ],
    shown: {
      first_name: 'Prénom',
      last_name: 'Nom',
      display_name: 'Nom affiché',
      username: 'Nom d’utilisateur',
      pseudo_name: 'Identifiant',
      email: 'Adresse',
      grade: 'Classe',
      role: 'Rôle',
      assigned_by: 'Suivi par',
      created_at: 'Compte ouvert le',
      last_connected_at: 'Dernière visite',
      tour_seen_at: 'Visite guidée vue le',
      held_since: 'Mot de passe choisi par un adulte le',
      reset_mail_ended_at: 'Plus de lien de mot de passe à cette adresse depuis le',
      waiting_since: 'En attente d’un accord depuis le',
    },
  },
  auth_users: {
    what: 'L’identifiant de connexion',
    until: ACCOUNT,
    audience: 'pupil',
    of: ['id'],
    shown: { name: 'Nom', email: 'Adresse', createdAt: 'Depuis le' },
  },
}
