/** The sentences of worked weighted means and frequencies; `$` stands around maths. */
export const messages = {
  products: (tex: string, total: string) =>
    `On multiplie chaque valeur par son effectif (ou son coefficient), puis on additionne : $${tex} = ${total}$.`,
  total: (tex: string, total: string) => `L’effectif total est $${tex} = ${total}$.`,
  quotient: (tex: string) => `On divise : $${tex}$.`,
  countIs: (result: string) => `L’effectif total est ${result}.`,
  meanIs: (result: string) => `La moyenne est ${result}.`,
  rule: 'Moyenne pondérée : on multiplie chaque valeur par son effectif ou son coefficient, on additionne, puis on divise par la somme des effectifs ou des coefficients.',
  hints: [
    'Combien de fois chaque valeur compte-t-elle ?',
    'Additionnez tous les produits valeur × effectif.',
    'Divisez par la somme des effectifs, et non par le nombre de valeurs différentes.',
  ],
  frequency: (tex: string) => `Fréquence = effectif ÷ effectif total : $${tex}$.`,
  frequencyIs: (result: string) => `La fréquence est ${result}.`,
  frequencyRule:
    'La fréquence d’une valeur est le quotient de son effectif par l’effectif total ; on l’écrit en fraction, en décimal ou en pourcentage.',
  frequencyHints: [
    'Quel est l’effectif de cette valeur ?',
    'Quel est l’effectif total ?',
    'Divisez l’effectif par l’effectif total.',
  ],
} as const
