import type { ModelUse } from '@ariane/shared/contracts/model'

type Barrier = NonNullable<ModelUse['barrier']>

/** Sentences on questions to a model. */
export const messages = {
  title: 'Intelligence artificielle',
  lead: (model: string) =>
    `Sur ce site, le modèle « ${model} » aide à écrire des parcours, à répondre aux questions posées pendant une leçon et à corriger les réponses rédigées. Ni les noms ni les adresses ne lui sont envoyés.`,
  allow: 'Les questions et les réponses rédigées de cet élève peuvent aller à ce modèle',
  hint: 'Sans cet accord, Ariane répond et corrige seule, à partir du cours.',
  yes: 'Vos questions et vos réponses rédigées peuvent aller à ce modèle. Ce qu’il répond à vos questions dit qu’il l’a écrit.',
  barriers: {
    no_model: '',
    grade:
      'En 6ème et en 5ème, Ariane répond seule à vos questions, tant qu’un adulte qui vous suit ne l’a pas décidé autrement.',
    refused: 'Un adulte qui vous suit a choisi qu’Ariane réponde seule à vos questions.',
    consent: 'Ariane répond seule à vos questions, jusqu’à l’accord d’un parent.',
  } satisfies Record<Barrier, string>,
  waits: 'L’accord d’un parent manque encore : en attendant, Ariane répond seule.',
  saved: 'C’est noté.',
  failure: 'Ce choix n’a pas pu être enregistré. Réessayez.',
}
