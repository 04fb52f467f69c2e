/** The sentences of the natural increase of a population; `$` stands around maths. */
export const messages = {
  subtract: (tex: string) => `On soustrait le taux de mortalité du taux de natalité : $${tex}$.`,
  answer: (result: string) => `L’accroissement naturel est de ${result}.`,
  rule: 'Accroissement naturel = taux de natalité − taux de mortalité. Il s’exprime en pour mille (‰).',
  hints: [
    'Quel est le taux de natalité ? Et le taux de mortalité ?',
    'Soustrayez le second du premier.',
    'Si la mortalité est plus grande que la natalité, le résultat est négatif.',
  ],
} as const
