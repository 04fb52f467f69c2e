import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { quantity, signed } from './working.ts'

/** A square or a cube among other operations. */
export const powerPriorities = chain(random => {
  const [a, b, c] = [int(random, 2, 9), int(random, 2, 5), int(random, 2, 6)]
  return {
    given: `On donne $A = ${a} + ${b} \\times ${c}^{2}$.`,
    ask: 'Quelle est la valeur de A ?',
    most: 'Dans quelle situation A est-il le plus grand ?',
    hasNoChoice: true,
    steps: [
      {
        say: 'Le carré d’abord',
        do: `${c}²`,
        slips: { 'double au lieu d’élever au carré': `${c} × 2` },
      },
      {
        say: 'Puis la multiplication',
        do: `${b} × _`,
        slips: {
          'fait l’addition avant la multiplication': `${a} + ${b}`,
          'élève au carré après avoir multiplié': `(${b} × ${c})²`,
          'ajoute au lieu de multiplier': `${b} + _`,
        },
      },
      {
        say: 'Enfin l’addition',
        do: `${a} + _`,
        slips: { 'fait l’addition avant la multiplication': '_ × #1', 'oublie le premier terme': '' },
      },
    ],
    hint: 'Sans parenthèses, quelle opération passe avant les autres ?',
    rule: 'Les puissances passent avant les multiplications, et les multiplications avant les additions.',
    begin: 'L’exposant porte sur un seul nombre : lequel ?',
    back: {
      statement: `On sait que $${a} + ${b} \\times n^{2} = ${a + b * c * c}$, où $n$ est un entier positif. Combien vaut $n$ ?`,
      result: quantity(c),
      wrong: [
        [quantity(c * c), 'donne le carré au lieu du nombre'],
        [quantity((c * c) / 2), 'divise par 2 au lieu de chercher un carré'],
        [quantity(b * c * c), 'oublie de diviser'],
      ],
      steps: [
        `‹${a + b * c * c} − ${a} = ${b * c * c}›, puis ‹${b * c * c} ÷ ${b} = ${c * c}›.`,
        `‹${c}² = ${c * c}› : $n$ vaut ${c}.`,
      ],
    },
  }
})

/** The area of a square of known perimeter. */
export const squareFromPerimeter = chain(random => {
  const [side, hole] = [int(random, 4, 12), int(random, 2, 3)]
  return {
    given: `Une plaque carrée a un périmètre de ${4 * side} cm. On y découpe un carré de ${hole} cm de côté.`,
    ask: 'Quelle aire reste-t-il, en cm² ?',
    most: 'Dans quelle situation reste-t-il la plus grande aire ?',
    unit: 'cm²',
    hasNoChoice: true,
    steps: [
      {
        say: 'Côté de la plaque',
        do: `${4 * side} ÷ 4`,
        unit: 'cm',
        slips: { 'prend le périmètre pour le côté': `${4 * side}`, 'partage le périmètre en deux': `${4 * side} ÷ 2` },
      },
      {
        say: 'Aire de la plaque',
        do: '_²',
        unit: 'cm²',
        slips: { 'double le côté au lieu de l’élever au carré': '_ × 2' },
      },
      {
        say: 'Aire qui reste',
        do: `_ − ${hole}²`,
        unit: 'cm²',
        slips: { 'enlève le côté du trou au lieu de son aire': `_ − ${hole}`, 'oublie le trou': '' },
      },
    ],
    hint: 'Quelle longueur faut-il connaître pour calculer l’aire d’un carré ?',
    rule: 'L’aire d’un carré est le carré de son côté : le côté multiplié par lui-même.',
    begin: 'Trouvez d’abord le côté de la plaque.',
    back: {
      statement: `Une plaque carrée a une aire de ${side * side} cm². Quel est son périmètre, en cm ?`,
      result: quantity(4 * side, 'cm'),
      wrong: [
        [quantity(side, 'cm'), 'donne le côté au lieu du périmètre'],
        [quantity(side * side, 'cm'), 'confond l’aire et le périmètre'],
        [quantity(2 * side, 'cm'), 'compte deux côtés au lieu de quatre'],
      ],
      steps: [
        `‹${side}² = ${side * side}› : le côté mesure ${side} cm.`,
        `‹4 × ${side} = ${4 * side}› : le périmètre est ${4 * side} cm.`,
      ],
    },
  }
})

