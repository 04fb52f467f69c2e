import type { SchoolStep } from '@ariane/shared/contracts/school'
import type { SchoolGapReason, SchoolPart } from '@ariane/shared/contracts/school-gaps'

const STEPS: Record<SchoolStep, string> = {
  opening: 'Ouverture du service…',
  signing_in: 'Connexion à votre compte…',
  timetable: 'Lecture de l’emploi du temps…',
  homework: 'Lecture des devoirs…',
  saving: 'Mise à jour de votre semaine…',
}

const some = (n: number, one: string, many: string) => `${n} ${n > 1 ? many : one}`

/** What single things of a part are, when they could not be read. */
const ITEMS: Record<SchoolPart, (n: number) => string> = {
  timetable: n => `${some(n, 'cours n’a', 'cours n’ont')} pas pu être ${n > 1 ? 'lus' : 'lu'}`,
  homework: n => `${some(n, 'devoir n’a', 'devoirs n’ont')} pas pu être ${n > 1 ? 'lus' : 'lu'}`,
  documents: n => `${some(n, 'document n’a', 'documents n’ont')} pas pu être ${n > 1 ? 'lus' : 'lu'}`,
  grades: n => `${some(n, 'note n’a', 'notes n’ont')} pas pu être ${n > 1 ? 'lues' : 'lue'}`,
  absences: n => `${some(n, 'absence n’a', 'absences n’ont')} pas pu être ${n > 1 ? 'lues' : 'lue'}`,
  news: n => `${some(n, 'actualité n’a', 'actualités n’ont')} pas pu être ${n > 1 ? 'lues' : 'lue'}`,
  tests: n => `pour ${n} cours ou devoir${n > 1 ? 's' : ''}, le service ne dit pas clairement si c’est un contrôle`,
}
const WHOLE: Record<SchoolGapReason, string> = {
  closed: 'votre établissement ne l’ouvre pas aux élèves',
  unreadable: 'la réponse n’a pas pu être lue',
  unanswered: 'le service n’a pas répondu',
}
const PARTS: Record<SchoolPart, string> = {
  timetable: 'Emploi du temps',
  homework: 'Cahier de textes',
  tests: 'Contrôles',
  documents: 'Documents des cours',
  grades: 'Notes',
  absences: 'Absences',
  news: 'Actualités',
}

type Emptied = { lessons: number; homework: number }

