/** The few sentences the kit says by itself; everything else comes through props. */
export const messages = {
  retry: 'Réessayer',
  close: 'Fermer',
  loading: 'Chargement…',
  saved: 'Enregistré',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  notifications: 'Messages de l’application',
  skip: 'Aller au contenu',
  theme: { label: 'Apparence', light: 'Clair', dark: 'Sombre', auto: 'Automatique' },
  tone: { info: 'Information', success: 'Réussi', warning: 'Attention', danger: 'Erreur' },
  draft: {
    kept: 'Votre brouillon est gardé sur cet appareil.',
    erase: 'Effacer le brouillon',
    question: 'Effacer le brouillon ?',
    details: 'Tout ce que vous avez écrit dans cette fenêtre sera effacé.',
    confirm: 'Effacer',
  },
}
