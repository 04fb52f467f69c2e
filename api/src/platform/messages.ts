import { lookup } from '@ariane/shared/catalogue'
import { SCHOOL_ZONES } from '@ariane/shared/dates'
import { messages as cluster } from './db/cluster/messages.ts'
import type { StartReason } from './start-problem.ts'
import { typed } from './typed-command.ts'

const IMPORTED = 'Elle est d’avant PostgreSQL : convertissez-la d’abord avec importer/README.md'
const offer = (file: string) =>
  `La sauvegarde la plus récente est ${file}. ` +
  (file.endsWith('.tar.gz') ? IMPORTED : `Pour la reprendre : ${typed('restore', file)}`)

const COUNT = 'un nombre au-dessus de zéro'
const PORT = 'un nombre entier de 0 à 65535'
const EMULATOR =
  'une adresse comme 127.0.0.1:9099, les deux émulateurs ensemble, et seulement avec NODE_ENV=development'
/** What a setting has to be. */
const SETTINGS: Record<string, string> = {
  PORT,
  METRICS_PORT: PORT,
  POSTGRES_BIN: 'un dossier comme /usr/lib/postgresql/18/bin, sans DATABASE_URL',
  DATABASE_URL: 'une adresse comme postgres://nom:mot-de-passe@serveur:5432/base',
  PUBLIC_URL: 'une adresse comme https://ariane.exemple.fr',
  SMTP_URL: 'une adresse comme smtps://nom:mot-de-passe@serveur:465, avec PUBLIC_URL pour les liens des messages',
  MAIL_FROM: 'une adresse comme Ariane <ariane@exemple.fr>',
  REGISTRY_KEY: 'les clés publiques que donne npm run release keys, séparées par des espaces',
  OFFLINE: '1, ou 0 pour que plus aucun appareil ne garde Ariane hors connexion',
  SITE_STORAGE: 'une adresse comme s3://bucket/dossier',
  AWS_ENDPOINT_URL_S3: 'une adresse comme https://s3.exemple.fr, avec SITE_STORAGE ou BACKUP_STORAGE',
  AWS_ACCESS_KEY_ID: 'la clé du bucket de SITE_STORAGE ou de BACKUP_STORAGE',
  AWS_SECRET_ACCESS_KEY: 'le secret de la clé du bucket de SITE_STORAGE ou de BACKUP_STORAGE',
  OVERRIDE_KEY: 'la clé publique que donne npm run release keys, et seulement avec NODE_ENV=development',
  OVERRIDE_ORIGINS: 'des origines comme https://essai.exemple.fr, séparées par des virgules',
  METRICS_TOKEN: 'au moins 16 caractères',
  AUTH_SECRET: 'au moins 32 caractères',
  TLS_KEY: 'le fichier de la clé, avec TLS_CERT, ou aucun des deux',
  SIMULATOR: '0 ou 1, et 1 seulement avec NODE_ENV=development',
  SCHOOL_SIMULATOR: '0 ou 1, et 1 seulement avec NODE_ENV=development',
  TIME_ZONE: `l’heure des établissements : ${SCHOOL_ZONES.join(', ')}`,
  SCHOOL_HOSTS: 'des noms comme pronote.exemple.fr, séparés par des virgules',
  CALENDAR_HOSTS: 'des noms comme calendar.google.com, séparés par des virgules',
  AI_BASE_URL: 'une adresse comme https://modele.exemple.fr/v1, avec AI_MODEL',
  AI_MODEL: 'le nom du modèle, avec AI_BASE_URL',
  TRANSCRIBE_BASE_URL: 'une adresse comme https://transcription.exemple.fr/v1, avec TRANSCRIBE_MODEL',
  TRANSCRIBE_MODEL: 'le nom du modèle, avec TRANSCRIBE_BASE_URL',
  TRUSTED_PROXIES: 'des adresses comme 10.0.0.0/8, séparées par des virgules, ou loopback, et jamais toutes',
  AUTH: 'embedded ou firebase',
  FIREBASE_PROJECT_ID: 'l’identifiant du projet Firebase, avec AUTH=firebase',
  FIREBASE_WEB_CONFIG: 'la configuration web de ce projet, en JSON : apiKey, authDomain, projectId',
  FIREBASE_SERVICE_ACCOUNT:
    'la clé du compte de service de ce projet, en JSON, ou son fichier avec GOOGLE_APPLICATION_CREDENTIALS',
  FIREBASE_AUTH_EMULATOR_HOST: EMULATOR,
  FIRESTORE_EMULATOR_HOST: EMULATOR,
  LOG_LEVEL: 'fatal, error, warn, info, debug ou silent',
  DRAIN_SECONDS: 'un nombre, zéro au moins',
  BACKUP_DAYS: 'un nombre entier de jours, de 1 à 365',
  BACKUP_HOURS: 'un nombre d’heures au-dessus de zéro, 168 au plus',
  BACKUP_DRILL_DAYS: 'un nombre entier de jours, de 0 (jamais) à 90',
  BACKUP_STORAGE: 'une adresse comme s3://bucket/dossier',
  BACKUP_KEY: `la clé publique que donne ${typed('backup', '--new-key=FICHIER')}, age1…, jamais la clé secrète`,
  BACKUP_COUNT: 'un nombre entier de copies, de 1 à 1000',
  CHAT_KEEP_MONTHS: 'un nombre entier de mois, de 1 à 120',
  OPERATORS: `des identifiants de compte séparés par des virgules, jamais des adresses ; ${typed('admin', 'operator IDENTIFIANT')} nomme quelqu’un par ce qu’il tape pour entrer`,
  REGISTRATION:
    'open, code, approval, closed, ou domain:college.exemple.fr avec SMTP_URL et sans AUTH=firebase, pour vérifier les adresses',
  REGISTRATION_CODE: 'de 8 à 64 lettres, chiffres et tirets, avec REGISTRATION=code et sans autre choix',
  DIRECTORY_OIDC_ISSUER: 'l’adresse en https du serveur OpenID Connect, sans AUTH=firebase',
  DIRECTORY_OIDC_CLIENT_ID: 'le nom que ce serveur donne à Ariane, avec DIRECTORY_OIDC_ISSUER',
  DIRECTORY_OIDC_CLIENT_SECRET: 'le secret que ce serveur donne à Ariane, avec DIRECTORY_OIDC_ISSUER',
  DIRECTORY_OIDC_SCOPE: 'openid, puis d’autres mots séparés par des espaces',
  DIRECTORY_CAS_SERVER:
    'l’adresse en https du serveur CAS, comme https://ent.exemple.fr/cas, sans DIRECTORY_OIDC_ISSUER ni AUTH=firebase',
  DIRECTORY_MAPPING: 'un fichier comme celui de docs/operate.md : claims et profiles, en JSON',
  DIRECTORY_ACCOUNTS: 'made ou known',
  OPERATOR_NAME: 'un nom, 200 caractères au plus',
  OPERATOR_CONTACT: 'une adresse ou un numéro, 300 caractères au plus',
  OPERATOR_HOST: 'un nom et une adresse, 300 caractères au plus',
  ACCESSIBILITY_RATE: 'le taux d’un audit, de 0 à 100',
  ACCESSIBILITY_AUDITED_ON: 'la date de cet audit, comme 2026-10-01, avec ACCESSIBILITY_RATE',
  ACCESSIBILITY_AUDITOR: 'qui a fait cet audit, avec ACCESSIBILITY_RATE, 200 caractères au plus',
  ACCESSIBILITY_SCHEME: 'l’adresse du schéma pluriannuel, comme https://college.exemple.fr/accessibilite',
  JOB_CONCURRENCY: 'un nombre entier de 1 à 32',
}

