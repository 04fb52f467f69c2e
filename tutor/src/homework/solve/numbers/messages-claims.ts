/** The sentences of claims that are checked and of fractions over another denominator; `$` stands around maths. */
export const messages = {
  isTrue: 'Vrai',
  isFalse: 'Faux',
  division: (a: number, b: number, quotient: number, rest: number) =>
    rest === 0
      ? `On divise : $${a} = ${b} \\times ${quotient}$ ; le reste est 0.`
      : `On divise : $${a} = ${b} \\times ${quotient} + ${rest}$ ; le reste n’est pas 0.`,
  parity: (isEven: boolean) =>
    isEven
      ? 'Son chiffre des unités est 0, 2, 4, 6 ou 8 : il est pair.'
      : 'Son chiffre des unités est 1, 3, 5, 7 ou 9 : il est impair.',
  compared: (tex: string) => `On compare : $${tex}$.`,
  so: (word: string) => `L’affirmation est donc ${word}.`,
  truthRule:
    'Une affirmation est vraie si elle l’est toujours ; on la vérifie par un calcul. Un seul contre-exemple la rend fausse.',
  truthHints: [
    'Quel calcul permet de vérifier l’affirmation ?',
    'Effectuez-le, puis comparez le résultat à ce qui est affirmé.',
    'Écrivez la phrase de conclusion : vrai ou faux, et pourquoi.',
  ],
  factor: (under: number, factor: number, wanted: number) =>
    `On cherche par combien multiplier le dénominateur : $${under} \\times ${factor} = ${wanted}$.`,
  sameTimes: (tex: string) => `On multiplie le numérateur par le même nombre : $${tex}$.`,
  fractionRule:
    'Une fraction ne change pas quand on multiplie son numérateur et son dénominateur par un même nombre non nul.',
  fractionHints: [
    'Par combien faut-il multiplier le dénominateur pour obtenir celui qui est demandé ?',
    'Que faut-il faire alors au numérateur ?',
    'Vérifiez : les deux fractions sont-elles égales ?',
  ],
} as const
