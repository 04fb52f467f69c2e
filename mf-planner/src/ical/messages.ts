import type { ImportFailure, UnreadReason } from '@ariane/shared/contracts/ical'
import { schoolHour } from '../messages-school-hour.ts'

type Said = { what: string; next: string }

const FAILURES: Record<ImportFailure, Said> = {
  address_refused: {
    what: 'Nous ne pouvons pas lire cette adresse directement.',
    next: 'Celles de PRONOTE, d’EcoleDirecte, de Google, d’Outlook, d’Apple et des ENT se lisent. Ouvrez-la dans votre navigateur pour télécharger le fichier du calendrier, puis importez ce fichier ici.',
  },
  unreachable: {
    what: 'Le site de ce calendrier ne répond pas.',
    next: 'Vérifiez l’adresse, ou téléchargez le fichier du calendrier et importez-le ici.',
  },
  too_slow: {
    what: 'Le site de ce calendrier a mis trop de temps à répondre.',
    next: 'Réessayez dans un moment.',
  },
  no_calendar_there: {
    what: 'Il n’y a pas de calendrier à cette adresse.',
    next: 'Cherchez l’adresse « iCal » dans les réglages de votre calendrier, et copiez-la en entier.',
  },
  not_a_calendar: {
    what: 'Ce fichier n’est pas un calendrier que nous savons lire.',
    next: 'Choisissez un fichier dont le nom se termine par .ics.',
  },
  wrong_encoding: {
    what: 'Les lettres de ce calendrier sont abîmées.',
    next: 'Exportez-le à nouveau depuis votre calendrier, si possible en UTF-8.',
  },
  too_large: {
    what: 'Ce calendrier est trop lourd.',
    next: 'Il peut peser 32 Mo au plus, et 4 Mo pour une année. Exportez seulement l’année en cours.',
  },
  too_many_events: {
    what: 'Ce calendrier contient trop d’événements.',
    next: 'Il peut en montrer 5 000 sur une année. Exportez-en une partie seulement.',
  },
  too_complicated: {
    what: 'Les répétitions de ce calendrier sont trop compliquées.',
    next: 'Exportez-le sans les événements qui se répètent sans fin.',
  },
  emptied: {
    what: 'Ce calendrier est vide à cette adresse.',
    next: 'Vos événements sont gardés. Vérifiez sur le site de votre calendrier qu’il en contient encore.',
  },
  consent_needed: {
    what: 'Il manque l’accord d’un parent pour suivre l’adresse de votre école.',
    next: 'C’est le même accord que pour PRONOTE et EcoleDirecte. Vos événements sont gardés ; il se demande dans « Mes données ».',
  },
  adult_apart: {
    what: 'L’adulte qui a ajouté ce calendrier ne vous suit plus, ou l’accord d’un parent manque : il n’est plus mis à jour.',
    next: 'Vos événements sont gardés. Vous pouvez le retirer, ou ajouter son adresse vous-même.',
  },
  address_lost: {
    what: 'L’adresse de ce calendrier n’est plus lisible ici.',
    next: 'Ajoutez-la à nouveau : vos événements sont gardés.',
  },
  full: {
    what: 'Vous avez déjà dix calendriers importés.',
    next: 'Retirez-en un ci-dessous, puis recommencez.',
  },
}

const REASONS: Record<UnreadReason, string> = {
  line: 'une ligne abîmée',
  date: 'une date illisible',
  rule: 'une répétition inconnue',
  no_date: 'sans date',
}

