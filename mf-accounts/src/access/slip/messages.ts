import { messages as otherParent } from '../other-parent/messages.ts'

/** Sentences about following with the code of a slip. */
export const messages = {
  ...otherParent.accept,
  title: 'Suivre l’élève de la fiche',
  lead: 'La fiche d’accord relie votre compte à celui de l’élève. Il le lit dans son profil et peut arrêter ce suivi ; parfois, il dit d’abord oui.',
  answers: {
    yes: 'Votre réponse est notée avec : « J’accepte ». L’accord compte quand le professeur a la fiche signée.',
    no: 'Votre réponse est notée avec : « Je n’accepte pas ».',
  },
  button: 'Suivre cet élève',
  unknown: 'Ce code n’existe pas, ou ne relie plus. Relisez la fiche, ou demandez à l’élève un code, dans son profil.',
  failure: 'Votre compte n’a pas pu être relié. Réessayez.',
  missing: 'Cette adresse est incomplète. Ouvrez de nouveau celle de la fiche.',
  forParents: 'Cette fiche relie le compte d’un parent. Ouvrez-la de nouveau avec un compte de parent.',
}
