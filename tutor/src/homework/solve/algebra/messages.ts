/** The sentences of worked algebra; `$` stands around maths. */
export const messages = {
  develop: (tex: string) => `Développez et réduisez : $${tex}$.`,
  reduce: (tex: string) => `Réduisez : $${tex}$.`,
  factor: (tex: string) => `Factorisez : $${tex}$.`,
  solve: (tex: string) => `Résolvez l’équation : $${tex}$.`,
  substitute: (tex: string, values: string) => `Calculez $${tex}$ pour ${values}.`,

  square: (plus: boolean) =>
    plus
      ? 'On reconnaît un carré : $(a + b)^{2} = a^{2} + 2ab + b^{2}$.'
      : 'On reconnaît un carré : $(a - b)^{2} = a^{2} - 2ab + b^{2}$.',
  products: (tex: string) => `On multiplie chaque terme par chaque terme : $${tex}$.`,
  withoutParentheses: (tex: string) => `On effectue les produits et on supprime les parenthèses : $${tex}$.`,
  grouped: (tex: string) => `On regroupe les termes semblables : $${tex}$.`,
  reduced: (tex: string) => `On réduit : $${tex}$.`,
  developRule:
    'Distributivité : $k(a + b) = ka + kb$ et $(a + b)(c + d) = ac + ad + bc + bd$. Réduire, c’est regrouper les termes de même nature : les $x^{2}$ ensemble, les $x$ ensemble, les nombres ensemble.',
  developHints: [
    'Combien y a-t-il de produits à calculer ? Reliez chaque terme à chaque terme par une flèche.',
    'Attention aux signes : un moins devant une parenthèse change tous les signes à l’intérieur.',
    'À la fin, regroupez : d’abord les carrés, puis les termes avec la lettre, puis les nombres.',
  ],
  reduceHints: [
    'Soulignez de la même couleur les termes de même nature.',
    'On n’ajoute pas $3x$ et $5$ : ils ne sont pas de même nature.',
    'Ajoutez les nombres qui sont devant la même lettre, avec leur signe.',
  ],

  commonFactor: (terms: string, factor: string) =>
    `On cherche un facteur commun : ${terms}. Le facteur commun est $${factor}$.`,
  showProduct: (whole: string, left: string, right: string) => `$${whole} = ${left} \\times ${right}$`,
  putInFront: (tex: string) => `On le met en facteur : $${tex}$.`,
  differenceOfSquares: (a: string, b: string) =>
    `On reconnaît une différence de deux carrés, $a^{2} - b^{2} = (a - b)(a + b)$ avec $a = ${a}$ et $b = ${b}$.`,
  perfectSquare: (sign: string, a: string, b: string) =>
    `On reconnaît un carré, $a^{2} ${sign} 2ab + b^{2} = (a ${sign} b)^{2}$ avec $a = ${a}$ et $b = ${b}$.`,
  therefore: (tex: string) => `Donc $${tex}$.`,
  bracketFactor: (tex: string) => `Le facteur commun est la parenthèse $${tex}$.`,
  inside: (tex: string) => `On réduit dans les crochets : $${tex}$.`,
  checkByDeveloping: (tex: string) => `Vérification : en développant, on retrouve $${tex}$.`,
  factorRule:
    'Factoriser, c’est transformer une somme en produit : $ka + kb = k(a + b)$. On connaît aussi $a^{2} - b^{2} = (a - b)(a + b)$.',
  factorHints: [
    'Y a-t-il un nombre, une lettre ou une parenthèse dans tous les termes ?',
    'Récrivez chaque terme comme un produit avec ce facteur commun.',
    'Développez votre réponse : vous devez retrouver l’expression de départ.',
  ],

  developSides: (tex: string) => `On développe et on réduit chaque membre : $${tex}$.`,
  subtractBoth: (what: string, tex: string) => `On soustrait $${what}$ aux deux membres : $${tex}$.`,
  addBoth: (what: string, tex: string) => `On ajoute $${what}$ aux deux membres : $${tex}$.`,
  divideBoth: (by: string, tex: string) => `On divise les deux membres par $${by}$ : $${tex}$.`,
  multiplyBoth: (by: string, tex: string) => `On multiplie les deux membres par $${by}$ : $${tex}$.`,
  turned: (tex: string) => `On échange les deux membres : $${tex}$.`,
  check: (letter: string, value: string, left: string, right: string) =>
    `Vérification : pour $${letter} = ${value}$, le membre de gauche vaut $${left}$ et le membre de droite vaut $${right}$.`,
  solution: (tex: string) => `La solution est $${tex}$.`,
  solutions: (list: readonly string[]) => `Les solutions sont ${list.map(one => `$${one}$`).join(' et ')}.`,
  noSolution: (tex: string) => `$${tex}$ est impossible : l’équation n’a pas de solution.`,
  none: 'Pas de solution',
  zeroProduct: 'Un produit est nul si, et seulement si, l’un de ses facteurs est nul.',
  factorIsZero: (tex: string, root: string) => `$${tex} = 0$ donne $${root}$.`,
  squareIs: (letter: string, value: string) =>
    `Deux nombres opposés ont le même carré : $${letter}^{2} = ${value}$ a deux solutions.`,
  squareIsZero: (letter: string) => `Seul $0$ a pour carré $0$ : $${letter} = 0$.`,
  squareIsNegative: (value: string) =>
    `Un carré n’est jamais négatif, et $${value} < 0$ : l’équation n’a pas de solution.`,
  equationRule:
    'Résoudre une équation, c’est trouver toutes les valeurs qui rendent l’égalité vraie. On peut ajouter, soustraire un même nombre aux deux membres, ou les multiplier, les diviser par un même nombre non nul.',
  productRule: 'Si un produit est nul, alors l’un au moins de ses facteurs est nul.',
  squareRule: 'Si $a > 0$, l’équation $x^{2} = a$ a deux solutions : $\\sqrt{a}$ et $-\\sqrt{a}$.',
  equationHints: [
    'Dans quel membre allez-vous rassembler les termes avec la lettre ?',
    'Faites la même opération des deux côtés, une à la fois.',
    'Remplacez la lettre par votre résultat : les deux membres doivent être égaux.',
  ],
  productHints: [
    'Quand un produit vaut-il 0 ?',
    'Écrivez une équation par facteur.',
    'Résolvez chaque petite équation, et donnez toutes les solutions.',
  ],
  squareHints: [
    'Quel nombre a ce carré ? Y en a-t-il un seul ?',
    'Pensez aussi au nombre négatif.',
    'Isolez d’abord le carré dans un membre.',
  ],

  sideValue: (side: string, name: string, value: string, tex: string) =>
    `Membre de ${side}, pour $${name} = ${value}$ : $${tex}$.`,
  compareSides: (isTrue: boolean, left: string, right: string, equation: string) =>
    isTrue
      ? `Les deux membres sont égaux : l’égalité $${equation}$ est vraie pour cette valeur.`
      : `$${left} \\neq ${right}$ : l’égalité $${equation}$ est fausse pour cette valeur.`,
  isTrue: (isTrue: boolean, name: string, value: string) =>
    `${isTrue ? 'Oui' : 'Non'}, l’égalité est ${isTrue ? 'vraie' : 'fausse'} pour $${name} = ${value}$.`,
  isSolution: (isTrue: boolean, value: string) =>
    isTrue ? `Oui, $${value}$ est solution de l’équation.` : `Non, $${value}$ n’est pas solution de l’équation.`,
  testRule:
    'Tester une égalité pour une valeur, c’est remplacer la lettre par cette valeur dans chaque membre, calculer les deux membres séparément, puis comparer.',
  testHints: [
    'Remplacez la lettre par le nombre dans le membre de gauche seulement.',
    'Faites de même dans le membre de droite.',
    'Les deux résultats sont-ils égaux ?',
  ],

  replaced: (name: string, value: string, tex: string) => `On remplace $${name}$ par $${value}$ : $${tex}$.`,
  replacedAll: (tex: string) => `On remplace chaque lettre par sa valeur : $${tex}$.`,
  substituteRule:
    'Pour calculer une expression, on remplace la lettre par le nombre. $2x$ veut dire $2 \\times x$ : on écrit le signe $\\times$, et des parenthèses autour d’un nombre négatif.',
  substituteHints: [
    'Récrivez l’expression en mettant les signes $\\times$ qui ne sont pas écrits.',
    'Remplacez la lettre partout où elle se trouve, avec des parenthèses si le nombre est négatif.',
    'Respectez les priorités : puissances, puis multiplications, puis additions.',
  ],
} as const
