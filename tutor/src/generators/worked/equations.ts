import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { quantity } from './working.ts'

/** x + b = c, then a value that depends on x. */
export const sumEquation = chain(random => {
  const [x, b, k] = [int(random, 5, 40), int(random, 6, 30), int(random, 2, 6)]
  return {
    given: `Un nombre $x$ vérifie l’égalité $x + ${b} = ${x + b}$.`,
    ask: `Quelle est la valeur de $${k}x$ ?`,
    steps: [
      {
        say: 'Valeur de $x$',
        do: `${x + b} − ${b}`,
        slips: {
          'ajoute au lieu de soustraire': `${x + b} + ${b}`,
          'prend le second membre pour la solution': `${x + b}`,
        },
      },
      {
        say: 'Valeur demandée',
        do: `${k} × _`,
        slips: { 'ajoute au lieu de multiplier': `${k} + _`, 'donne $x$ lui-même': '' },
      },
    ],
    hint: 'Quel nombre faut-il ajouter à celui qui est écrit pour obtenir le second membre ?',
    rule: 'Pour résoudre $x + b = c$, on soustrait $b$ aux membres de l’égalité.',
    begin: 'Trouvez d’abord $x$, et vérifiez-le dans l’égalité.',
    back: {
      statement: `Le nombre ${x} est la solution de l’équation $x + … = ${x + b}$. Quel nombre est caché par les points ?`,
      result: quantity(b),
      wrong: [
        [quantity(2 * x + b), 'ajoute au lieu de soustraire'],
        [quantity(x + b), 'recopie le second membre'],
        b + 10 < x + b && (x + b) % 10 < x % 10
          ? [quantity(b + 10), 'oublie une retenue']
          : [quantity(x), 'recopie la solution'],
      ],
      steps: [
        `On remplace $x$ par ${x} : il manque ‹${x + b} − ${x} = ${b}›.`,
        `Vérification : ‹${x} + ${b} = ${x + b}›.`,
      ],
    },
  }
})

/** ax = c from a situation. */
export const productEquationStory = chain(random => {
  const [things, one, least, dearest] = pick(random, [
    ['carnets identiques', 'un carnet', 2, 6],
    ['places de cinéma', 'une place', 6, 12],
    ['paquets de feutres identiques', 'un paquet', 3, 9],
  ] as const)
  const [x, a, more] = [int(random, least, dearest), int(random, 3, 9), int(random, 2, 12)]
  return {
    given: `On achète ${a} ${things} pour ${a * x} €. On note $x$ le prix d’${one}, en euros, donc $${a}x = ${a * x}$. Un livre coûte ${more} € de plus qu’${one}.`,
    ask: 'Combien coûte ce livre, en euros ?',
    most: 'Dans quelle situation le livre est-il le plus cher ?',
    unit: '€',
    steps: [
      {
        say: 'Valeur de $x$',
        do: `${a * x} ÷ ${a}`,
        unit: '€',
        slips: {
          'soustrait au lieu de diviser': `${a * x} − ${a}`,
          'prend le prix total pour $x$': `${a * x}`,
        },
      },
      {
        say: 'Prix du livre',
        do: `_ + ${more}`,
        unit: '€',
        slips: { 'donne $x$ au lieu du prix du livre': '', 'soustrait la différence de prix': `_ − ${more}` },
      },
    ],
    hint: 'Que représente $x$ dans cette situation ?',
    rule: 'Pour résoudre $ax = c$ avec $a$ non nul, on divise par $a$ les membres de l’égalité.',
    begin: `Cherchez d’abord ce que coûte ${one}.`,
    back: {
      statement: `Avec ${a * x} €, on achète exactement des ${things} à ${x} € l’unité. On note $n$ leur nombre, donc $${x}n = ${a * x}$. Combien vaut $n$ ?`,
      result: quantity(a),
      wrong: [
        [quantity(a * x - x), 'soustrait au lieu de diviser'],
        [quantity(a + 1), 'se trompe d’une ligne dans la table'],
        [quantity(x), 'donne le prix au lieu du nombre'],
      ],
      steps: [`On divise : ‹${a * x} ÷ ${x} = ${a}›.`, `Vérification : ‹${x} × ${a} = ${a * x}›.`],
    },
  }
})

