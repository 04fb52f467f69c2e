const several = (list: readonly string[]) =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} et ${list.at(-1)}`

/** The sentences of worked steps of calculation; `$` stands around maths. */
export const messages = {
  several,
  calculate: (tex: string) => `Calculez : $${tex}$.`,
  groups: 'On calcule d’abord dans les parenthèses',
  powers: 'On calcule les puissances et les racines carrées',
  products: 'On effectue les multiplications et les divisions',
  sums: 'On effectue les additions et les soustractions, de gauche à droite',
  line: (note: string, details: readonly string[], tex: string) =>
    `${note}${details.length > 0 ? `. ${details.map(detail => `$${detail}$`).join(' ; ')}. On obtient` : ''} : $${tex}$.`,
  result: (tex: string) => `Résultat : $${tex}$.`,
  fractionResult: (tex: string) => `Résultat, sous forme irréductible : $${tex}$.`,
  commonDenominator: (under: bigint) => `On écrit les fractions avec le même dénominateur, ${under}`,
  scientificResult: (tex: string) => `En notation scientifique, un seul chiffre non nul avant la virgule : $${tex}$.`,
  roundedResult: (tex: string, place: string) => `Arrondi ${place} : $${tex}$.`,
  places: ['à l’unité', 'au dixième', 'au centième', 'au millième'],
  placesAfter: (places: number) => `à ${places} décimales`,
  roundedQuantity: (text: string, place: string) => `On arrondit ${place} : ${text}.`,
  orElse: (text: string, other: string) => `${text}, soit ${other}`,
  about: (text: string) => `environ ${text}`,
  reverse:
    'On fait l’opération contraire : une addition se défait par une soustraction, une multiplication par une division.',
  missing: (result: string) => `Le nombre manquant est ${result}.`,
  reverseRule: 'Si $a + b = c$, alors $a = c - b$. Si $a \\times b = c$, alors $a = c \\div b$.',
  reverseHints: [
    'Quelle opération défait celle qui est écrite ?',
    'Le nombre cherché est-il plus petit ou plus grand que le résultat ?',
    'Remplacez le trou par votre résultat pour vérifier.',
  ],
  alignUnits: 'On pose l’opération : les unités sous les unités, les dizaines sous les dizaines.',
  alignCommas: 'On pose l’opération en alignant les virgules ; on complète par des zéros s’il le faut.',
  withoutCommas: 'On pose la multiplication sans s’occuper des virgules.',
  posed: (tex: string) => `$${tex}$`,
  putComma: (places: number, result: string) =>
    `Il y a ${places} ${places > 1 ? 'chiffres' : 'chiffre'} après la virgule en tout dans les deux facteurs : on place la virgule, $${result}$.`,
  moveCommas: (shift: number, divisor: string) =>
    `On multiplie les deux nombres par ${10 ** shift} pour diviser par un nombre entier, ${divisor} : le quotient ne change pas.`,
  quotientLine: (part: bigint, by: bigint, quotient: bigint, rest: bigint) =>
    `En ${part}, combien de fois ${by} ? ${quotient} fois ; il reste ${rest}.`,
  commaInQuotient: 'On met la virgule au quotient et on abaisse le chiffre suivant (ou un zéro).',
  arithmeticRule:
    'Dans un calcul, on effectue d’abord les parenthèses, puis les puissances, puis les multiplications et les divisions, enfin les additions et les soustractions de gauche à droite.',
  fractionRule:
    'Pour ajouter ou soustraire des fractions, on les écrit avec le même dénominateur. Pour les multiplier, on multiplie les numérateurs entre eux et les dénominateurs entre eux. Diviser par une fraction, c’est multiplier par son inverse.',
  relativeRule:
    'Ajouter l’opposé, c’est soustraire : $5 - (-3) = 5 + 3$. Le produit de deux nombres de même signe est positif, de signes contraires négatif.',
  powerRule:
    'Pour un nombre $a$ : $a^{n}$ est le produit de $n$ facteurs égaux à $a$. $a^{m} \\times a^{n} = a^{m+n}$, $\\frac{a^{m}}{a^{n}} = a^{m-n}$ et $10^{-n} = \\frac{1}{10^{n}}$.',
  arithmeticHints: {
    priorities: 'Quelle opération est prioritaire ? Entourez-la.',
    once: 'Une ligne par étape : récrivez sans changement tout ce que vous ne calculez pas encore.',
    groups: 'Commencez par le contenu des parenthèses.',
    denominators: 'Additions et soustractions : cherchez un dénominateur commun. Multiplications : inutile.',
    inverse: 'Remplacez chaque division par une multiplication par l’inverse.',
    signs: 'Faites attention aux signes : deux signes moins qui se suivent donnent un plus.',
    powersOfTen: 'Regroupez les puissances de 10 d’un côté et les autres nombres de l’autre.',
    fractions: 'Faut-il le même dénominateur pour cette opération ? Relisez la règle.',
    direct: 'Posez l’opération, puis vérifiez l’ordre de grandeur.',
    check: (size: string) => `Votre résultat doit être ${size}.`,
    negative: 'négatif',
    positive: 'positif',
  },
} as const
