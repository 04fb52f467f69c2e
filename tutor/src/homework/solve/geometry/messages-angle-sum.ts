/** The sentences about the sum of the angles of a triangle; maths between dollars. */
export const messages = {
  sum: (tex: string) => `On additionne les trois angles : $${tex}$ degrés.`,
  isTriangle: 'La somme est égale à 180° : oui, ce triangle existe.',
  isNone: 'La somme n’est pas égale à 180° : non, ce triangle n’existe pas.',
  rule: 'Dans un triangle, la somme des trois angles est égale à 180°.',
  hints: [
    'Quelle est la somme des trois angles d’un triangle ?',
    'Additionnez les trois angles donnés.',
    'Comparez cette somme à 180°.',
  ],
} as const