/** Small cubes in a large one. */
export const cubesInCube = chain(random => {
  const [edge, removed] = [int(random, 3, 10), int(random, 2, 7)]
  return {
    given: `On construit un grand cube avec des petits cubes identiques : il y en a ${edge} sur chaque arête. Puis on en retire ${removed}.`,
    ask: 'Combien de petits cubes reste-t-il ?',
    most: 'Dans quelle situation reste-t-il le plus de petits cubes ?',
    hasNoChoice: true,
    counts: true,
    steps: [
      {
        say: 'Une couche',
        do: `${edge}²`,
        slips: { 'double au lieu d’élever au carré': `2 × ${edge}` },
      },
      {
        say: 'Le grand cube',
        do: `_ × ${edge}`,
        slips: { 'compte une seule couche': '', 'ajoute une arête au lieu de multiplier': `_ + ${edge}` },
      },
      {
        say: 'Ce qui reste',
        do: `_ − ${removed}`,
        slips: { 'oublie ceux qui sont retirés': '', 'ajoute ceux qui sont retirés': `_ + ${removed}` },
      },
    ],
    hint: 'Combien de petits cubes y a-t-il dans une couche ? Combien de couches ?',
    rule: 'Le cube d’un nombre est le produit de ce nombre par lui-même, puis encore par lui-même.',
    begin: 'Comptez d’abord les petits cubes d’une couche.',
    back: {
      statement: `Un grand cube est fait de ${edge ** 3} petits cubes identiques. Combien y en a-t-il sur une arête ?`,
      result: quantity(edge),
      wrong: [
        [quantity(edge * edge), 'compte une couche entière'],
        [quantity(edge ** 3 / 3), 'divise par 3 au lieu de chercher un cube'],
        [quantity(3 * edge), 'ajoute les arêtes'],
      ],
      steps: [
        `On cherche le nombre dont le cube est ${edge ** 3}.`,
        `‹${edge}³ = ${edge ** 3}› : il y en a ${edge} sur une arête.`,
      ],
    },
  }
})

/** The exponent of a product and a quotient of powers of ten. */
export const exponentChain = chain(random => {
  const [a, b, c] = [int(random, 2, 9), -int(random, 2, 7), int(random, 2, 8) * pick(random, [-1, 1])]
  const power = (n: number) => `10^{${n}}`
  return {
    given: `On donne $A = \\frac{${power(a)} \\times ${power(b)}}{${power(c)}}$ et on l’écrit $A = 10^{n}$.`,
    ask: 'Quelle est la valeur de $n$ ?',
    most: 'Dans quelle situation $n$ est-il le plus grand ?',
    steps: [
      {
        say: 'Exposant du numérateur',
        do: `${a} + ${signed(b)}`,
        slips: {
          'multiplie les exposants au lieu de les ajouter': `${a} × ${signed(b)}`,
          'oublie le signe de l’exposant négatif': `${a} + ${-b}`,
        },
      },
      {
        say: 'Exposant du quotient',
        do: `_ − ${signed(c)}`,
        slips: { 'ajoute les exposants au lieu de les soustraire': `_ + ${signed(c)}`, 'oublie le dénominateur': '' },
      },
    ],
    hint: 'Écrivez d’abord le numérateur comme une seule puissance.',
    rule: 'Pour un produit de puissances d’un même nombre, on ajoute les exposants ; pour un quotient, on les soustrait.',
    begin: 'Que devient l’exposant quand on multiplie des puissances de dix ?',
    back: {
      statement: `On sait que $10^{${a}} \\times 10^{n} = 10^{${a + b}}$. Quelle est la valeur de l’exposant $n$ ?`,
      result: quantity(b),
      wrong: [
        [quantity(2 * a + b), 'ajoute les exposants connus'],
        [quantity(-b), 'soustrait dans le mauvais sens'],
        [quantity(a + b), 'recopie l’exposant du résultat'],
      ],
      steps: [
        `On ajoute les exposants : ${a} et $n$ ont pour somme ${signed(a + b)}.`,
        `‹${a + b < 0 ? `−${-(a + b)}` : a + b} − ${a} = ${b < 0 ? `−${-b}` : b}›.`,
      ],
    },
  }
})

/** The exponent in scientific notation of a product. */
export const scientificProduct = chain(random => {
  const [a, b, m, n] = [int(random, 4, 9), int(random, 3, 9), int(random, 3, 12), -int(random, 2, 9)]
  return {
    given:
      `On donne $A = ${a} \\times 10^{${m}} \\times ${b} \\times 10^{${n}}$. On remarque que ${a} × ${b} = ${a * b}, soit ${(a * b) / 10} × 10.`.replace(
        /(\d)\.(\d)/g,
        '$1,$2',
      ),
    ask: 'Quel est l’exposant de 10 dans l’écriture scientifique de A ?',
    most: 'Dans quelle situation l’exposant de 10 dans l’écriture scientifique de A est-il le plus grand ?',
    steps: [
      {
        say: 'Exposant du produit des puissances de 10',
        do: `${m} + ${signed(n)}`,
        slips: {
          'multiplie les exposants au lieu de les ajouter': `${m} × ${signed(n)}`,
          'oublie le signe de l’exposant négatif': `${m} + ${-n}`,
        },
      },
      {
        say: 'Avec le facteur 10 du produit des nombres',
        do: '_ + 1',
        slips: {
          'oublie que le premier facteur doit être plus petit que 10': '',
          'enlève un à l’exposant au lieu de l’ajouter': '_ − 1',
        },
      },
    ],
    hint: 'Le produit des nombres est-il compris entre 1 et 10 ?',
    rule: 'En notation scientifique, un seul chiffre, non nul, est écrit avant la virgule.',
    begin: 'Regroupez les puissances de dix d’un côté, les nombres de l’autre.',
  }
})
