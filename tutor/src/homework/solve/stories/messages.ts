/** The sentences of worked stories; `$` stands around maths. */
export const messages = {
  lineTotal: (tex: string) => `On calcule le prix de plusieurs articles identiques : $${tex}$ €.`,
  total: (tex: string) => `On additionne : $${tex}$ €.`,
  change: (tex: string) => `On soustrait la dépense de la somme de départ : $${tex}$ €.`,
  totalIs: (result: string) => `Le prix total est de ${result}.`,
  changeIs: (result: string) => `Il reste ${result}.`,
  shoppingRule:
    'Prix de plusieurs articles = nombre d’articles × prix d’un article. La monnaie rendue = somme donnée − dépense.',
  shoppingHints: [
    'Combien coûtent ensemble les articles identiques ? Multipliez.',
    'Additionnez ensuite les prix des différents articles.',
    'Faut-il s’arrêter au prix total, ou calculer ce qui reste ?',
  ],

  pair: (a: string, b: string) => `Les deux grandeurs sont proportionnelles : à ${a} correspond ${b}.`,
  one: (unit: string, tex: string) => `Pour 1${unit} : $${tex}$.`,
  many: (tex: string) => `On passe à la valeur demandée : $${tex}$.`,
  cross: (tex: string) => `Produit en croix : $${tex}$.`,
  proportionAnswer: (result: string) => `La réponse est ${result}.`,
  proportionRule:
    'Deux grandeurs sont proportionnelles quand on passe de l’une à l’autre en multipliant toujours par le même nombre. On peut passer par la valeur pour 1, ou faire un produit en croix.',
  proportionHints: [
    'Combien faut-il pour 1 ? Divisez.',
    'Si la quantité double, le résultat double aussi : servez-vous-en pour vérifier.',
    'Placez les trois nombres connus dans un tableau de proportionnalité, puis calculez le quatrième.',
  ],

  share: (rate: string, tex: string) => `On calcule ${rate} de la quantité : $${tex}$.`,
  added: (tex: string) => `On ajoute l’augmentation : $${tex}$.`,
  removed: (tex: string) => `On enlève la réduction : $${tex}$.`,
  lineConversion: (from: string, to: string) => `On convertit : ${from} = ${to}.`,
  rest: (tex: string) => `On soustrait pour trouver ce qui reste : $${tex}$.`,
  shareAnswer: (result: string) => `La réponse est ${result}.`,
  restFraction: (tex: string) => `Le tout vaut 1. On soustrait ce qui est pris : $${tex}$.`,
  restFractionIs: (tex: string) => `Il reste donc $${tex}$ du tout.`,
  sum: (tex: string) => `On additionne les fractions : $${tex}$.`,
  shareRule:
    'Prendre une fraction (ou un pourcentage) d’une quantité, c’est multiplier la quantité par cette fraction. Le reste s’obtient en soustrayant.',
  shareHints: [
    'De quelle quantité prend-on une partie ?',
    'Multipliez cette quantité par la fraction, ou par le pourcentage divisé par 100.',
    'Relisez la question : demande-t-on la partie prise, ou ce qui reste ?',
  ],

  rate: (tex: string) => `On divise la partie par le tout, puis on multiplie par 100 : $${tex}$.`,
  rateIs: (result: string) => `Le pourcentage est de ${result}.`,
  variation: (tex: string) => `On calcule la variation : $${tex}$.`,
  variationRate: (tex: string) => `On la compare à la valeur de départ : $${tex}$.`,
  factor: (sign: string, rate: string, tex: string) =>
    `${sign === '+' ? 'Augmenter' : 'Diminuer'} de $${rate}\\,\\%$, c’est multiplier par $${tex}$.`,
  backwards: (tex: string) =>
    `On cherche la valeur de départ : on divise la valeur finale par ce coefficient, $${tex}$.`,
  rateRule:
    'Pourcentage = partie ÷ tout × 100. Augmenter de $t\\,\\%$, c’est multiplier par $1 + \\frac{t}{100}$ ; diminuer de $t\\,\\%$, par $1 - \\frac{t}{100}$.',
  rateHints: [
    'Quel est le tout, et quelle est la partie ?',
    'Écrivez le quotient de la partie par le tout.',
    'Multipliez par 100 pour obtenir un pourcentage, et vérifiez qu’il est vraisemblable.',
  ],
} as const
