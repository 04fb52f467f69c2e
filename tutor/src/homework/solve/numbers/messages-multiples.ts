const DIGITS: Record<number, string> = {
  2: 'Un nombre est divisible par 2 quand son chiffre des unités est 0, 2, 4, 6 ou 8.',
  3: 'Un nombre est divisible par 3 quand la somme de ses chiffres l’est.',
  5: 'Un nombre est divisible par 5 quand son chiffre des unités est 0 ou 5.',
  9: 'Un nombre est divisible par 9 quand la somme de ses chiffres l’est.',
  10: 'Un nombre est divisible par 10 quand son chiffre des unités est 0.',
}

/** The sentences of multiples and of numbers without a common divisor. */
export const messages = {
  byRule: (by: number) =>
    DIGITS[by] ?? `Un nombre est divisible par ${by} quand le reste de sa division par ${by} est 0.`,
  tried: (n: number, by: number, isMultiple: boolean) =>
    `${n} : ${isMultiple ? `oui, ${n} = ${by} × ${n / by}` : `non, le reste est ${n % by}`}.`,
  rule: 'Un nombre a est un multiple de b, ou divisible par b, quand le reste de la division euclidienne de a par b est 0.',
  hints: [
    'Quel critère de divisibilité connaissez-vous pour ce nombre ?',
    'Regardez le chiffre des unités, ou la somme des chiffres.',
    'Essayez chaque nombre de la liste, l’un après l’autre.',
  ],
  common: (a: number, b: number, common: number) => `Le plus grand diviseur commun de ${a} et de ${b} est ${common}.`,
  coprime: (a: number, b: number) => `Oui, ${a} et ${b} sont premiers entre eux.`,
  notCoprime: (a: number, b: number, common: number) =>
    `Non, ${a} et ${b} ne sont pas premiers entre eux : ils sont tous les deux divisibles par ${common}.`,
  coprimeRule: 'Deux nombres entiers sont premiers entre eux quand leur seul diviseur commun est 1.',
  coprimeHints: [
    'Quels sont les diviseurs de chacun des deux nombres ?',
    'Essayez 2, 3, 5, 7 : divisent-ils les deux nombres ?',
    'Décomposez les deux nombres en facteurs premiers et cherchez un facteur commun.',
  ],
} as const
