const list = (numbers: readonly (string | number | bigint)[]) =>
  numbers.length < 2 ? String(numbers[0] ?? '') : `${numbers.slice(0, -1).join(', ')} et ${numbers.at(-1)}`

/** The sentences of worked questions on whole numbers, percentages and series; `$` stands around maths. */
export const messages = {
  simplify: (tex: string) => `Simplifiez la fraction $${tex}$ pour la rendre irréductible.`,
  divisible: (a: bigint, b: bigint, by: bigint) => `$${a}$ et $${b}$ sont tous les deux divisibles par $${by}$.`,
  divideBoth: (tex: string) => `On divise le numérateur et le dénominateur par ce nombre : $${tex}$.`,
  irreducible: (tex: string) =>
    `Le numérateur et le dénominateur n’ont plus de diviseur commun que 1 : $${tex}$ est irréductible.`,
  simplifyRule:
    'On ne change pas une fraction en divisant son numérateur et son dénominateur par un même nombre non nul. Elle est irréductible quand leur seul diviseur commun est 1.',
  simplifyHints: [
    'Dans quelle table de multiplication se trouvent les deux nombres ?',
    'Pensez aux critères : par 2 (chiffre pair), par 5 (0 ou 5), par 3 et par 9 (somme des chiffres).',
    'Continuez tant que les deux nombres ont un diviseur commun.',
  ],

  gcd: (a: bigint, b: bigint) => `Calculez le PGCD de $${a}$ et $${b}$.`,
  euclid: (a: bigint, b: bigint, quotient: bigint, rest: bigint) =>
    `On divise $${a}$ par $${b}$ : $${a} = ${b} \\times ${quotient} + ${rest}$.`,
  lastRest: (value: bigint) => `Le PGCD est le dernier reste non nul : $${value}$.`,
  gcdRule:
    'Le PGCD est le plus grand nombre qui divise les deux nombres. Algorithme d’Euclide : on divise le plus grand par le plus petit, puis le plus petit par le reste, jusqu’au reste 0.',
  gcdHints: [
    'Divisez le plus grand nombre par le plus petit : quel est le reste ?',
    'Recommencez avec le plus petit nombre et le reste.',
    'Arrêtez-vous quand le reste est 0 : le PGCD est le reste d’avant.',
  ],

  decompose: (n: bigint) => `Décomposez $${n}$ en produit de facteurs premiers.`,
  divideByPrime: (n: bigint, prime: bigint, rest: bigint) => `$${n} = ${prime} \\times ${rest}$`,
  primeLeft: (n: bigint) => `$${n}$ est un nombre premier : on s’arrête.`,
  therefore: (tex: string) => `Donc $${tex}$.`,
  primeRule:
    'Tout nombre entier plus grand que 1 se décompose d’une seule façon en produit de nombres premiers : 2, 3, 5, 7, 11, 13…',
  primeHints: [
    'Est-il divisible par 2 ? par 3 ? par 5 ? par 7 ?',
    'Divisez par le plus petit nombre premier possible, et recommencez avec le quotient.',
    'Arrêtez-vous quand le quotient est un nombre premier, puis écrivez le produit.',
  ],
  divisors: (n: bigint) => `Écrivez la liste de tous les diviseurs de $${n}$.`,
  pairs: (pairs: readonly string[]) =>
    `On cherche les produits égaux au nombre : ${pairs.map(pair => `$${pair}$`).join(', ')}.`,
  divisorList: (n: bigint, all: readonly bigint[]) => `Les diviseurs de $${n}$ sont ${list(all)}.`,
  divisorRule:
    'Un nombre en divise un autre quand le reste de la division est 0. Les diviseurs vont par deux : si $a \\times b = n$, alors $a$ et $b$ divisent $n$.',
  divisorHints: [
    'Commencez par 1 : quel nombre va avec lui ?',
    'Essayez 2, puis 3, puis 4…, et notez chaque fois les deux facteurs.',
    'Arrêtez-vous quand les deux facteurs se croisent.',
  ],

  scientific: (tex: string) => `Donnez l’écriture scientifique de $${tex}$.`,
  firstDigit: (tex: string) => `On place la virgule après le premier chiffre différent de zéro : $${tex}$.`,
  ranks: (count: number, right: boolean) =>
    `Pour retrouver le nombre de départ, la virgule se déplace de ${count} ${count > 1 ? 'rangs' : 'rang'} vers la ${right ? 'droite' : 'gauche'} : on multiplie par $10^{${right ? count : -count}}$.`,
  scientificRule:
    'L’écriture scientifique d’un nombre est $a \\times 10^{n}$, avec un seul chiffre différent de zéro avant la virgule de $a$.',
  scientificHints: [
    'Quel est le premier chiffre différent de zéro ?',
    'Placez la virgule juste après lui.',
    'Comptez de combien de rangs la virgule a bougé. Grand nombre : exposant positif ; petit nombre : négatif.',
  ],

  takePercent: (rate: string, of: string) => `Calculez $${rate}\\,\\%$ de ${of}.`,
  percentStep: (rate: string, of: string, result: string) =>
    `Prendre $${rate}\\,\\%$ d’un nombre, c’est le multiplier par $\\frac{${rate}}{100}$ : $\\frac{${rate}}{100} \\times ${of} = ${result}$.`,
  change: (up: boolean, of: string, rate: string) => `${up ? 'Augmentez' : 'Diminuez'} ${of} de $${rate}\\,\\%$.`,
  changeStep: (up: boolean, of: string, part: string, result: string) =>
    `On ${up ? 'ajoute' : 'enlève'} cette partie : $${of} ${up ? '+' : '-'} ${part} = ${result}$.`,
  factorCheck: (factor: string, of: string, result: string) =>
    `Autre façon, avec le coefficient : $${of} \\times ${factor} = ${result}$.`,
  answerIs: (text: string) => `La réponse est ${text}.`,
  percentRule:
    'Prendre $p\\,\\%$ d’un nombre, c’est le multiplier par $\\frac{p}{100}$. $50\\,\\%$ est la moitié, $25\\,\\%$ le quart, $10\\,\\%$ le dixième.',
  percentHints: [
    'Combien vaut 10 % de ce nombre ? Et 1 % ?',
    'Multipliez par le pourcentage, puis divisez par 100.',
    'Vérifiez : 50 % serait la moitié. Votre résultat est-il plus petit ou plus grand ?',
  ],
  changeHints: [
    'Calculez d’abord la partie qui s’ajoute ou qui s’enlève.',
    'Multipliez par le pourcentage, puis divisez par 100 : vous avez cette partie.',
    'Faut-il l’ajouter ou l’enlever ? Le résultat doit être plus grand ou plus petit que le nombre de départ.',
  ],

  names: { mean: 'Moyenne', median: 'Médiane', range: 'Étendue' },
  mean: (series: string) => `Calculez la moyenne de la série : ${series}.`,
  median: (series: string) => `Déterminez la médiane de la série : ${series}.`,
  range: (series: string) => `Calculez l’étendue de la série : ${series}.`,
  addAll: (sum: string, total: string) => `On ajoute toutes les valeurs : $${sum} = ${total}$.`,
  divideByCount: (count: number, tex: string) => `On divise par l’effectif total, ${count} : $${tex}$.`,
  ordered: (series: string) => `On range les valeurs dans l’ordre croissant : ${series}.`,
  middle: (count: number, rank: number, value: string) =>
    `Il y a ${count} valeurs, un nombre impair : la médiane est la ${rank}ᵉ, $${value}$.`,
  middles: (count: number, a: string, b: string, tex: string) =>
    `Il y a ${count} valeurs, un nombre pair : on prend le milieu des deux valeurs centrales, $${a}$ et $${b}$ : $${tex}$.`,
  rangeStep: (tex: string) => `L’étendue est la différence entre la plus grande et la plus petite valeur : $${tex}$.`,
  statisticsRule:
    'Moyenne : somme des valeurs divisée par leur nombre. Médiane : valeur du milieu quand elles sont rangées. Étendue : plus grande valeur moins plus petite valeur.',
  statisticsHints: [
    'Combien y a-t-il de valeurs ? Comptez-les bien.',
    'Moyenne : ajoutez tout. Médiane et étendue : rangez d’abord les valeurs.',
    'La moyenne et la médiane sont toujours entre la plus petite et la plus grande valeur.',
  ],
} as const
