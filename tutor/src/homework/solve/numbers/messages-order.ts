/** The sentences of worked comparisons; `$` stands around maths. */
export const messages = {
  sameDenominator: (lines: readonly string[]) =>
    `On écrit les nombres avec le même dénominateur : ${lines.map(line => `$${line}$`).join(' ; ')}. On compare les numérateurs.`,
  negatives:
    'Un nombre négatif est plus petit qu’un nombre positif ; de deux nombres négatifs, le plus petit est celui qui est le plus loin de zéro.',
  digits:
    'On compare d’abord les parties entières ; si elles sont égales, on compare les chiffres des dixièmes, puis des centièmes, et ainsi de suite.',
  therefore: (tex: string) => `Donc $${tex}$.`,
  ordered: (isUp: boolean, tex: string) => `Dans l’ordre ${isUp ? 'croissant' : 'décroissant'} : $${tex}$.`,
  rule: 'Comparer deux nombres, c’est dire lequel est le plus grand, avec le signe < (inférieur à), > (supérieur à) ou =. L’ordre croissant va du plus petit au plus grand.',
  hints: [
    'Comparez d’abord les parties entières, ou mettez les fractions au même dénominateur.',
    'Ajoutez des zéros pour avoir autant de chiffres après la virgule : 3,5 = 3,50.',
    'La pointe du signe est du côté du plus petit nombre.',
  ],
} as const
