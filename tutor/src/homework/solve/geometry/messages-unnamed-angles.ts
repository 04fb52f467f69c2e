/** The sentences of angles of a triangle without names; `$` stands around maths. */
export const messages = {
  sum: 'La somme des angles d’un triangle est 180°.',
  acute: 'Les deux angles aigus d’un triangle rectangle ont pour somme 90°.',
  isosceles: 'Les angles à la base d’un triangle isocèle sont égaux, et la somme des trois angles est 180°.',
  line: (tex: string) => `On calcule $${tex}$.`,
  angleIs: (result: string) => `L’angle cherché mesure ${result}.`,
  rule: 'La somme des trois angles d’un triangle est 180°. Dans un triangle isocèle, les deux angles à la base sont égaux ; dans un triangle rectangle, les deux angles aigus ont pour somme 90°.',
  hints: [
    'De quelle nature est le triangle ?',
    'Quelle est la somme des trois angles d’un triangle ?',
    'Retirez de 180° ce qui est connu.',
  ],
} as const
