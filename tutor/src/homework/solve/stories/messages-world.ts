/** The sentences of calculations in sciences of life, history and geography; `$` stands around maths. */
export const messages = {
  perTime: (times: string, tex: string, unit: string) => `En une ${times} : $${tex}\\text{ ${unit}}$.`,
  inTime: (text: string, tex: string) => `Pour ${text} : $${tex}$.`,
  inUnit: (from: string, to: string) => `On convertit : ${from} = ${to}.`,
  volumeIs: (result: string) => `Le volume est de ${result}.`,
  perTimeRule: 'Quantité en une minute = nombre de fois par minute × quantité à chaque fois.',
  perTimeHints: [
    'Combien de fois cela se produit-il en une minute ?',
    'Quelle quantité correspond à une seule fois ?',
    'Multipliez les deux, puis vérifiez l’unité.',
  ],
  pulse: (times: string, tex: string) => `On ramène à une minute : $${tex}$ ${times}.`,
  countIs: (result: string) => `Le nombre cherché est ${result}.`,
  pulseIs: (result: string) => `La fréquence est de ${result}.`,
  pulseRule: 'Une minute compte 60 secondes : on multiplie le nombre compté par 60 ÷ durée en secondes.',
  pulseHints: [
    'En combien de secondes a-t-on compté ?',
    'Combien de fois cette durée tient-elle dans 60 s ?',
    'Multipliez le nombre compté par ce résultat.',
  ],
  magnified: (tex: string) => `Grossissement total = oculaire × objectif : $${tex}$.`,
  magnifiedIs: (result: string) => `L’image est ${result} fois plus grande que l’objet.`,
  magnifiedRule: 'Au microscope : grossissement total = grossissement de l’oculaire × grossissement de l’objectif.',
  magnifiedHints: [
    'Quel est le grossissement de l’oculaire ?',
    'Quel est celui de l’objectif ?',
    'Multipliez les deux nombres.',
  ],

  density: (tex: string) => `Densité = nombre d’habitants ÷ superficie : $${tex}$.`,
  population: (tex: string) => `Nombre d’habitants = densité × superficie : $${tex}$.`,
  densityIs: (result: string) => `La densité est de ${result}.`,
  populationIs: (result: string) => `Il y a ${result}.`,
  densityRule: 'La densité de population est le nombre d’habitants par km² : population ÷ superficie (en km²).',
  densityHints: [
    'Combien y a-t-il d’habitants ?',
    'Quelle est la superficie, en km² ?',
    'Divisez le nombre d’habitants par la superficie.',
  ],

  elapsed: (tex: string) => `On soustrait les deux années : $${tex}$.`,
  elapsedIs: (result: string) => `La durée est de ${result}.`,
  elapsedRule: 'Durée entre deux années d’une même ère : année la plus tardive − année la plus ancienne.',
  elapsedHints: [
    'Quelle est l’année du début ?',
    'Quelle est l’année de la fin ?',
    'Soustrayez la plus ancienne de la plus récente.',
  ],
  hundreds: (year: string, hundreds: string, century: string) =>
    `L’année ${year} compte ${hundreds} : elle est donc dans le ${century.replace(/\.$/, '')}.`,
  wholeHundreds: (n: number) =>
    n === 0 ? 'moins d’une centaine' : n === 1 ? 'une centaine entière' : `${n} centaines entières`,
  lastOfCentury: (year: string, century: string) =>
    `L’année ${year} est la dernière année du ${century.replace(/\.$/, '')}.`,
  centuryRule:
    'Le siècle est le nombre de centaines de l’année, plus 1 : 1789 → 17 centaines → XVIIIᵉ siècle. Une année en 00 finit son siècle.',
  centuryHints: [
    'Combien de centaines y a-t-il dans cette année ?',
    'Ajoutez 1 : le Iᵉʳ siècle va de l’an 1 à l’an 100.',
    'Écrivez le résultat en chiffres romains.',
  ],
} as const
