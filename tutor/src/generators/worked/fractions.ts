import { fraction } from '../../maths/format.ts'
import { add, approximate, divide, multiply, rational, subtract } from '../../maths/rational.ts'
import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { fractionResult, quantity } from './working.ts'

const PARTS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 8],
  [5, 8],
  [3, 7],
  [4, 9],
] as const

/** The best known mistake of an addition of fractions, made in two steps. */
const EACH_ON_ITS_OWN = 'ajoute les numérateurs entre eux et les dénominateurs entre eux'

/** What is left of a quantity of which a fraction is used. */
export const restOfQuantity = chain(random => {
  const [n, d] = pick(random, PARTS)
  const [opening, thing, unit, size] = pick(random, [
    ['Un ruban mesure', 'd’un ruban', 'cm', 1],
    ['Un sac de riz pèse', 'd’un sac de riz', 'g', 50],
    ['Une cuve contient', 'd’une cuve d’eau', 'L', 1],
  ] as const)
  const part = size * int(random, 4, 15)
  return {
    given: `${opening} ${d * part} ${unit}. On en utilise les $\\frac{${n}}{${d}}$.`,
    ask: `Combien reste-t-il, en ${unit} ?`,
    unit,
    steps: [
      {
        say: 'Une part',
        do: `${d * part} ÷ ${d}`,
        unit,
        slips: { 'divise par le numérateur au lieu du dénominateur': `${d * part} ÷ ${n}` },
      },
      { say: 'Ce qui est utilisé', do: `_ × ${n}`, unit, slips: { 'prend une seule part': '' } },
      {
        say: 'Ce qui reste',
        do: `${d * part} − _`,
        unit,
        slips: { 'donne ce qui est utilisé': '', 'soustrait le dénominateur': `${d * part} − ${d}` },
      },
    ],
    hint: 'Partagez d’abord le tout en parts égales.',
    rule: 'Le dénominateur dit en combien de parts on partage, le numérateur combien on en prend.',
    begin: 'Combien vaut une seule part ?',
    back: {
      statement: `On a utilisé les $\\frac{${n}}{${d}}$ ${thing} : il en reste ${(d - n) * part} ${unit}. Quelle était la quantité de départ, en ${unit} ?`,
      result: quantity(d * part, unit),
      wrong: [
        [quantity(((d - n) * part * n) / d, unit), 'prend la fraction de ce qui reste'],
        [quantity((d - n) * part * d, unit), 'multiplie ce qui reste par le dénominateur'],
        [quantity(n * part, unit), 'donne ce qui est utilisé'],
      ],
      steps: [
        d - n === 1
          ? `Il reste 1 part sur ${d} : une part vaut ${part} ${unit}.`
          : `Il reste ${d - n} parts sur ${d}. Une part : ‹${(d - n) * part} ÷ ${d - n} = ${part}›.`,
        `Le tout : ‹${d} × ${part} = ${d * part}›, donc ${d * part} ${unit}.`,
      ],
    },
  }
})

/** The fraction that is left when some others are taken. */
export const fractionLeft = chain(random => {
  const d = pick(random, [6, 8, 9, 10, 12])
  const small = pick(
    random,
    [2, 3, 4, 5].filter(k => d % k === 0),
  )
  const a = int(random, 2, d - d / small - 1)
  const thing = pick(random, ['un gâteau', 'une pizza', 'une tablette'])
  return {
    given: `On prend $\\frac{${a}}{${d}}$ puis $\\frac{1}{${small}}$ d’${thing}.`,
    ask: 'Quelle fraction reste-t-il ? Donnez-la sous forme irréductible.',
    most: 'Dans quelle situation la fraction qui reste est-elle la plus grande ?',
    finish: value => (value.n > 0n ? fractionResult(value) : undefined),
    hasNoChoice: true,
    fractions: true,
    steps: [
      {
        say: `On écrit 1/${small} avec le dénominateur ${d} ; le numérateur devient`.replace(
          /1\/(\d+)/,
          '$$\\frac{1}{$1}$$',
        ),
        do: `1 × ${d / small}`,
        slips: { 'change le dénominateur sans changer le numérateur': '1', [EACH_ON_ITS_OWN]: '1' },
      },
      {
        say: 'Numérateur de ce qui est pris',
        do: `${a} + _`,
        slips: { 'multiplie les numérateurs au lieu de les ajouter': `${a} × _`, 'oublie la première part': '' },
      },
      {
        say: 'Ce qui reste',
        do: `(${d} − _) ÷ ${d}`,
        slips: {
          'donne la fraction prise au lieu de celle qui reste': `_ ÷ ${d}`,
          [EACH_ON_ITS_OWN]: `(${d + small} − _) ÷ ${d + small}`,
        },
      },
    ],
    hint: 'Écrivez toutes les parts avec le même dénominateur.',
    rule: 'On additionne les numérateurs et on garde le dénominateur ; le tout a un numérateur égal au dénominateur.',
    begin: 'Quelle fraction du tout a-t-on prise ?',
  }
})

