import type { SchoolFailureCode } from '@ariane/shared/contracts/school'

type Said = { what: string; next: string }

/** Every failure has its own sentence and its own next step: a code without one does not compile. */
export const failures: Record<SchoolFailureCode, Said> = {
  no_identifiers: {
    what: 'Il manque vos identifiants.',
    next: 'Choisissez PRONOTE ou EcoleDirecte, puis saisissez-les.',
  },
  address_refused: {
    what: 'Cette adresse n’est pas celle d’un PRONOTE que nous pouvons joindre.',
    next: 'Ouvrez PRONOTE dans votre navigateur et copiez l’adresse, qui commence par https://.',
  },
  bad_credentials: {
    what: 'L’identifiant ou le mot de passe n’est pas le bon.',
    next: 'Vérifiez les majuscules, puis réessayez. Après plusieurs erreurs, votre compte pourrait être bloqué.',
  },
  use_ent: {
    what: 'Votre établissement passe par un ENT pour ouvrir PRONOTE.',
    next: 'Utilisez le QR code de PRONOTE, ou un mot de passe propre à PRONOTE.',
  },
  bad_qr: {
    what: 'Ce QR code ne s’ouvre pas avec ces quatre chiffres.',
    next: 'Créez un nouveau QR code dans PRONOTE et notez bien les chiffres choisis.',
  },
  expired_code: {
    what: 'Ce QR code ou cette connexion gardée ne sert plus.',
    next: 'Saisissez à nouveau votre mot de passe, ou créez un nouveau QR code.',
  },
  bad_answer: {
    what: 'Ce n’était pas la bonne réponse.',
    next: 'Relancez la synchronisation : la question vous sera posée à nouveau.',
  },
  challenge_expired: {
    what: 'Le temps pour répondre est passé.',
    next: 'Relancez la synchronisation et répondez dans les deux minutes.',
  },
  account_suspended: {
    what: 'Votre compte est suspendu par le service.',
    next: 'Demandez à la vie scolaire de votre établissement de le débloquer.',
  },
  access_denied: {
    what: 'Votre établissement n’ouvre pas cet accès.',
    next: 'Demandez à la vie scolaire si l’accès des élèves est ouvert.',
  },
  action_needed: {
    what: 'Le service attend quelque chose de vous avant d’ouvrir votre compte.',
    next: 'Connectez-vous une fois sur son site, faites ce qu’il demande, puis revenez ici.',
  },
  not_a_pupil: {
    what: 'Ce compte n’est pas celui d’un élève.',
    next: 'Utilisez le compte de l’élève, pas celui d’un parent ou d’un professeur.',
  },
  school_closed: {
    what: 'L’espace de votre établissement est fermé pour le moment.',
    next: 'Réessayez plus tard, par exemple ce soir ou après les vacances.',
  },
  service_moved: {
    what: 'Le PRONOTE de votre établissement a changé d’adresse.',
    next: 'Cherchez la nouvelle adresse sur le site de votre établissement et saisissez-la ici.',
  },
  too_many_tries: {
    what: 'Trop d’essais avec un mauvais mot de passe.',
    next: 'Faites une pause pour ne pas bloquer votre compte.',
  },
  too_soon: {
    what: 'Une synchronisation vient d’avoir lieu, ou est encore en cours.',
    next: 'Votre semaine est déjà à jour.',
  },
  service_suspended: {
    what: 'Le service nous demande d’attendre avant de revenir.',
    next: 'Vos événements restent là en attendant.',
  },
  service_busy: {
    what: 'Le service n’est pas disponible pour le moment.',
    next: 'Réessayez dans quelques minutes.',
  },
  unreachable: {
    what: 'Le service ne répond pas.',
    next: 'Vérifiez l’adresse, puis réessayez plus tard.',
  },
  too_slow: {
    what: 'Le service a mis trop de temps à répondre.',
    next: 'Rien n’a été changé. Réessayez dans un moment.',
  },
  interrupted: {
    what: 'La synchronisation s’est arrêtée avant la fin.',
    next: 'Rien n’a été changé. Relancez-la quand vous voulez.',
  },
  file_missing: {
    what: 'Ce document n’est plus dans votre établissement.',
    next: 'Synchronisez votre semaine pour voir ce qui y est maintenant.',
  },
  file_too_large: {
    what: 'Ce document est trop lourd pour être ouvert ici.',
    next: 'Ouvrez-le sur le site de votre établissement.',
  },
  too_many_accounts: {
    what: 'Vous avez déjà quatre comptes de ce service.',
    next: 'Retirez celui qui ne sert plus, puis ajoutez le nouveau.',
  },
  protocol_changed: {
    what: 'Le service a répondu d’une façon que nous ne comprenons pas encore.',
    next: 'Rien n’a été changé. Une mise à jour sera nécessaire de notre côté.',
  },
  pronote_changed: {
    what: 'PRONOTE a changé, ce n’est pas votre mot de passe.',
    next: 'Cet essai n’est pas compté. Si le site de PRONOTE vous ouvre avec les mêmes identifiants, une mise à jour sera nécessaire de notre côté.',
  },
}
