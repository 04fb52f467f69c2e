import { PRODUCT } from '@ariane/shared/catalogue'

/** Only who is signed in reads them: they are no part of the welcome page. */
export const messages = {
  skip: 'Aller au contenu',
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Réduire le menu',
    home: 'Accueil',
    more: 'Plus',
    revise: 'Réviser',
    help: 'Aide',
    installation: 'Installation',
    signOut: 'Se déconnecter',
    signOutFailure: 'Erreur lors de la déconnexion',
    followed: 'Suivi par un professeur',
    user: 'Utilisateur',
    viewing: (name: string) => `Vous voyez ${PRODUCT.name} comme ${name}.`,
    viewed: (name: string) => `Vue de ${name}`,
    back: 'Revenir à mon compte',
  },
  foot: { siteMap: 'Plan du site', accessibility: (state: string) => `Accessibilité : ${state}` },
  childrenOnly: {
    title: 'Cette page est celle de vos enfants',
    hint: 'Choisissez l’un d’eux sur votre accueil pour la voir comme lui.',
    home: 'Revenir à mon accueil',
  },
} as const
