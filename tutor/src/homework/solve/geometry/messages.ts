/** The sentences of worked geometry; `$` stands around maths. */
export const messages = {
  right: (triangle: string, at: string, long: string) =>
    `Le triangle ${triangle} est rectangle en ${at} : son hypoténuse est le côté [${long}].`,
  pythagoras: (long: string, a: string, b: string) =>
    `D’après le théorème de Pythagore : $${long}^{2} = ${a}^{2} + ${b}^{2}$.`,
  isolated: (wanted: string, long: string, a: string) =>
    `On cherche [${wanted}] : $${wanted}^{2} = ${long}^{2} - ${a}^{2}$.`,
  squares: (tex: string) => `$${tex}$.`,
  root: (wanted: string, square: string, result: string, unit: string) =>
    `${wanted} est une longueur, donc positive : $${wanted} = \\sqrt{${square}} ${result}$ ${unit}.`,
  lengthIs: (wanted: string, result: string) => `La longueur ${wanted} est égale à ${result}.`,
  converted: (name: string, from: string, tex: string) => `On convertit : ${name} = ${from} $= ${tex}$.`,
  pythagorasRule:
    'Théorème de Pythagore : dans un triangle rectangle, le carré de l’hypoténuse est égal à la somme des carrés des deux autres côtés.',
  pythagorasHints: [
    'Quel côté est l’hypoténuse ? Il est en face de l’angle droit.',
    'Écrivez l’égalité de Pythagore avec les noms des côtés avant de remplacer par les nombres.',
    'Pour trouver l’hypoténuse, on ajoute les carrés ; pour un côté de l’angle droit, on les soustrait. N’oubliez pas la racine carrée.',
  ],

  diagonal:
    'La diagonale et deux côtés forment un triangle rectangle, dont la diagonale est l’hypoténuse : on applique le théorème de Pythagore.',
  ladder:
    'Le mur est perpendiculaire au sol : l’échelle est l’hypoténuse d’un triangle rectangle. On applique le théorème de Pythagore.',
  rope: 'La verticale et l’horizontale forment un angle droit : la longueur cherchée est l’hypoténuse. On applique le théorème de Pythagore.',
  storySquares: (tex: string) => `Le carré de la longueur cherchée est $${tex}$.`,
  storyRoot: (tex: string) => `Une longueur est positive : on prend la racine carrée, $${tex}$.`,
  storyIs: (wanted: string, result: string) => `${wanted} mesure ${result}.`,
  wanted: {
    diagonal: 'La diagonale',
    height: 'La hauteur',
    foot: 'La distance au mur',
    length: 'La longueur cherchée',
  },
  longestSide: (tex: string) =>
    `Le plus grand côté mesure $${tex}$ : si le triangle est rectangle, c’est l’hypoténuse.`,
  isTriple: (isRight: boolean) =>
    isRight ? 'Oui, le triangle est rectangle.' : 'Non, le triangle n’est pas rectangle.',
  isTripleBecause: (isRight: boolean) =>
    isRight
      ? 'Les deux résultats sont égaux : d’après la réciproque du théorème de Pythagore, le triangle est rectangle.'
      : 'Les deux résultats sont différents : d’après le théorème de Pythagore, le triangle n’est pas rectangle.',
  longest: (name: string) => `Le plus long côté est [${name}]. On calcule séparément :`,
  oneSide: (tex: string) => `d’une part, $${tex}$ ;`,
  otherSide: (tex: string) => `d’autre part, $${tex}$.`,
  converseRight: (tex: string, triangle: string, at: string) =>
    `On constate que $${tex}$. D’après la réciproque du théorème de Pythagore, le triangle ${triangle} est rectangle en ${at}.`,
  converseNot: (tex: string, triangle: string) =>
    `On constate que $${tex}$. D’après la contraposée du théorème de Pythagore, le triangle ${triangle} n’est pas rectangle.`,
  isRight: (triangle: string, at: string) => `Oui, le triangle ${triangle} est rectangle en ${at}.`,
  isNotRight: (triangle: string) => `Non, le triangle ${triangle} n’est pas rectangle.`,
  converseRule:
    'Réciproque du théorème de Pythagore : si le carré du plus long côté est égal à la somme des carrés des deux autres côtés, alors le triangle est rectangle. Sinon, il ne l’est pas.',
  converseHints: [
    'Quel est le plus long côté ? Lui seul pourrait être l’hypoténuse.',
    'Calculez d’une part le carré de ce côté, d’autre part la somme des carrés des deux autres.',
    'Comparez les deux résultats, puis citez la propriété qui permet de conclure.',
  ],

  thalesInside: (triangle: string, d: string, ab: string, e: string, ac: string, de: string, bc: string) =>
    `Dans le triangle ${triangle}, ${d} appartient à [${ab}], ${e} appartient à [${ac}], et les droites (${de}) et (${bc}) sont parallèles.`,
  thalesCrossed: (first: string, second: string, at: string, de: string, bc: string) =>
    `Les droites (${first}) et (${second}) se coupent en ${at}, et les droites (${de}) et (${bc}) sont parallèles.`,
  thales: (tex: string) => `D’après le théorème de Thalès : $${tex}$.`,
  thalesRatio: (tex: string, numbers: string) => `On garde $${tex}$, donc $${numbers}$.`,
  thalesRule:
    'Théorème de Thalès : si D est sur la droite (AB), E sur la droite (AC), et si (DE) est parallèle à (BC), alors $\\frac{AD}{AB} = \\frac{AE}{AC} = \\frac{DE}{BC}$.',
  thalesHints: [
    'Quels sont les deux triangles ? Quel sommet ont-ils en commun ?',
    'Écrivez les trois rapports égaux : petit triangle au numérateur, grand triangle au dénominateur.',
    'Gardez le rapport dont vous connaissez les deux longueurs et celui qui contient l’inconnue, puis faites le produit en croix.',
  ],

  rightWith: (triangle: string, at: string) => `Le triangle ${triangle} est rectangle en ${at}.`,
  trigDefinition: {
    cos: (tex: string) => `Le cosinus d’un angle aigu est le quotient « côté adjacent ÷ hypoténuse » : $${tex}$.`,
    sin: (tex: string) => `Le sinus d’un angle aigu est le quotient « côté opposé ÷ hypoténuse » : $${tex}$.`,
    tan: (tex: string) => `La tangente d’un angle aigu est le quotient « côté opposé ÷ côté adjacent » : $${tex}$.`,
  },
  replacedBy: (tex: string) => `On remplace : $${tex}$.`,
  hence: (tex: string) => `Donc $${tex}$.`,
  calculator: (ratio: 'cos' | 'sin' | 'tan', tex: string) =>
    `Avec la touche ${{ cos: 'arccos (ou cos⁻¹)', sin: 'arcsin (ou sin⁻¹)', tan: 'arctan (ou tan⁻¹)' }[ratio]} de la calculatrice : $${tex}$.`,
  angleIs: (name: string, result: string) => `L’angle ${name} mesure ${result}.`,
  trigRule:
    'Dans un triangle rectangle : $\\cos = \\frac{\\text{adjacent}}{\\text{hypoténuse}}$, $\\sin = \\frac{\\text{opposé}}{\\text{hypoténuse}}$, $\\tan = \\frac{\\text{opposé}}{\\text{adjacent}}$.',
  trigHints: [
    'Par rapport à l’angle, quels côtés sont l’hypoténuse, le côté adjacent et le côté opposé ?',
    'Quels deux côtés interviennent : le connu et le cherché ? Cosinus, sinus ou tangente ?',
    'Vérifiez que la calculatrice est en degrés.',
  ],

  rightAngle: (triangle: string, at: string) =>
    `Le triangle ${triangle} est rectangle en ${at} : son angle en ${at} mesure 90°.`,
  equilateral: (triangle: string) => `Le triangle ${triangle} est équilatéral : ses trois angles mesurent 60°.`,
  isosceles: (triangle: string, at: string, b: string, c: string) =>
    `Le triangle ${triangle} est isocèle en ${at} : ses angles à la base, en ${b} et en ${c}, sont égaux.`,
  baseAngles: (tex: string) => `Les deux angles à la base se partagent le reste de 180° : $${tex}$.`,
  anglesSum: 'La somme des angles d’un triangle est égale à 180°.',
  anglesRule: 'Dans un triangle, la somme des mesures des trois angles est égale à 180°.',
  anglesHints: [
    'Que vaut la somme des trois angles d’un triangle ?',
    'Le triangle est-il particulier : rectangle, isocèle, équilatéral ? Que savez-vous alors de ses angles ?',
    'Additionnez les angles connus, puis soustrayez le total de 180°.',
  ],
} as const
