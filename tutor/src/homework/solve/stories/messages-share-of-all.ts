/** The sentences of a part as a percentage of all; `$` stands around maths. */
export const messages = {
  divide: (tex: string) => `On divise la partie par le total, puis on multiplie par 100 : $${tex}$.`,
  answer: (result: string) => `Cela représente ${result}.`,
  rule: 'Pourcentage = partie ÷ total × 100. La partie et le total sont dans la même unité.',
  hints: [
    'Quel nombre est la partie ? Quel nombre est le total ?',
    'Divisez la partie par le total.',
    'Multipliez par 100 : le résultat est-il plus petit que 100 ?',
  ],
} as const
