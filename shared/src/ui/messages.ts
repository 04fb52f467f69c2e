/** The few sentences of the components themselves; everything else comes through props. */
export const messages = {
  retry: 'Réessayer',
  close: 'Fermer',
  loading: 'Chargement…',
  saved: 'Enregistré',
  required: 'obligatoire',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  notifications: 'Messages de l’application',
  skip: 'Aller au contenu',
  theme: { label: 'Apparence', light: 'Clair', dark: 'Sombre', auto: 'Automatique' },
  tone: { info: 'Information', success: 'Réussi', warning: 'Attention', danger: 'Erreur' },
  clock: {
    title: 'L’horloge de cet appareil n’est pas à l’heure.',
    sentence: (here: string, real: string) =>
      `Elle indique le ${here}, alors que nous sommes le ${real}. Réglez-la : en attendant, « aujourd’hui » et les dates proposées sont faux.`,
  },
  consent: {
    title: 'Il manque l’accord d’un parent',
    sentence:
      'Avant quinze ans, un parent donne son accord pour le Chat Prof, les questions libres et la synchronisation avec l’école. Tout le reste marche déjà.',
    open: 'Demander l’accord',
  },
  kind: {
    title: 'Vous n’avez pas à rester avec ça.',
    talk: 'Parlez-en à un adulte en qui vous avez confiance. Vous pouvez aussi appeler, gratuitement et sans donner votre nom :',
    numbers: [
      { number: '119', what: '119 : jour et nuit, quand quelque chose ne va pas ou qu’on vous fait du mal' },
      { number: '3114', what: '3114 : jour et nuit, quand on pense à mourir, ou qu’on a peur pour quelqu’un' },
      { number: '3018', what: '3018 : tous les jours, quand on vous harcèle, à l’école ou en ligne' },
    ],
  },
  draft: {
    kept: 'Votre brouillon est gardé sur cet appareil.',
    erase: 'Effacer le brouillon',
    question: 'Effacer le brouillon ?',
    details: 'Tout ce que vous avez écrit dans cette fenêtre sera effacé.',
    confirm: 'Effacer',
  },
}
