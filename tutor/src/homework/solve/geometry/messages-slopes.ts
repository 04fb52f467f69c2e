/** The sentences of slopes, ladders and cables; `$` stands around maths. */
export const messages = {
  setting:
    'La verticale et l’horizontale forment un angle droit : la longueur en pente est l’hypoténuse d’un triangle rectangle.',
  names: { slope: 'la longueur en pente', height: 'la hauteur', ground: 'la distance horizontale' },
  known: (parts: readonly string[]) => `On connaît ${parts.join(' et ')}.`,
  part: (name: string, value: string) => `${name} (${value})`,
  ratio: {
    sin: 'On utilise le sinus, quotient « côté opposé ÷ hypoténuse » : la hauteur est opposée à l’angle avec l’horizontale.',
    cos: 'On utilise le cosinus, quotient « côté adjacent ÷ hypoténuse » : la distance horizontale est adjacente à l’angle.',
    tan: 'On utilise la tangente, quotient « côté opposé ÷ côté adjacent » : la hauteur est opposée à l’angle, la distance horizontale lui est adjacente.',
  },
  fromVertical: (tex: string) => `L’angle avec l’horizontale est $${tex}$.`,
  line: (tex: string) => `On calcule : $${tex}$.`,
  squares: (tex: string) => `D’après le théorème de Pythagore, le carré de la longueur cherchée est $${tex}$.`,
  root: (tex: string) => `Une longueur est positive : $${tex}$.`,
  calculator: (ratio: 'cos' | 'sin' | 'tan', tex: string) =>
    `Avec la touche arc${ratio} de la calculatrice : $${tex}$.`,
  lengthIs: {
    slope: (result: string) => `La longueur cherchée est ${result}.`,
    height: (result: string) => `La hauteur cherchée est ${result}.`,
    ground: (result: string) => `La distance cherchée est ${result}.`,
  },
  angleIs: (result: string) => `L’angle avec l’horizontale mesure ${result}.`,
  trigRule:
    'Dans un triangle rectangle : $\\cos = \\frac{\\text{adjacent}}{\\text{hypoténuse}}$, $\\sin = \\frac{\\text{opposé}}{\\text{hypoténuse}}$, $\\tan = \\frac{\\text{opposé}}{\\text{adjacent}}$.',
  pythagorasRule:
    'Théorème de Pythagore : dans un triangle rectangle, le carré de l’hypoténuse est égal à la somme des carrés des deux autres côtés.',
  hints: [
    'Faites un schéma : où est l’angle droit, où est l’hypoténuse ?',
    'Écrivez sur le schéma ce que l’énoncé donne et ce qu’il demande.',
    'Quelle relation lie les deux grandeurs connues à celle que l’on cherche ?',
  ],
} as const
