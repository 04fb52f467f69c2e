/** The sentences of worked questions on prime numbers and divisibility; `$` stands around maths. */
export const messages = {
  isPrime: (n: number) => `Oui, ${n} est un nombre premier.`,
  isNotPrime: (n: number) => `Non, ${n} n’est pas un nombre premier.`,
  tried: (n: number, primes: readonly number[]) =>
    primes.length === 0
      ? `${n} n’a que deux diviseurs : 1 et ${n}.`
      : `${n} n’est divisible par aucun de ces nombres premiers : ${primes.join(', ')}. Il n’est pas utile d’aller plus loin, car le carré du suivant dépasse ${n}. Ses seuls diviseurs sont 1 et ${n}.`,
  divided: (n: number, a: number, b: number) =>
    `$${n} = ${a} \\times ${b}$ : ${n} a d’autres diviseurs que 1 et lui-même.`,
  division: (n: number, by: number, quotient: number, rest: number) =>
    `On divise : $${n} = ${by} \\times ${quotient} + ${rest}$.`,
  isDivisible: (n: number, by: number) => `Oui, ${n} est divisible par ${by}.`,
  isNotDivisible: (n: number, by: number) => `Non, ${n} n’est pas divisible par ${by}.`,
  rule: 'Un nombre en divise un autre quand le reste de la division est 0. Un nombre premier a exactement deux diviseurs : 1 et lui-même.',
  hints: [
    'Pensez aux critères : par 2 (chiffre pair), par 5 (0 ou 5), par 3 et par 9 (somme des chiffres).',
    'Essayez les nombres premiers l’un après l’autre : 2, 3, 5, 7, 11…',
    'Que vaut le reste de la division ?',
  ],
} as const