const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`

export const messages = {
  open: 'Calendriers',
  title: 'Calendriers',
  close: 'Fermer',
  import: {
    title: 'Ajouter un calendrier',
    lead: 'Votre établissement, votre club ou un autre agenda : ses événements rejoignent votre semaine. Les vôtres ne changent pas.',
    file: 'Choisir un fichier .ics',
    address: 'Adresse du calendrier',
    hint: 'PRONOTE, EcoleDirecte, ENT, Google, Outlook ou Apple : elle commence par https:// ou webcal://. Dans PRONOTE, elle est sous Communication, Agenda, « Exporter au format iCal ».',
    required: 'Saisissez une adresse.',
    submit: 'Suivre cette adresse',
    running: 'Import en cours…',
    done: (name: string) => `« ${name} » est dans votre semaine.`,
    counts: (added: number, changed: number, removed: number) =>
      added + changed + removed === 0
        ? 'Rien n’avait changé.'
        : [
            added > 0 && many(added, 'nouveau', 'nouveaux'),
            changed > 0 && many(changed, 'modifié', 'modifiés'),
            removed > 0 && many(removed, 'retiré', 'retirés'),
          ]
            .filter(Boolean)
            .join(', '),
    reading: (percent: number) => `Lecture du fichier : ${percent} %`,
    skipped: (n: number, named: readonly string[]) =>
      `${many(n, 'événement illisible a été laissé de côté', 'événements illisibles ont été laissés de côté')} : ${named.join(', ')}${n > named.length ? '…' : ''}.`,
    unread: (title: string, reason: string) => `« ${title} » (${reason})`,
    reasons: REASONS,
    zones: (zones: readonly string[]) =>
      `${zones.length > 1 ? 'Fuseaux horaires inconnus' : 'Fuseau horaire inconnu'}, lu à ${schoolHour()} : ${zones.map(zone => `« ${zone} »`).join(', ')}. Vérifiez les heures.`,
    elsewhere: (n: number) =>
      many(n, 'cours était déjà là par un autre calendrier.', 'cours étaient déjà là par un autre calendrier.'),
    outside: (n: number) =>
      many(
        n,
        'événement trop ancien ou trop lointain n’a pas été repris.',
        'événements trop anciens ou trop lointains n’ont pas été repris.',
      ),
    failures: FAILURES,
    callFailure: {
      what: 'Le calendrier n’a pas pu être importé.',
      next: 'Vérifiez votre connexion internet, puis réessayez.',
    },
  },
  instead: {
    lead: 'Vous pouvez aussi suivre votre calendrier : ouvrez PRONOTE depuis votre ENT, puis Communication, Agenda, « Exporter au format iCal », et copiez l’adresse.',
    action: 'Suivre l’adresse de mon calendrier',
  },
  imported: {
    title: 'Vos calendriers',
    loadFailure: 'Vos calendriers importés n’ont pas pu être chargés.',
    line: (events: number, date: string) => `${many(events, 'événement', 'événements')}, importé le ${date}`,
    followed: (events: number, freshness: string) => `${many(events, 'événement', 'événements')}, ${freshness}`,
    again: 'Un calendrier suivi par son adresse se met à jour tout seul. Pour un fichier, importez-le à nouveau.',
    refresh: (name: string) => `Mettre « ${name} » à jour`,
    refreshed: 'Calendrier à jour',
    notRefreshed: 'Ce calendrier n’a pas pu être mis à jour.',
    remove: (name: string) => `Retirer « ${name} »`,
    question: (name: string) => `Retirer « ${name} » et ses événements de votre semaine ?`,
    confirm: 'Retirer',
    removed: 'Calendrier retiré',
    failure: 'Le calendrier n’a pas pu être retiré. Il est toujours là.',
  },
  feed: {
    title: 'Votre adresse privée',
    lead: 'Une adresse secrète permet à un autre calendrier (téléphone, Google, Thunderbird…) d’afficher votre semaine.',
    care: 'Toute personne qui a cette adresse voit vos événements : ne la donnez qu’à quelqu’un de confiance. Vous pouvez l’arrêter à tout moment.',
    make: 'Créer mon adresse',
    another: 'Créer une nouvelle adresse',
    since: (date: string) => `Votre adresse fonctionne depuis le ${date}.`,
    hidden:
      'Par sécurité, elle n’est montrée qu’à sa création. Si vous l’avez perdue, créez-en une nouvelle : l’ancienne s’arrêtera.',
    address: 'Adresse secrète',
    once: 'Copiez-la maintenant : elle ne sera plus montrée ensuite.',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    copyFailure: 'Sélectionnez l’adresse et copiez-la.',
    revoke: 'Arrêter cette adresse',
    revoked: 'L’adresse ne fonctionne plus.',
    loadFailure: 'L’état de votre adresse n’a pas pu être chargé.',
    failure: 'Cela n’a pas marché. Vérifiez votre connexion, puis réessayez.',
  },
  download: {
    title: 'Télécharger une fois',
    action: 'Télécharger mes événements (.ics)',
    failure: 'Le fichier n’a pas pu être préparé. Réessayez.',
  },
} as const
