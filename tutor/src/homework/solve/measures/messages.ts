/** The sentences of worked conversions and proportions; `$` stands around maths. */
export const messages = {
  convert: (from: string, to: string) => `Convertissez ${from} en ${to}.`,
  larger: (one: string, many: string) => `1 ${one} = ${many} : on multiplie.`,
  smaller: (one: string, many: string) => `1 ${one} = ${many} : on divise.`,
  speedToMetres: 'En 1 h, il y a 3 600 s, et 1 km = 1 000 m : on multiplie par 1 000, puis on divise par 3 600.',
  speedToKilometres: 'En 1 h, il y a 3 600 s, et 1 km = 1 000 m : on multiplie par 3 600, puis on divise par 1 000.',
  together: (text: string, tex: string) => `On met tout dans la même unité : ${text} = $${tex}$.`,
  equals: (tex: string, result: string) => `$${tex}$, donc la réponse est ${result}.`,
  rules: {
    length: 'Longueurs : km, hm, dam, m, dm, cm, mm. D’une unité à la suivante, on multiplie ou on divise par 10.',
    mass: 'Masses : 1 t = 1 000 kg ; kg, hg, dag, g, dg, cg, mg. D’une unité à la suivante, on multiplie ou on divise par 10.',
    volume:
      'Contenances et volumes : 1 L = 1 dm³ et 1 m³ = 1 000 L. Pour les litres, on change de rang par 10 ; pour les m³, dm³, cm³, par 1 000.',
    area: 'Aires : de m² à dm², de dm² à cm², on multiplie par 100. 1 ha = 10 000 m².',
    time: 'Durées : 1 h = 60 min, 1 min = 60 s, 1 h = 3 600 s, 1 jour = 24 h.',
    speed:
      'Vitesses : une vitesse en km/h dit combien de kilomètres on parcourt en une heure ; en m/s, combien de mètres en une seconde.',
  } as Record<string, string>,
  anyRule:
    'Préfixes : kilo (k) = 1 000, hecto (h) = 100, déca (da) = 10, déci (d) = 0,1, centi (c) = 0,01, milli (m) = 0,001. 1 kWh = 3 600 000 J et 1 g/cm³ = 1 000 kg/m³.',
  equal: (from: string, result: string) => `${from} = ${result}.`,
  split: (tex: string) => `On cherche combien de fois 60 est contenu dans ce nombre : $${tex}$.`,
  splitAnswer: (text: string) => `La durée est donc de ${text}.`,
  scaleMeans: (factor: string) => `À cette échelle, 1 cm sur le plan représente ${factor} cm dans la réalité.`,
  scaleStep: (tex: string) => `On calcule : $${tex}$.`,
  scaleReal: (result: string) => `La longueur réelle est de ${result}.`,
  scaleMap: (result: string) => `La longueur sur le plan est de ${result}.`,
  scaleRule:
    'Les longueurs sur un plan sont proportionnelles aux longueurs réelles. À l’échelle $\\frac{1}{n}$, 1 cm sur le plan représente $n$ cm en vrai.',
  scaleHints: [
    'Combien représente 1 cm du plan ?',
    'Multipliez pour passer du plan à la réalité, divisez pour l’inverse.',
    'Convertissez à la fin : 100 cm = 1 m et 100 000 cm = 1 km.',
  ],
  isTable: 'Oui, c’est un tableau de proportionnalité.',
  isNoTable: 'Non, ce n’est pas un tableau de proportionnalité.',
  quotients: (lines: readonly string[]) =>
    `On divise, dans chaque colonne, le nombre du bas par celui du haut : ${lines.map(line => `$${line}$`).join(' ; ')}.`,
  sameQuotients: (tex: string) =>
    `Tous les quotients sont égaux à $${tex}$ : on passe d’une ligne à l’autre en multipliant toujours par le même nombre.`,
  otherQuotients: 'Les quotients ne sont pas tous égaux.',
  coefficient: (tex: string) =>
    `On cherche le coefficient qui fait passer de la première à la deuxième ligne : $${tex}$.`,
  coefficientIs: (result: string) => `Le coefficient de proportionnalité est ${result}.`,
  valueIs: (result: string) => `La valeur cherchée est ${result}.`,
  column: (place: number, tex: string) => `Colonne ${place} : $${tex}$.`,
  hints: [
    'Laquelle des deux unités est la plus grande ?',
    'Combien de petites unités y a-t-il dans une grande ?',
    'Vers une unité plus petite, le nombre devient plus grand : on multiplie. Sinon, on divise.',
  ],
  timeHints: [
    'Combien de minutes y a-t-il dans une heure ? Et de secondes dans une minute ?',
    'Attention : les durées ne vont pas de 10 en 10, mais de 60 en 60.',
    '0,5 h est une demi-heure : 30 min, et non 50.',
  ],
  proportion: {
    one: (count: string, of: string, value: string, result: string) =>
      `On cherche d’abord la valeur pour 1 : $${value} \\div ${count} = ${result}$${of}.`,
    many: (count: string, one: string, result: string) =>
      `On multiplie par la quantité demandée : $${one} \\times ${count} = ${result}$.`,
    cross: (tex: string, result: string) => `Égalité des produits en croix : $${tex} = ${result}$.`,
    check:
      'Le tableau est un tableau de proportionnalité : on passe d’une ligne à l’autre en multipliant toujours par le même nombre.',
    rule: 'Deux grandeurs sont proportionnelles quand on passe de l’une à l’autre en multipliant toujours par le même nombre. On peut passer par la valeur pour 1.',
    hints: [
      'Combien vaut 1 unité ?',
      'Si la quantité double, le résultat double aussi : servez-vous-en pour vérifier.',
      'Divisez pour trouver la valeur de 1, puis multipliez par la quantité demandée.',
    ],
  },
} as const
