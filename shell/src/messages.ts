import { PRODUCT } from '@ariane/shared/catalogue'

export const messages = {
  loading: 'Chargement…',
  profileFailure: 'Erreur lors du chargement du profil',
  notReached: 'Impossible de se connecter au serveur. Vérifiez votre connexion internet.',
  retry: 'Réessayer',
  skip: 'Aller au contenu',
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Réduire le menu',
    dashboard: 'Tableau de bord',
    objectives: 'Objectifs',
    school: 'Scolaire',
    chat: 'Chat Prof',
    settings: 'Paramétrage',
    profile: 'Profil',
    signOut: 'Se déconnecter',
    signOutFailure: 'Erreur lors de la déconnexion',
    followed: 'Suivi par un professeur',
    user: 'Utilisateur',
    viewing: (name: string) => `Vous voyez ${PRODUCT.name} comme ${name}.`,
    back: 'Revenir à mon compte',
  },
  welcome: {
    title: `Bienvenue sur ${PRODUCT.name}`,
    lead: 'Votre assistante d’étude, de la 6ème à la 3ème. Elle explique, elle fait réviser, et elle avance à votre rythme.',
    points: [
      { title: 'Réviser pas à pas', text: 'Des parcours sur le chapitre de votre choix, avec des exercices corrigés.' },
      { title: 'Poser ses questions', text: `${PRODUCT.name} répond avec des explications et des exemples.` },
      { title: 'S’organiser', text: 'La semaine, les objectifs et les devoirs, au même endroit.' },
    ],
    enter: "Se connecter / S'inscrire",
    expired: 'Votre session est terminée. Reconnectez-vous : ce que vous aviez écrit est gardé.',
  },
} as const