/** A fraction of what is left. */
export const fractionOfRest = chain(random => {
  const [a, b] = pick(random, PARTS)
  const [c, d] = pick(random, PARTS)
  const one = rational(a, b)
  const rest = subtract(rational(1), one)
  return {
    given: `Un cycliste fait $\\frac{${a}}{${b}}$ de son trajet le matin, puis $\\frac{${c}}{${d}}$ du reste l’après-midi.`,
    ask: 'Quelle fraction du trajet entier fait-il l’après-midi ? Donnez-la sous forme irréductible.',
    most: 'Dans quelle situation la fraction du trajet faite l’après-midi est-elle la plus grande ?',
    finish: value => (value.n > 0n && approximate(value) < 1 ? fractionResult(value) : undefined),
    fractions: true,
    steps: [
      {
        say: 'Le reste, après le matin',
        do: `1 − ${a}/${b}`,
        slips: {
          'prend la fraction du matin au lieu du reste': `${a}/${b}`,
          'prend la fraction du trajet entier': '1',
        },
      },
      {
        say: 'La part de l’après-midi',
        do: `${c}/${d} × _`,
        slips: {
          'soustrait au lieu de multiplier': `_ − ${c}/${d}`,
          'donne ce qui reste le soir': `_ − ${c}/${d} × _`,
        },
      },
    ],
    hint: 'De quelle quantité prend-on la fraction de l’après-midi ?',
    rule: 'Prendre une fraction d’une autre fraction, c’est les multiplier.',
    begin: 'Quelle fraction du trajet reste-t-il à midi ?',
    back: {
      statement: `Un cycliste fait une part de son trajet le matin, puis $\\frac{${c}}{${d}}$ du reste l’après-midi : cela fait $${fraction(multiply(rational(c, d), rest)).replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$ du trajet entier. Quelle fraction du trajet restait-il à midi ? Donnez-la sous forme irréductible.`,
      result: fractionResult(rest),
      wrong: [
        [fractionResult(multiply(multiply(rational(c, d), rest), rational(c, d))), 'multiplie au lieu de diviser'],
        [fractionResult(one), 'donne la part du matin'],
        [fractionResult(add(rest, rational(c, d))), 'ajoute les fractions au lieu de diviser'],
      ],
      steps: [
        `On cherche le nombre qui, multiplié par ‹${c}/${d}›, donne ‹${fraction(multiply(rational(c, d), rest))}› : on divise.`,
        `Diviser par ‹${c}/${d}›, c’est multiplier par ‹${d}/${c}› : on trouve ‹${fraction(divide(multiply(rational(c, d), rest), rational(c, d)))}›.`,
      ],
    },
  }
})

/** A sum and a product of fractions: priorities. */
export const fractionPriorities = chain(random => {
  const [a, b] = pick(random, PARTS)
  const [c, d] = pick(random, PARTS)
  const [e, f] = pick(random, PARTS)
  return {
    given: `On donne $A = \\frac{${a}}{${b}} + \\frac{${c}}{${d}} \\times \\frac{${e}}{${f}}$.`,
    ask: 'Quelle est la valeur de A, sous forme irréductible ?',
    most: 'Dans quelle situation A est-il le plus grand ?',
    finish: fractionResult,
    hasNoChoice: true,
    fractions: true,
    steps: [
      {
        say: 'La multiplication d’abord',
        do: `${c}/${d} × ${e}/${f}`,
        slips: {
          'fait l’addition avant la multiplication': `${a}/${b} + ${c}/${d}`,
          'inverse la seconde fraction': `${c}/${d} × ${f}/${e}`,
          'ajoute les fractions au lieu de les multiplier': `${c}/${d} + ${e}/${f}`,
        },
      },
      {
        say: 'Puis l’addition',
        do: `${a}/${b} + _`,
        slips: {
          'oublie d’ajouter la première fraction': '',
          'fait l’addition avant la multiplication': `_ × ${e}/${f}`,
        },
      },
    ],
    hint: 'Quelle opération est prioritaire ?',
    rule: 'On multiplie les numérateurs entre eux et les dénominateurs entre eux ; pour additionner, il faut le même dénominateur.',
    begin: 'Calculez d’abord le produit.',
  }
})

/** How many containers of a fraction of a litre. */
export const fractionBottles = chain(random => {
  const [n, d] = pick(random, [
    [3, 4],
    [2, 3],
    [2, 5],
    [3, 5],
    [3, 8],
  ] as const)
  const [count, sold] = [int(random, 6, 16) * d, int(random, 2, 9)]
  const litres = (n * count) / d
  return {
    given: `On verse ${litres} L de jus dans des bouteilles de $\\frac{${n}}{${d}}$ L. On vend ${sold} bouteilles.`,
    ask: 'Combien de bouteilles reste-t-il ?',
    most: 'Dans quelle situation reste-t-il le plus de bouteilles ?',
    counts: true,
    steps: [
      {
        say: 'Diviser par une fraction, c’est multiplier par son inverse',
        do: `${litres} × ${d}/${n}`,
        slips: {
          'multiplie par la fraction au lieu de son inverse': `${litres} × ${n}/${d}`,
          'divise par le numérateur seulement': `${litres} ÷ ${n}`,
          'multiplie par le dénominateur seulement': `${litres} × ${d}`,
        },
      },
      { say: 'Bouteilles qui restent', do: `_ − ${sold}`, slips: { 'oublie les bouteilles vendues': '' } },
    ],
    hint: 'Combien de fois la contenance d’une bouteille tient-elle dans le volume de jus ?',
    rule: 'Diviser par un nombre non nul, c’est multiplier par son inverse.',
    begin: 'Y aura-t-il plus de bouteilles que de litres, ou moins ?',
  }
})
