/** The sentences of medians and ranges read in a table; `$` stands around maths. */
export const messages = {
  total: (sum: string, total: number) => `L’effectif total est $${sum} = ${total}$.`,
  middle: (total: number, rank: number) =>
    `Il y a ${total} valeurs, un nombre impair : la médiane est la ${rank}ᵉ, les valeurs étant rangées dans l’ordre croissant.`,
  reached: (value: string) => `En cumulant les effectifs, cette valeur est $${value}$.`,
  middles: (total: number, first: number, second: number) =>
    `Il y a ${total} valeurs, un nombre pair : on prend le milieu de la ${first}ᵉ et de la ${second}ᵉ, les valeurs étant rangées dans l’ordre croissant.`,
  both: (low: string, high: string, value: string) =>
    `En cumulant les effectifs, ces valeurs sont $${low}$ et $${high}$ : $\\frac{${low} + ${high}}{2} = ${value}$.`,
  medianIs: (result: string) => `La médiane est ${result}.`,
  range: (tex: string) => `On soustrait la plus petite valeur de la plus grande : $${tex}$.`,
  rangeIs: (result: string) => `L’étendue est ${result}.`,
  medianRule:
    'La médiane partage la série rangée en deux groupes de même effectif. Dans un tableau, on cumule les effectifs pour trouver la valeur du milieu.',
  medianHints: [
    'Combien y a-t-il de valeurs en tout ?',
    'Quel est le rang de la valeur du milieu ?',
    'Ajoutez les effectifs un à un jusqu’à atteindre ce rang.',
  ],
  rangeRule: 'L’étendue est la différence entre la plus grande et la plus petite valeur de la série.',
  rangeHints: [
    'Quelle est la plus grande valeur ? Et la plus petite ?',
    'Ne soustrayez pas les effectifs, mais les valeurs.',
  ],
} as const
