/** The sentences of the triangle inequality; `$` stands around maths. */
export const messages = {
  longest: (side: string) => `Le plus grand côté mesure $${side}$.`,
  sum: (line: string) => `On ajoute les deux autres : $${line}$.`,
  more: (side: string) => `La somme est plus grande que $${side}$ : on peut construire ce triangle.`,
  less: (side: string) => `La somme est plus petite que $${side}$ : on ne peut pas construire ce triangle.`,
  yes: 'oui, on peut le construire',
  no: 'non, on ne peut pas le construire',
  rule: 'Inégalité triangulaire : on peut construire un triangle quand le plus grand côté est plus petit que la somme des deux autres.',
  hints: [
    'Quel est le plus grand des trois côtés ?',
    'Ajoutez les deux autres côtés.',
    'Comparez cette somme avec le plus grand côté.',
  ],
} as const
