/** What a parent reads in place of the sentences of teachers and coaches: children, and no class. */
export const parentMessages = {
  titles: {
    list: 'Mes enfants',
    create: 'Créer le compte d’un enfant',
    code: 'Entrer le code de votre enfant',
  },
  list: {
    loading: 'Chargement de vos enfants…',
    failure: 'La liste de vos enfants n’a pas pu être chargée.',
    empty: 'Aucun enfant pour l’instant',
    emptyHint: 'Créez un compte à votre enfant. S’il en a déjà un, il vous donne un code depuis son profil.',
    create: 'Créer le compte d’un enfant',
    search: 'Chercher un enfant',
    nobody: 'Aucun enfant de ce nom.',
    label: 'Enfants',
  },
  leave: {
    failure: 'Vous suivez encore cet enfant : la demande n’a pas abouti. Réessayez.',
  },
  card: { lead: 'Donnez-les à votre enfant. Le mot de passe ne sera plus affiché ensuite : imprimez-le ou notez-le.' },
  code: {
    label: 'Code de votre enfant',
    hint: 'Huit lettres et chiffres, que votre enfant trouve dans Profil, « Accès et mot de passe »',
    submit: 'Suivre cet enfant',
  },
} as const
