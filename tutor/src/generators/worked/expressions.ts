import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { type Draw, expression, number, quantity, signed } from './working.ts'

/** A product found with a² − b². */
export const identityProduct = chain(random => {
  const [round, gap] = [10 * pick(random, [2, 3, 4, 5, 6, 10]), int(random, 1, 9)]
  return {
    given: `On veut calculer de tête ${round + gap} × ${round - gap}, c’est-à-dire $(${round} + ${gap})(${round} - ${gap})$.`,
    ask: 'Quel est le résultat ?',
    most: 'Dans quelle situation le résultat est-il le plus grand ?',
    steps: [
      { say: 'Carré du nombre rond', do: `${round}²` },
      {
        say: 'Carré de l’écart',
        do: `${gap}²`,
        slips: { 'oublie d’élever l’écart au carré': `${gap}`, 'double l’écart': `2 × ${gap}` },
      },
      { say: 'Résultat', do: '#1 − #2', slips: { 'ajoute les carrés au lieu de les soustraire': '#1 + #2' } },
    ],
    hint: 'Quelle identité reconnaissez-vous ?',
    rule: '$(a + b)(a - b) = a^{2} - b^{2}$.',
    begin: 'Repérez le nombre rond et l’écart.',
    back: {
      statement: `On sait que $${round}^{2} - n^{2} = ${round * round - gap * gap}$, où $n$ est un entier positif. Combien vaut $n$ ?`,
      result: quantity(gap),
      wrong: [
        [quantity(gap * gap), 'oublie la racine carrée'],
        [quantity(2 * round - gap), 'soustrait sans penser aux carrés'],
        [quantity((gap * gap) / 2), 'divise par 2 au lieu de prendre la racine carrée'],
      ],
      steps: [
        `‹${round}² = ${number(round * round)}›, donc $n^{2}$ vaut ‹${number(round * round)} − ${number(round * round - gap * gap)} = ${gap * gap}›.`,
        `$n$ est positif : il vaut ${gap}.`,
      ],
    },
  }
})

/** An expression with two factors for a number. */
export const factorsForNumber = chain(random => {
  const [x, a, b] = [pick(random, [-1, 1]) * int(random, 2, 8), int(random, 2, 9), int(random, 2, 9)]
  return {
    given: `On donne $A = (x + ${a})(x - ${b})$.`,
    ask: `Quelle est la valeur de A pour $x = ${number(x).replace('−', '-')}$ ?`,
    hasNoChoice: true,
    steps: [
      {
        say: 'Premier facteur',
        do: `${signed(x)} + ${a}`,
        slips: {
          'se trompe de signe pour $x$': `${signed(-x)} + ${a}`,
          'multiplie au lieu d’ajouter dans le premier facteur': `${signed(x)} × ${a}`,
        },
      },
      {
        say: 'Second facteur',
        do: `${signed(x)} − ${b}`,
        slips: { 'se trompe d’opération dans le second facteur': `${signed(x)} + ${b}` },
      },
      { say: 'Produit', do: '#1 × #2', slips: { 'ajoute les facteurs au lieu de les multiplier': '#1 + #2' } },
    ],
    hint: 'Remplacez $x$ dans chaque facteur, avec des parenthèses s’il est négatif.',
    rule: 'Un produit est négatif quand ses facteurs sont de signes contraires.',
    begin: 'Calculez chaque parenthèse avant le produit.',
    back: {
      statement: `On développe $(x + ${a})(x - ${b})$ et on réduit. Quel est le terme constant, sans $x$ ?`,
      result: quantity(-a * b),
      wrong: [
        [quantity(a * b), 'oublie le signe du second nombre'],
        [quantity(a - b), 'ajoute les nombres au lieu de les multiplier'],
        [quantity(a + b), 'ajoute les nombres sans leurs signes'],
      ],
      steps: [
        'Le terme constant est le produit des nombres des parenthèses, avec leurs signes.',
        `‹${a} × (−${b}) = −${a * b}›.`,
      ],
    },
  }
})

/** The square of a sum, developed. */
export const squareOfSum: Draw = random => {
  const [a, b] = [int(random, 1, 5), int(random, 2, 9)]
  const ax = a === 1 ? 'x' : `${a}x`
  const square = a === 1 ? 'x²' : `${a * a}x²`
  return {
    given: `On considère l’expression $(${ax} + ${b})^{2}$.`,
    ask: 'Quelle est sa forme développée et réduite ?',
    work: mistake => {
      const cross = mistake === 'cross' ? 0 : mistake === 'half' ? a * b : 2 * a * b
      const constant = mistake === 'double' ? 2 * b : b * b
      const first = mistake === 'first' && a > 1 ? a : a * a
      const middle = cross === 0 ? '' : ` + ${cross}x`
      return {
        lines: [
          mistake === 'cross'
            ? `‹(${ax} + ${b})² = (${ax})² + ${b}²›.`
            : `‹(${ax} + ${b})² = (${ax} + ${b})(${ax} + ${b})›.`,
          mistake === 'cross'
            ? `‹(${ax})² = ${square}› et ‹${b}² = [${b * b}]›.`
            : `Les quatre produits : ‹${first === 1 ? '' : first}x²›, puis ‹${a * b}x› ${mistake === 'half' ? 'une fois' : 'deux fois'}, enfin ‹[${constant}]›.`,
          `Forme réduite : ‹${first === 1 ? '' : first}x²${middle} + ${constant}›.`,
        ],
        result: expression([first, cross, constant]),
        calculation: `${first === 1 ? '' : first}x²${middle} + ${constant}`,
      }
    },
    mistakes: {
      cross: 'oublie le double produit',
      half: 'compte le produit du milieu une seule fois',
      double: 'double le second nombre au lieu de l’élever au carré',
      first: 'oublie d’élever au carré le coefficient de $x$',
    },
    hint: 'Un carré est le produit d’une expression par elle-même : combien de produits y a-t-il ?',
    rule: 'On multiplie chaque terme de la première parenthèse par chaque terme de la seconde.',
    begin: 'Écrivez le carré comme un produit de parenthèses.',
    back: {
      statement: `Pour tout $x$, $(${ax} + ${b})^{2} = ${square.replace('²', '^{2}')} + …x + ${b * b}$. Quel nombre est caché par les points ?`,
      result: quantity(2 * a * b),
      wrong: [
        [quantity(a * b), 'compte le produit du milieu une seule fois'],
        [quantity(a + b), 'ajoute les nombres au lieu de les multiplier'],
        [quantity(2 * b), a > 1 ? 'oublie le coefficient de $x$' : 'double le second nombre seulement'],
      ],
      steps: [`Le terme en $x$ vient de deux produits égaux à ‹${a * b}x›.`, `‹2 × ${a * b} = ${2 * a * b}›.`],
    },
  }
}
