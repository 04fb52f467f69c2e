import { lookup } from '@ariane/shared/catalogue'
import { messages as cluster } from './db/cluster/messages.ts'
import type { StartReason } from './start-problem.ts'

const IMPORTED = 'Elle est d’avant PostgreSQL : convertissez-la d’abord avec importer/README.md'
const offer = (file: string) =>
  `La sauvegarde la plus récente est ${file}. ` +
  (file.endsWith('.tar.gz') ? IMPORTED : `Pour la reprendre : npm run restore -- ${file}`)

const COUNT = 'un nombre au-dessus de zéro'
const PORT = 'un nombre entier de 0 à 65535'
const EMULATOR = 'une adresse comme 127.0.0.1:9099, les deux émulateurs ensemble, et jamais avec NODE_ENV=production'
/** What a setting has to be. */
const SETTINGS: Record<string, string> = {
  PORT,
  METRICS_PORT: PORT,
  POSTGRES_BIN: 'un dossier comme /usr/lib/postgresql/18/bin, sans DATABASE_URL',
  DATABASE_URL: 'une adresse comme postgres://nom:mot-de-passe@serveur:5432/base',
  PUBLIC_URL: 'une adresse comme https://ariane.exemple.fr',
  SMTP_URL: 'une adresse comme smtps://nom:mot-de-passe@serveur:465, avec PUBLIC_URL pour les liens des messages',
  MAIL_FROM: 'une adresse comme Ariane <ariane@exemple.fr>',
  REGISTRY_KEY: 'la clé publique que donne npm run release keys',
  SITE_STORAGE: 'une adresse comme s3://bucket/dossier',
  AWS_ENDPOINT_URL_S3: 'une adresse comme https://s3.exemple.fr, avec SITE_STORAGE',
  AWS_ACCESS_KEY_ID: 'la clé du bucket de SITE_STORAGE',
  AWS_SECRET_ACCESS_KEY: 'le secret de la clé du bucket de SITE_STORAGE',
  OVERRIDE_KEY: 'la clé publique que donne npm run release keys, et jamais avec NODE_ENV=production',
  OVERRIDE_ORIGINS: 'des origines comme https://essai.exemple.fr, séparées par des virgules',
  METRICS_TOKEN: 'au moins 16 caractères',
  AUTH_SECRET: 'au moins 32 caractères',
  TLS_KEY: 'le fichier de la clé, avec TLS_CERT, ou aucun des deux',
  SIMULATOR: '0 ou 1, et jamais 1 avec NODE_ENV=production',
  SCHOOL_SIMULATOR: '0 ou 1, et jamais 1 avec NODE_ENV=production',
  SCHOOL_HOSTS: 'des noms comme pronote.exemple.fr, séparés par des virgules',
  CALENDAR_HOSTS: 'des noms comme calendar.google.com, séparés par des virgules',
  AI_BASE_URL: 'une adresse comme https://modele.exemple.fr/v1, avec AI_MODEL',
  AI_MODEL: 'le nom du modèle, avec AI_BASE_URL',
  TRANSCRIBE_BASE_URL: 'une adresse comme https://transcription.exemple.fr/v1, avec TRANSCRIBE_MODEL',
  TRANSCRIBE_MODEL: 'le nom du modèle, avec TRANSCRIBE_BASE_URL',
  TRUSTED_PROXIES: 'des adresses comme 10.0.0.0/8, séparées par des virgules, ou loopback',
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
  CHAT_KEEP_MONTHS: 'un nombre entier de mois, de 1 à 120',
  OPERATORS: 'des adresses e-mail ou des identifiants séparés par des virgules, 2000 caractères au plus',
  OPERATOR_NAME: 'un nom, 200 caractères au plus',
  OPERATOR_CONTACT: 'une adresse ou un numéro, 300 caractères au plus',
  OPERATOR_HOST: 'un nom et une adresse, 300 caractères au plus',
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
  noBackup: (folder: string) => `Aucune sauvegarde dans ${folder}.`,
  backupUnreadable: (file: string) =>
    `La sauvegarde ${file} est illisible. Les données en place n'ont pas été touchées ; essayez une sauvegarde plus ancienne.`,
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
      case 'migration':
        return (
          `La mise à jour de la base « ${reason.name} » a échoué (${reason.detail}). Rien n'a été changé. ` +
          'Si la base vient d’une version plus récente, relancez cette version-là.'
        )
    }
  },
  unexpected: 'Le serveur n’a pas pu démarrer à cause d’une erreur imprévue.',
}
