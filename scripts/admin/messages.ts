import type { FoundAccount, Installation, MissingKind, OperatorAct } from '@ariane/shared/contracts'
import { typed } from '../../api/src/platform/typed-command.ts'

type Kind = Installation['registration']['kind']

const REGISTRATION: Record<Kind, (domains: readonly string[]) => string> = {
  open: () => 'ouverte à tous',
  code: () => 'avec le code de l’établissement',
  domain: domains => `avec une adresse de ${domains.join(', ')}`,
  approval: () => 'ouverte, les adultes attendent un accord',
  closed: () => 'fermée',
}

/** What an operator reads in the terminal. */
export const messages = {
  usage: `${typed('admin', 'COMMANDE [IDENTIFIANT]')}

  state                         ce que l’installation a, et ce qui lui manque
  list [MOTS]                   les comptes dont le nom ou l’identifiant contient ces mots ; sans mot, les derniers venus
  who IDENTIFIANT               le compte de quelqu’un, par ce qu’il tape pour entrer
  unlock IDENTIFIANT            oublier les mots de passe et les codes faux : l’essai suivant n’attend pas
  end-sessions IDENTIFIANT      déconnecter quelqu’un partout
  reset IDENTIFIANT             un lien pour qu’un adulte choisisse un nouveau mot de passe, une fois, pendant 24 heures
  registration                  qui peut s’inscrire (se règle avec REGISTRATION)
  waiting                       les adultes qui attendent d’être acceptés
  accept IDENTIFIANT            en accepter un
  refuse IDENTIFIANT            en refuser un : son compte est effacé
  mail ADRESSE                  envoyer un message d’essai
  operators                     qui administre ce service
  operator IDENTIFIANT          quelqu’un de plus
  no-operator IDENTIFIANT       quelqu’un de moins
  no-second-factor IDENTIFIANT  arrêter la double vérification de qui a perdu son téléphone et ses codes
  acts                          ce que les personnes qui administrent ont fait`,
  nothing: 'Aucune donnée : démarrez le serveur une première fois.',
  unknown: (login: string) => `Personne n’entre avec « ${login} ».`,
  noAccount: (login: string) => `« ${login} » n’a pas terminé son inscription.`,
  notWaiting: (login: string) => `« ${login} » n’attend pas.`,
  noAdult: (login: string) => `« ${login} » est un élève : seul un adulte administre.`,
  person: (uid: string, name: string, role: string, waiting: boolean) =>
    `${uid}  ${name}  ${role}${waiting ? '  en attente' : ''}`,
  none: 'Personne.',
  accepted: (login: string) => `« ${login} » peut entrer.`,
  refused: (login: string) => `Le compte de « ${login} » est effacé.`,
  added: (login: string) =>
    `« ${login} » administre ce service. La page /settings/installation s’ouvre une fois sa double vérification activée.`,
  removed: (login: string) => `« ${login} » n’administre plus ce service.`,
  factorEnded: (login: string) => `La double vérification de « ${login} » est arrêtée.`,
  hosted: 'Les comptes sont chez Firebase : cela se fait dans sa console.',
  unlocked: (login: string) => `« ${login} » peut essayer d’entrer tout de suite.`,
  sessionsEnded: (login: string) => `« ${login} » est déconnecté partout.`,
  notResettable: (login: string) =>
    `Pas de lien pour « ${login} » : seul un compte qui entre avec un mot de passe d’ici en reçoit un.`,
  resetMade: (login: string) =>
    `Ce lien laisse choisir un nouveau mot de passe à « ${login} », une fois, pendant 24 heures. Il n’est gardé nulle part.`,
  address: 'ADRESSE_DU_SERVICE',
  noMail: 'Aucun message ne part : SMTP_URL n’est pas donnée, ou les messages du jour sont épuisés.',
  mailSent: (to: string) => `Le message d’essai est parti à ${to}.`,
  mailRefused: 'Le serveur de messagerie n’a pas pris le message : vérifiez SMTP_URL et MAIL_FROM.',
  terminal: 'au terminal',
  disabled: 'désactivé',
  lastUsed: (at: string) => `vu le ${at}`,
  neverUsed: 'jamais venu',
  origins: {
    registered: 'inscrit',
    created: 'créé par un adulte',
    imported: 'liste de classe',
    school: 'par son établissement',
  } satisfies Record<FoundAccount['origin'], string>,
  acts: {
    accepted: 'inscription acceptée',
    refused: 'inscription refusée',
    approved: 'adulte confirmé',
    approvalEnded: 'confirmation retirée',
    basisRecorded: 'base légale enregistrée',
    basisEnded: 'base légale retirée',
    unlocked: 'compte débloqué',
    sessionsEnded: 'déconnecté partout',
    resetMade: 'lien pour un nouveau mot de passe',
    mailTested: 'message d’essai',
    operatorAdded: 'administre désormais',
    operatorRemoved: 'n’administre plus',
    factorEnded: 'double vérification arrêtée',
  } satisfies Record<OperatorAct, string>,
  state: {
    complete: 'Rien ne manque à l’installation.',
    missing: {
      contact: 'Manque : qui répond de ce service, et comment lui écrire (OPERATOR_NAME, OPERATOR_CONTACT).',
      mail: 'Manque : un serveur de messagerie (SMTP_URL, MAIL_FROM).',
      https: 'Manque : une adresse en https (PUBLIC_URL, ou TLS_CERT et TLS_KEY).',
      backup: `Manque : une sauvegarde. Il s’en écrit une dès que quelqu’un a un compte, ou : ${typed('backup')}.`,
      backupLate: 'Manque : une sauvegarde récente. Lisez le journal du serveur (« backup failed »).',
      restore: `Manque : une restauration essayée depuis moins de deux mois (${typed('restore')}, sur une copie).`,
      disk: 'Manque : de la place. Il reste moins d’un gigaoctet sur le disque des données.',
    } satisfies Record<MissingKind, string>,
    registration: (kind: Kind, domains: readonly string[], waiting: number) =>
      `Inscription : ${REGISTRATION[kind](domains)} ; ${waiting} adulte(s) en attente.`,
    consents: (asked: number, missing: number) =>
      `Accords des parents : ${asked} demandé(s), ${missing} que personne n’a demandé(s).`,
    mail: (from: string, sent: number, perDay: number) => `Messages : de ${from}, ${sent} sur ${perDay} aujourd’hui.`,
    noMail: 'Messages : aucun ne part.',
    backup: (at: string) => `Dernière sauvegarde : ${at}.`,
    noBackup: 'Dernière sauvegarde : aucune.',
    restore: (at: string) => `Dernière restauration réussie : ${at}.`,
    noRestore: 'Dernière restauration réussie : aucune.',
    disk: (free: string, total: string) => `Disque : ${free} Go libres sur ${total}.`,
    versions: (product: string, commit: string | null, node: string, database: string) =>
      `Versions : Ariane ${product}${commit ? ` (${commit.slice(0, 12)})` : ''}, Node ${node}, PostgreSQL ${database}.`,
  },
}
