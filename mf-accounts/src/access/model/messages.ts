import type { ModelUse } from '@ariane/shared/contracts/model'

type Barrier = NonNullable<ModelUse['barrier']>

/** Sentences on questions to a model. */
export const messages = {
  title: 'Intelligence artificielle',
  lead: (model: string) =>
    `Sur ce site, le modèle « ${model} » aide à écrire des parcours et à répondre aux questions posées pendant une leçon. Ni les noms ni les adresses ne lui sont envoyés.`,
  allow: 'Les questions de cet élève peuvent aller à ce modèle',
  hint: 'Sans cet accord, Ariane répond seule, à partir du cours.',
  yes: 'Vos questions peuvent aller à ce modèle. Les réponses disent qui les a écrites.',
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