export const messages = {
  title: 'Synchroniser mon établissement',
  lead: 'Retrouvez ici vos cours et vos devoirs. Vos propres événements ne changent pas.',
  provider: 'Quel service utilise votre établissement ?',
  providers: { pronote: 'PRONOTE', ecoledirecte: 'EcoleDirecte' },
  account: 'Quel compte ?',
  firstAccount: 'Premier compte',
  addAccount: 'Ajouter un autre compte',
  toAccounts: 'Revenir à mes comptes',
  accountName: 'Nom de cet autre compte',
  accountNameHint: 'Pour le reconnaître, par exemple : Chez papa, ou le nom de l’autre établissement.',
  accountNameMissing: 'Donnez un nom à ce compte.',
  accountNameTaken: 'Un de vos comptes porte déjà ce nom.',
  removeAccount: 'Retirer ce compte',
  removeAccountQuestion: (account: string) => `Retirer ${account} de votre semaine ?`,
  removeAccountDetails:
    'Les cours, les devoirs et les notes de ce compte disparaissent d’ici, sauf ce qu’un autre compte apporte aussi. Rien ne change dans votre établissement.',
  removeAccountConfirm: 'Retirer',
  removeAccountFailure: 'Ce compte n’a pas pu être retiré. Réessayez dans un instant.',
  accountRemoved: 'Compte retiré',
  url: 'Adresse de PRONOTE',
  urlPlaceholder: 'https://0750001a.index-education.net/pronote/',
  username: 'Identifiant',
  password: 'Mot de passe',
  required: 'Veuillez remplir ce champ.',
  privacy: 'Votre mot de passe sert à cette synchronisation et n’est pas conservé par nos serveurs.',
  save: 'Sauvegarder les identifiants sur cet appareil',
  saveHint:
    'Seulement ici, jusqu’à votre déconnexion. À éviter sur un ordinateur partagé. Le service donne de quoi se passer de votre mot de passe : il n’est alors pas gardé, et votre semaine se met à jour toute seule tant que l’application est ouverte.',
  refreshStopped: (provider: string) => `${provider} ne se met plus à jour tout seul.`,
  refreshStoppedWhy: 'Vos cours et vos devoirs restent là. Reconnectez-vous pour que la mise à jour reprenne.',
  reconnect: 'Se reconnecter',
  way: 'Comment vous connecter ?',
  ways: { password: 'Identifiant et mot de passe', qr: 'QR code de PRONOTE' },
  qr: 'Contenu du QR code',
  qrHint:
    'Dans PRONOTE : Mes données, Sécurité, « QR code pour l’application mobile ». Le texte qu’il contient s’écrit ici quand il est lu ; vous pouvez aussi le coller.',
  qrCamera: 'Lire avec la caméra',
  qrPicture: 'Choisir une image',
  qrReading: 'Lecture du QR code…',
  qrRead: 'Le QR code est lu. Saisissez maintenant les quatre chiffres.',
  qrNone: 'Aucun QR code lisible sur cette image.',
  qrFailed: 'L’image n’a pas pu être lue.',
  qrOther: 'Ce QR code n’est pas celui de PRONOTE.',
  qrAgain: 'Cadrez le QR code en entier, de près et sans reflet, puis réessayez.',
  qrInvalid: 'Ce texte n’est pas celui d’un QR code de PRONOTE.',
  pin: 'Les 4 chiffres choisis pour le QR code',
  pinInvalid: 'Saisissez quatre chiffres.',
  kept: (username: string) => `Identifiants de « ${username} » gardés sur cet appareil.`,
  forget: 'Oublier sur cet appareil',
  other: 'Utiliser d’autres identifiants',
  start: 'Synchroniser',
  running: 'Synchronisation…',
  waiting: 'Nous attendons le service…',
  steps: STEPS,
  stop: 'Arrêter',
  stopped: 'Synchronisation arrêtée.',
  close: 'Fermer',
  question: 'Le service vous pose une question',
  questionPin: 'Votre code',
  choices: 'Votre réponse',
  answer: 'Répondre',
  success: (provider: string) => `Synchronisation réussie : votre semaine est à jour avec ${provider}.`,
  counts: (added: number, changed: number, removed: number) =>
    added + changed + removed === 0
      ? 'Rien n’avait changé.'
      : [
          added > 0 && `${added} ${added > 1 ? 'nouveaux' : 'nouveau'}`,
          changed > 0 && `${changed} ${changed > 1 ? 'modifiés' : 'modifié'}`,
          removed > 0 && `${removed} ${removed > 1 ? 'retirés' : 'retiré'}`,
        ]
          .filter(Boolean)
          .join(', '),
  partly: (provider: string) => `${provider} n’a pas tout donné.`,
  rest: 'Tout le reste est à jour.',
  gap: (part: SchoolPart, what: string, days: string) => `${PARTS[part]}${days && `, ${days}`} : ${what}.`,
  items: ITEMS,
  whole: WHOLE,
  onDay: (day: string) => `le ${day}`,
  fromTo: (first: string, last: string) => `du ${first} au ${last}`,
  andMore: (n: number) => `et ${n} autre${n > 1 ? 's' : ''}`,
  shown: (freshness: string) => `Ce qui est affiché : ${freshness}.`,
  emptied: (week: string, provider: string, { lessons, homework }: Emptied) =>
    `La semaine du ${week} n’a plus aucun ${[lessons && 'cours', homework && 'devoir'].filter(Boolean).join(' ni aucun ')} dans ${provider}.`,
  stayed: ({ lessons, homework }: Emptied) => {
    const all = [
      lessons && (lessons > 1 ? `les ${lessons} cours` : 'le cours'),
      homework && (homework > 1 ? `les ${homework} devoirs` : 'le devoir'),
    ].filter(Boolean)
    const said = `${all.join(' et ')} d’avant ${lessons + homework > 1 ? 'sont restés' : 'est resté'} ici.`
    return said.charAt(0).toUpperCase() + said.slice(1)
  },
  removeEmptied: ({ lessons, homework }: Emptied) =>
    lessons && homework
      ? 'Tout retirer'
      : homework
        ? homework > 1
          ? 'Retirer ces devoirs'
          : 'Retirer ce devoir'
        : lessons > 1
          ? 'Retirer ces cours'
          : 'Retirer ce cours',
  keepEmptied: ({ lessons, homework }: Emptied) =>
    lessons && homework ? 'Tout garder' : lessons + homework > 1 ? 'Les garder' : 'Le garder',
  settleFailure: 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.',
  callFailure: 'La synchronisation n’a pas pu se faire.',
  callLater: 'Réessayez dans un instant. Ce que vous avez saisi est toujours là.',
  callBusy: 'Vous avez beaucoup essayé : attendez quelques minutes avant de recommencer.',
  callNext: 'Vérifiez votre connexion internet, puis réessayez. Ce que vous avez saisi est toujours là.',
  wait: (time: string) => `Réessayez dans ${time}.`,
  seconds: (n: number) => `${n} ${n > 1 ? 'secondes' : 'seconde'}`,
  minutes: (n: number) => `${n} ${n > 1 ? 'minutes' : 'minute'}`,
  hours: (n: number) => `${n} ${n > 1 ? 'heures' : 'heure'}`,
} as const
