/** The sentences of the sign of a product. */
export const messages = {
  count: (negative: number) =>
    negative === 0 ? 'Aucun facteur n’est négatif.' : `On compte les facteurs négatifs : il y en a ${negative}.`,
  sign: (isPositive: boolean) =>
    isPositive
      ? 'C’est un nombre pair : le résultat est **positif**.'
      : 'C’est un nombre impair : le résultat est **négatif**.',
  rule: 'Un produit ou un quotient de nombres non nuls est positif si le nombre de facteurs négatifs est pair, négatif s’il est impair.',
  hints: [
    'Combien de facteurs sont négatifs ?',
    'Ce nombre est-il pair ou impair ?',
    'Deux facteurs négatifs se compensent : leur produit est positif.',
  ],
} as const
