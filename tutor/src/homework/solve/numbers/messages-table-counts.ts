/** The sentences of how many are above or below a value of a table; `$` stands around maths. */
export const messages = {
  values: (list: string) => `Les valeurs qui conviennent sont ${list}.`,
  sum: (tex: string) => `On additionne leurs effectifs : $${tex}$.`,
  countIs: (result: string) => `Il y en a ${result}.`,
  shareOf: (tex: string) => `On divise par l’effectif total : $${tex}$.`,
  shareIs: (result: string) => `Cela représente ${result}.`,
  rule: '« Au moins 3 » veut dire 3 ou plus ; « au plus 3 », 3 ou moins ; « plus de 3 » et « moins de 3 » laissent 3 de côté.',
  hints: [
    'Quelles valeurs du tableau conviennent ? La valeur citée en fait-elle partie ?',
    'Quel est l’effectif de chacune de ces valeurs ?',
    'Additionnez ces effectifs.',
  ],
} as const
