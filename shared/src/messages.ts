/** Sentences that every part of the product shares. Screens keep their own beside them. */
export const messages = {
  apiFailure: (status: number, statusText: string) => `Erreur API (${status}): ${statusText}`,
  httpFailure: (status: number) => `HTTP error! status: ${status}`,
  network: 'Impossible de se connecter au serveur. Vérifiez votre connexion internet.',
  busy: 'Le serveur est très demandé en ce moment. Rien n’est perdu : réessayez dans un instant.',
  commonPassword:
    'Ce mot de passe est de ceux qu’on essaie en premier, ou c’est le nom de la personne. Choisissez-en un autre : trois mots sans rapport, par exemple.',
  storageFull:
    'Le serveur n’a plus de place et n’enregistre rien pour l’instant. Prévenez la personne qui s’en occupe, puis réessayez.',
  consentNeeded: 'Il manque l’accord d’un parent : sans lui, ce qu’un adulte écrit à un élève attend.',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement…',
} as const