/** The sum of the solutions of (x − a)(kx + b) = 0. */
export const productRoots = chain(random => {
  const [a, k, r] = [int(random, 2, 9), int(random, 2, 5), int(random, 1, 9)]
  return {
    given: `On considère l’équation $(x - ${a})(${k}x + ${k * r}) = 0$.`,
    ask: 'Quelle est la somme de ses solutions ?',
    most: 'Dans quelle situation la somme des solutions est-elle la plus grande ?',
    hasNoChoice: true,
    steps: [
      {
        say: 'Le premier facteur est nul pour $x$ égal à',
        do: `${a}`,
        slips: { 'prend le signe contraire dans le premier facteur': `−${a}` },
      },
      {
        say: 'Le second facteur est nul pour $x$ égal à',
        do: `−${k * r} ÷ ${k}`,
        slips: {
          'perd le signe dans le second facteur': `${k * r} ÷ ${k}`,
          'oublie de diviser par le coefficient de $x$': `−${k * r}`,
        },
      },
      {
        say: 'Somme',
        do: '#1 + #2',
        slips: { 'oublie la première solution': '', 'multiplie les solutions au lieu de les ajouter': '#1 × #2' },
      },
    ],
    hint: 'Quand un produit est-il nul ?',
    rule: 'Un produit est nul si, et seulement si, au moins un de ses facteurs est nul.',
    begin: 'Écrivez une équation du premier degré pour chaque facteur.',
    back: {
      statement: `Une solution de l’équation $(x - …)(${k}x + ${k * r}) = 0$ est ${a}, et ce n’est pas celle que donne le second facteur. Quel nombre positif est caché par les points ?`,
      result: quantity(a),
      wrong: [
        [quantity(r), 'prend la solution du second facteur, sans son signe'],
        [quantity(k * r), 'recopie le nombre du second facteur'],
        [quantity(k * a), 'multiplie par le coefficient de l’autre facteur'],
      ],
      steps: [`Le premier facteur doit être nul quand $x$ vaut ${a}.`, `‹${a} − ${a} = 0› : le nombre caché est ${a}.`],
    },
  }
})

/** x² + a = b, with its positive solution. */
export const squareProblem = chain(random => {
  const [side, more] = [int(random, 4, 15), int(random, 3, 30)]
  return {
    given: `Un terrain carré et un jardin de ${more} m² occupent ensemble ${side * side + more} m². On note $x$ le côté du carré, en mètres, donc $x^{2} + ${more} = ${side * side + more}$.`,
    ask: 'Quel est le périmètre du terrain carré, en mètres ?',
    most: 'Dans quelle situation le périmètre du terrain carré est-il le plus grand ?',
    unit: 'm',
    hasNoChoice: true,
    steps: [
      {
        say: 'Valeur de $x^{2}$',
        do: `${side * side + more} − ${more}`,
        slips: { 'ajoute au lieu de soustraire': `${side * side + more} + ${more}` },
      },
      {
        say: 'Valeur de $x$, qui est positive',
        do: ['√_', before => Math.round(Math.sqrt(before) * 10) / 10],
        unit: 'm',
        slips: { 'divise par 2 au lieu de prendre la racine carrée': '_ ÷ 2', 'oublie la racine carrée': '' },
      },
      { say: 'Périmètre', do: '4 × _', unit: 'm', slips: { 'donne le côté au lieu du périmètre': '' } },
    ],
    hint: 'Isolez d’abord le carré de $x$.',
    rule: 'Si $a$ est positif, l’équation $x^{2} = a$ a pour solutions la racine carrée de $a$ et son opposé.',
    begin: 'Pourquoi une seule des solutions convient-elle pour une longueur ?',
    back: {
      statement: `Les solutions de l’équation $x^{2} + ${more} = …$ sont ${side} et −${side}. Quel nombre est caché par les points ?`,
      result: quantity(side * side + more),
      wrong: [
        [quantity(2 * side + more), 'double au lieu d’élever au carré'],
        [quantity(side * side - more), 'soustrait au lieu d’ajouter'],
        [quantity(side * side), 'oublie le nombre ajouté au carré'],
      ],
      steps: [
        `On remplace $x$ par ${side} : ‹${side}² = ${side * side}›.`,
        `‹${side * side} + ${more} = ${side * side + more}›.`,
      ],
    },
  }
})
