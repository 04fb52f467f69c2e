export const messages = {
  title: 'Plan du site',
  subtitle: 'Toutes les pages, en une liste',
  groups: { menu: 'Travailler', account: 'Votre compte', about: 'Aide et informations' },
  account: [
    { to: '/profile', title: 'Mes informations' },
    { to: '/profile/acces', title: 'Accès et mot de passe' },
    { to: '/profile/donnees', title: 'Mes données' },
    { to: '/settings/confort', title: 'Confort d’affichage' },
  ],
} as const
