/** The sentences of numbers in another writing; `$` stands around maths. */
export const messages = {
  overTen: (number: string, fraction: string) => `On lit le dernier rang de $${number}$ : $${number} = ${fraction}$.`,
  simplified: (tex: string) => `On simplifie : $${tex}$.`,
  percent: (rate: string) => `$${rate}\\,\\%$ veut dire $\\frac{${rate}}{100}$.`,
  timesHundred: (tex: string) => `On écrit le nombre sur 100 : $${tex}$.`,
  divide: (tex: string) => `On divise le numérateur par le dénominateur : $${tex}$.`,
  sameFactor: (tex: string) => `Le numérateur et le dénominateur changent par la même opération : $${tex}$.`,
  therefore: (tex: string) => `Donc on obtient $${tex}$.`,
  rule: 'Un même nombre a plusieurs écritures : $\\frac{3}{4} = 0{,}75 = \\frac{75}{100} = 75\\,\\%$. On ne change pas une fraction en multipliant ou en divisant ses deux termes par un même nombre non nul.',
  hints: [
    'Que veut dire la barre de fraction ? Une division.',
    'Un pourcentage est une fraction de dénominateur 100.',
    'Par quel nombre multiplie-t-on l’un des deux termes ? Faites de même avec l’autre.',
  ],
} as const
