import { PRODUCT } from '@ariane/shared/catalogue'

export const messages = {
  title: 'Votre compte attend un accord',
  lead: (name: string) =>
    `Bienvenue, ${name}. Votre compte est créé. La personne qui administre ${PRODUCT.name} ici accepte chaque adulte avant qu’il entre.`,
  next: 'Prévenez-la, ou revenez plus tard : vous vous connecterez avec les mêmes identifiants. Si elle refuse, le compte est effacé.',
  look: 'Voir si c’est fait',
  leave: 'Se déconnecter',
  failure: 'La déconnexion n’a pas abouti. Réessayez.',
} as const
