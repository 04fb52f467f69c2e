import { PRODUCT } from '@ariane/shared/catalogue'

export const messages = {
  loading: 'Chargement…',
  profileFailure: 'Erreur lors du chargement du profil',
  notReached: 'Impossible de se connecter au serveur. Vérifiez votre connexion internet.',
  retry: 'Réessayer',
  welcome: {
    title: `Bienvenue sur ${PRODUCT.name}`,
    lead: 'Votre assistante d’étude, de la 6ème à la 3ème. Elle explique, elle fait réviser, et elle avance à votre rythme.',
    points: [
      { title: 'Réviser pas à pas', text: 'Des parcours sur le chapitre de votre choix, avec des exercices corrigés.' },
      { title: 'Poser ses questions', text: `${PRODUCT.name} répond avec des explications et des exemples.` },
      { title: 'S’organiser', text: 'La semaine, les objectifs et les devoirs, au même endroit.' },
    ],
    legal: 'Informations légales',
    enter: "Se connecter / S'inscrire",
    register: 'Créer un compte',
    trial: 'Essayer un exercice, sans compte',
    expired: 'Votre session est terminée. Reconnectez-vous : ce que vous aviez écrit est gardé.',
    erased: 'Votre session est terminée, et vos brouillons ont été effacés de cet appareil. Reconnectez-vous.',
  },
} as const
