import { PRODUCT } from '@ariane/shared/catalogue'

export const messages = {
  parentSwitcher: {
    choose: 'Voir la page d’un enfant',
    change: 'Voir un autre enfant',
    manage: 'Gérer les comptes de mes enfants',
    title: 'Voir la page d’un enfant',
    lead: `${PRODUCT.name} s’ouvre alors comme pour votre enfant, avec ses parcours, ses objectifs et sa semaine.`,
    search: 'Chercher un enfant',
    loading: 'Chargement de vos enfants…',
    failure: 'La liste de vos enfants n’a pas pu être chargée.',
    none: 'Aucun enfant pour l’instant.',
    noneHint: 'Créez un compte à votre enfant, ou entrez le code qu’il vous donne.',
    nobody: 'Aucun enfant de ce nom.',
    current: 'Vu en ce moment',
  },
  switcher: {
    choose: 'Voir comme un élève',
    change: 'Voir un autre élève',
    manage: 'Gérer mes élèves',
    title: 'Voir comme un élève',
    lead: `${PRODUCT.name} s’ouvre alors comme pour l’élève, avec ses parcours, ses objectifs et sa semaine.`,
    search: 'Chercher un élève',
    loading: 'Chargement de vos élèves…',
    failure: 'La liste de vos élèves n’a pas pu être chargée.',
    none: 'Vous n’avez pas encore d’élève.',
    noneHint: 'Créez un compte à un élève, ou entrez le code qu’il vous donne.',
    nobody: 'Aucun élève de ce nom.',
    current: 'Vu en ce moment',
  },
} as const
