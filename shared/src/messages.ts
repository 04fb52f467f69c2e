/** Sentences that every part of the product shares. Screens keep their own beside them. */
export const messages = {
  apiFailure: (status: number, statusText: string) => `Erreur API (${status}): ${statusText}`,
  httpFailure: (status: number) => `HTTP error! status: ${status}`,
  network: 'Impossible de se connecter au serveur. Vérifiez votre connexion internet.',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement…',
} as const
