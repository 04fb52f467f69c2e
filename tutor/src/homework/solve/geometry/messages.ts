/** The sentences of worked geometry; `$` stands around maths. */
export const messages = {
  right: (triangle: string, at: string, long: string) =>
    `Le triangle ${triangle} est rectangle en ${at} : son hypoténuse est le côté [${long}].`,
  pythagoras: (long: string, a: string, b: string) =>
    `D’après le théorème de Pythagore : $${long}^{2} = ${a}^{2} + ${b}^{2}$.`,
  isolated: (wanted: string, long: string, a: string) =>
    `On cherche [${wanted}] : $${wanted}^{2} = ${long}^{2} - ${a}^{2}$.`,
  squares: (tex: string) => `$${tex}$.`,
  root: (wanted: string, square: string, sign: string, result: string, unit: string) =>
    `${wanted} est une longueur, donc positive : $${wanted} = \\sqrt{${square}} ${sign} ${result}$ ${unit}.`,
  answer: (wanted: string, result: string) => `Ainsi, ${wanted} ${result}.`,
  pythagorasRule:
    'Théorème de Pythagore : dans un triangle rectangle, le carré de l’hypoténuse est égal à la somme des carrés des deux autres côtés.',
  pythagorasHints: [
    'Quel côté est l’hypoténuse ? Il est en face de l’angle droit.',
    'Écrivez l’égalité de Pythagore avec les noms des côtés avant de remplacer par les nombres.',
    'Pour trouver l’hypoténuse, on ajoute les carrés ; pour un côté de l’angle droit, on les soustrait. N’oubliez pas la racine carrée.',
  ],

  formula: (name: string, tex: string) => `${name} : $${tex}$.`,
  names: {
    rectangleArea: 'Aire d’un rectangle = longueur × largeur',
    rectanglePerimeter: 'Périmètre d’un rectangle = 2 × (longueur + largeur)',
    squareArea: 'Aire d’un carré = côté × côté',
    squarePerimeter: 'Périmètre d’un carré = 4 × côté',
    triangleArea: 'Aire d’un triangle = base × hauteur ÷ 2',
    cubeVolume: 'Volume d’un cube = côté × côté × côté',
    boxVolume: 'Volume d’un pavé droit = longueur × largeur × hauteur',
  },
  result: (text: string) => `La réponse est ${text}.`,
  sizesRule:
    'Le périmètre est la longueur du tour, l’aire mesure la surface à l’intérieur, le volume la place dans l’espace. Toutes les longueurs doivent être dans la même unité.',
  sizesHints: [
    'Cherche-t-on le tour, la surface ou le volume ?',
    'Écrivez la formule avec des mots avant de remplacer par les nombres.',
    'Longueur en cm, aire en cm², volume en cm³ : quelle unité convient ici ?',
  ],
} as const