/** What the operator reads in the terminal. */
export const messages = {
  setting: (name: string) => `${name} (attendu : ${lookup(SETTINGS, name) ?? COUNT})`,
  simulatorsElsewhere: 'SIMULATOR et SCHOOL_SIMULATOR se lancent par npm start, et non par api/src/main.ts',
  listening: (name: string, address: string) => `${name} est prête : ${address}`,
  stopping: 'Arrêt en cours : les demandes commencées se terminent.',
  dataIn: (folder: string) => `Les données sont dans ${folder}.`,
  backedUp: (file: string) => `Sauvegarde écrite : ${file}`,
  noStorage: '--from-bucket demande BACKUP_STORAGE, l’adresse du bucket des sauvegardes.',
  noStored: (bucket: string) => `Cette sauvegarde n’est pas dans s3://${bucket}, ou il n’y en a aucune.`,
  noBackup: (folder: string) => `Aucune sauvegarde dans ${folder}.`,
  backupUnreadable: (file: string) =>
    `La sauvegarde ${file} est illisible. Les données en place n'ont pas été touchées ; essayez une sauvegarde plus ancienne.`,
  backupSealed: (file: string, command: string, words: string) =>
    `La sauvegarde ${file} est chiffrée. Indiquez le fichier de la clé secrète : ${typed(command, `${words} --key=FICHIER`)}`,
  backupOtherKey: (file: string) =>
    `La sauvegarde ${file} a été chiffrée pour une autre clé que celle de ce fichier. Les données en place n’ont pas été touchées.`,
  noSecret: (file: string) => `Le fichier ${file} ne contient aucune clé secrète (AGE-SECRET-KEY-…).`,
  keyMade: (file: string, key: string) =>
    `La clé secrète est dans ${file} : gardez-la ailleurs que sur ce serveur, en deux endroits. Sans elle, personne ne relit ` +
    `les sauvegardes. Sur le serveur :\nBACKUP_KEY=${key}`,
  backupOld: (file: string) => `La sauvegarde ${file} ne peut pas être restaurée telle quelle. ${IMPORTED}.`,
  backupNewer: (file: string) =>
    `La sauvegarde ${file} vient d'une version plus récente d'Ariane. Les données en place n'ont pas été touchées ; ` +
    'installez cette version, ou choisissez une sauvegarde plus ancienne.',
  databaseInUse:
    "Un serveur d'Ariane utilise cette base de données : arrêtez-le d'abord, sur chaque machine. Rien n'a été changé.",
  foreignDatabase:
    "Cette base de données contient d'autres tables que celles d'Ariane. Rien n'a été changé : indiquez avec DATABASE_URL une base pour Ariane seule.",
  restoreFailed: (detail: string) =>
    `La restauration a échoué (${detail}). Les données en place n'ont pas été touchées.`,
  nothingToBackUp: (place: string) => `Aucune donnée dans ${place} : rien à sauvegarder.`,
  drilled: ({ file, rows, tables }: { file: string | null; rows: number; tables: number }) =>
    `${file ? `La sauvegarde ${file}` : 'Une copie faite pour cet essai (celles qui sont gardées sont chiffrées)'} a été restaurée ` +
    `à côté : ${rows} lignes dans ${tables} tables, autant que dans la sauvegarde. Rien n’a été changé.`,
  drillDiffers: (tables: string) =>
    `La sauvegarde a été restaurée à côté, mais ces tables n’ont pas autant de lignes qu’elle : ${tables}. Gardez-la, et prévenez l’équipe d’Ariane.`,
  drillUnderWay: 'Un autre essai de restauration est en cours sur cette base de données.',
  restored: (file: string) => `Données restaurées depuis ${file}. Vous pouvez relancer le serveur.`,
  leftOut: (tables: readonly string[]) =>
    `Ces tables ne sont pas d'Ariane et n'ont pas été reprises : ${tables.join(', ')}.`,
  keptAs: (path: string) => `Les données remplacées sont conservées ici : ${path}`,
  start: (reason: StartReason): string => {
    switch (reason.kind) {
      case 'configuration':
        return `La configuration est à corriger : ${reason.detail}.`
      case 'folder_locked':
        return (
          `Le dossier de données ${reason.folder} est déjà utilisé par un autre processus` +
          `${reason.pid ? ` (numéro ${reason.pid}${reason.elsewhere ? ` sur « ${reason.elsewhere} »` : ''})` : ''}. ` +
          'Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.'
        )
      case 'folder_not_lockable':
        return (
          `Le dossier de données ${reason.folder} ne peut pas être réservé à un seul programme (${reason.detail}). ` +
          'Choisissez un dossier sur un disque de cette machine avec DATA_DIR.'
        )
      case 'folder_not_writable':
        return `Le dossier de données ${reason.folder} ne peut pas être écrit. Donnez-vous les droits, ou choisissez un autre dossier avec DATA_DIR.`
      case 'folder_damaged':
        return (
          `Les données du dossier ${reason.folder} sont illisibles. ` +
          (reason.newestBackup
            ? offer(reason.newestBackup)
            : "Aucune sauvegarde n'a été trouvée. Déplacez ce dossier pour repartir de zéro, et gardez-le pour une réparation.")
        )
      case 'data_missing':
        return (
          `Le dossier ${reason.folder} est vide ou a disparu, alors que des sauvegardes existent : rien n'a été créé à sa place. ` +
          `${offer(reason.newestBackup)}. Pour repartir de zéro, déplacez le dossier des sauvegardes.`
        )
      case 'database_start':
        return cluster.problem(reason.problem)
      case 'database_unreachable':
        return (
          `La base de données ${reason.address} ne répond pas (${reason.detail}). ` +
          "Vérifiez DATABASE_URL, que le serveur PostgreSQL tourne et qu'il accepte cette connexion."
        )
      case 'port_taken':
        return `Le port ${reason.port} est déjà pris sur ${reason.host}. Arrêtez l'autre programme, ou choisissez un autre port avec ${reason.setting}.`
      case 'port_refused':
        return `Le système refuse l'écoute sur ${reason.host}, port ${reason.port}. Choisissez HOST et PORT autrement (un port au-dessus de 1024).`
      case 'certificate':
        return `Le certificat n'a pas pu être lu (${reason.detail}). Vérifiez TLS_CERT et TLS_KEY.`
      case 'backup_before_migration':
        return (
          'Cette version change la base de données, et la sauvegarde qui vient avant n’a pas pu être écrite ' +
          `dans ${reason.folder} (${reason.detail}). Rien n’a été changé : faites de la place ou rendez ce dossier accessible, puis relancez. ` +
          'La version précédente démarre toujours.'
        )
      case 'newer_tables':
        return (
          `Une version plus récente d’Ariane a changé la base de données (« ${reason.name} ») d’une façon que celle-ci ne connaît pas. ` +
          `Rien n’a été changé. Relancez cette version plus récente, ou restaurez avec celle-ci la sauvegarde d’avant la mise à jour : ${typed('restore', 'FICHIER')}`
        )
      case 'migration':
        return (
          `La mise à jour de la base « ${reason.name} » a échoué (${reason.detail}). Rien n'a été changé. ` +
          'Si la base vient d’une version plus récente, relancez cette version-là.'
        )
    }
  },
  unexpected: 'Le serveur n’a pas pu démarrer à cause d’une erreur imprévue.',
}
