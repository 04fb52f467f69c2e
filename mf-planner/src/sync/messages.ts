import type { SchoolStep } from '@ariane/shared/contracts/school'

const STEPS: Record<SchoolStep, string> = {
  opening: 'Ouverture du service…',
  signing_in: 'Connexion à votre compte…',
  timetable: 'Lecture de l’emploi du temps…',
  homework: 'Lecture des devoirs…',
  saving: 'Mise à jour de votre semaine…',
}

export const messages = {
  title: 'Synchroniser mon établissement',
  lead: 'Retrouvez ici vos cours et vos devoirs. Vos propres événements ne changent pas.',
  provider: 'Quel service utilise votre établissement ?',
  providers: { pronote: 'PRONOTE', ecoledirecte: 'EcoleDirecte' },
  url: 'Adresse de PRONOTE',
  urlPlaceholder: 'https://0750001a.index-education.net/pronote/',
  username: 'Identifiant',
  password: 'Mot de passe',
  required: 'Veuillez remplir ce champ.',
  privacy: 'Votre mot de passe sert à cette synchronisation et n’est pas conservé par nos serveurs.',
  save: 'Sauvegarder les identifiants sur cet appareil',
  saveHint: 'Seulement ici, jusqu’à votre déconnexion. À éviter sur un ordinateur partagé.',
  way: 'Comment vous connecter ?',
  ways: { password: 'Identifiant et mot de passe', qr: 'QR code de PRONOTE' },
  qr: 'Contenu du QR code',
  qrHint:
    'Dans PRONOTE : Mes données, Sécurité, « QR code pour l’application mobile ». Collez ici le texte qu’il contient.',
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
  callFailure: 'La synchronisation n’a pas pu se faire.',
  callLater: 'Réessayez dans un instant. Ce que vous avez saisi est toujours là.',
  callBusy: 'Vous avez beaucoup essayé : attendez quelques minutes avant de recommencer.',
  callNext: 'Vérifiez votre connexion internet, puis réessayez. Ce que vous avez saisi est toujours là.',
  wait: (time: string) => `Réessayez dans ${time}.`,
  seconds: (n: number) => `${n} ${n > 1 ? 'secondes' : 'seconde'}`,
  minutes: (n: number) => `${n} ${n > 1 ? 'minutes' : 'minute'}`,
  hours: (n: number) => `${n} ${n > 1 ? 'heures' : 'heure'}`,
} as const
