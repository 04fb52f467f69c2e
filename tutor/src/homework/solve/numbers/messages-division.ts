/** The sentences of worked divisions; `$` stands around maths. */
export const messages = {
  line: (part: bigint, by: bigint, quotient: bigint, rest: bigint) =>
    `En ${part}, combien de fois ${by} ? ${quotient} fois, car $${by} \\times ${quotient} = ${by * quotient}$ ; il reste ${rest}.`,
  equality: (a: bigint, b: bigint, quotient: bigint, rest: bigint) =>
    `On écrit : $${a} = ${b} \\times ${quotient} + ${rest}$, et ${rest} < ${b}.`,
  both: (quotient: bigint, rest: bigint) => `Le quotient est ${quotient} et le reste est ${rest}.`,
  quotientIs: (result: string) => `Le quotient est ${result}.`,
  restIs: (result: string) => `Le reste est ${result}.`,
  rule: 'Division euclidienne : dividende = diviseur × quotient + reste, avec un reste plus petit que le diviseur.',
  hints: [
    'Combien de fois le diviseur est-il contenu dans les premiers chiffres du dividende ?',
    'Abaissez les chiffres un par un, et recommencez avec le reste.',
    'Vérifiez : diviseur × quotient + reste doit redonner le dividende, et le reste doit être plus petit que le diviseur.',
  ],

  groups: (a: bigint, b: bigint) => `On partage ${a} en groupes de ${b} : c’est une division euclidienne.`,
  full: (result: string) => `On obtient ${result} groupes complets.`,
  left: (result: string) => `Il en reste ${result}.`,
  fullAndLeft: (quotient: bigint, rest: bigint) => `On obtient ${quotient} groupes complets et il reste ${rest}.`,
  oneMore: (quotient: bigint, rest: bigint) => `Il reste ${rest} : il faut un groupe de plus, ${quotient} + 1.`,
  needed: (result: string) => `Il en faut ${result}.`,
} as const
