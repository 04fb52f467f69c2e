/** The sentences of « how many times » and of parts of a list that is counted; `$` stands around maths. */
export const messages = {
  quotient: (tex: string) => `On divise la plus grande valeur par la plus petite : $${tex}$.`,
  times: (result: string) => `La valeur est multipliée par ${result}.`,
  rule: 'Pour savoir par combien une quantité est multipliée, ou combien de fois plus grande elle est, on divise la plus grande par la plus petite, dans la même unité.',
  hints: [
    'Quelles sont les deux valeurs à comparer ? Sont-elles dans la même unité ?',
    'Faut-il une soustraction (de combien) ou une division (par combien) ?',
    'Vérifiez : petite valeur × résultat = grande valeur.',
  ],
  sum: (tex: string) => `On additionne : $${tex}$.`,
  totalIs: (result: string) => `Il y en a ${result} en tout.`,
  share: (tex: string) => `Part en pourcentage : $${tex}$.`,
  shareIs: (result: string) => `Cela représente ${result}.`,
  listRule: 'Pourcentage d’une partie = effectif de la partie ÷ effectif total × 100.',
  listHints: [
    'Quel est l’effectif total ?',
    'Quel est l’effectif de la partie ?',
    'Divisez la partie par le total, puis multipliez par 100.',
  ],
} as const
