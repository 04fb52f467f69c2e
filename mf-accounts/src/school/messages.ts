import type { DirectoryOutcome } from '@ariane/shared/contracts/directory-return'

const REFUSED = 'Votre établissement n’a pas confirmé qui vous êtes. Recommencez dans un instant.'

/** Sentences of showing at the school who one is. */
export const messages = {
  loading: 'Chargement…',
  failure: 'Cette partie n’a pas pu être chargée.',
  lead: 'Votre compte n’a pas de mot de passe ici : il s’ouvre par votre établissement. Confirmez chez lui que c’est bien vous. Vous revenez ici aussitôt.',
  ask: 'Confirmer avec mon établissement',
  busy: 'Vers votre établissement…',
  failed: 'Le service de connexion de votre établissement ne répond pas. Réessayez dans quelques minutes.',
  said: 'Votre établissement a confirmé que c’est bien vous. Vous avez cinq minutes.',
  refused: REFUSED,
  refusals: new Map<DirectoryOutcome, string>([
    [
      'other_person',
      'Votre établissement a répondu pour une autre personne que vous. Recommencez avec votre propre compte.',
    ],
    ['too_late', 'Ce passage par votre établissement a pris trop de temps, ou a été interrompu. Recommencez.'],
  ]),
}
