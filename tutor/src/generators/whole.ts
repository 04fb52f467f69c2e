import { math } from '../maths/format.ts'
import { commonDivisor, type Rational, rational } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

/** Find: 'quotient' or 'remainder' of a division of whole numbers. */
export const euclideanDivision: Generator = (random, params) => {
  const find = variant(random, params.find, ['quotient', 'remainder'])
  const [divisor, quotient] = [int(random, 6, 15), int(random, 7, 40)]
  const remainder = int(random, 1, divisor - 1)
  const dividend = divisor * quotient + remainder
  const answer = find === 'quotient' ? quotient : remainder
  const packed = rational(divisor * quotient)
  const wrong: Record<string, Rational> =
    find === 'quotient'
      ? {
          takesTheRemainder: rational(remainder),
          countsTheBoxNotFull: rational(quotient + 1),
          completesTheBox: rational(divisor - remainder),
          countsThePackedEggs: packed,
        }
      : {
          takesTheQuotient: rational(quotient),
          completesTheBox: rational(divisor - remainder),
          countsThePackedEggs: packed,
          fillsOneBoxOnly: rational(dividend - divisor),
        }
  return askNumber(rational(answer), '', wrong, {
    statement: `On range ${dividend} œufs dans des boîtes de ${divisor}. ${find === 'quotient' ? 'Combien de boîtes sont remplies ?' : 'Combien d’œufs restent à la fin ?'}`,
    steps: [
      `On effectue la division euclidienne de ${dividend} par ${divisor}.`,
      `${math(`${dividend} = ${divisor} × ${quotient} + ${remainder}`)} et ${math(`${remainder} < ${divisor}`)} : le quotient est ${quotient}, le reste est ${remainder}.`,
    ],
    hint: 'Combien de fois le nombre d’œufs d’une boîte est-il contenu dans le total ?',
    minutes: 3,
  })
}

type Shape = { text: string; first: string; value: number; wrong: Record<string, number> }

/** Operations in the right order. */
export const priorities: Generator = random => {
  const [a, b, c] = [int(random, 12, 30), int(random, 2, 9), int(random, 2, 9)]
  const d = int(random, 2, 10)
  const shapes: Shape[] = [
    {
      text: `${a} + ${b} × ${c}`,
      first: `${b} × ${c} = ${b * c}`,
      value: a + b * c,
      wrong: { goesFromLeftToRight: (a + b) * c, addsAll: a + b + c, stopsAtTheFirstStep: b * c },
    },
    {
      text: `(${a} + ${b}) × ${c}`,
      first: `${a} + ${b} = ${a + b}`,
      value: (a + b) * c,
      wrong: { forgetsTheParentheses: a + b * c, addsAll: a + b + c, stopsAtTheFirstStep: a + b },
    },
    {
      text: `${a * c} − ${b} × ${c}`,
      first: `${b} × ${c} = ${b * c}`,
      value: a * c - b * c,
      wrong: { goesFromLeftToRight: (a * c - b) * c, addsInTheEnd: a * c + b * c, stopsAtTheFirstStep: b * c },
    },
    {
      text: `${a} − (${b} + 2)`,
      first: `${b} + 2 = ${b + 2}`,
      value: a - b - 2,
      wrong: { forgetsTheParentheses: a - b + 2, addsAll: a + b + 2, stopsAtTheFirstStep: b + 2, skipsANumber: a - b },
    },
    {
      text: `${a} + ${b * c} ÷ ${c} + ${d}`,
      first: `${b * c} ÷ ${c} = ${b}`,
      value: a + b + d,
      wrong: {
        skipsTheDivision: a + b * c + d,
        addsAll: a + b * c + c + d,
        stopsAtTheFirstStep: b,
        skipsANumber: a + b,
      },
    },
  ]
  const { text, first, value, wrong } = pick(random, shapes)
  return askNumber(
    rational(value),
    '',
    Object.fromEntries(Object.entries(wrong).map(([name, number]) => [name, rational(number)])),
    {
      statement: `Calculez ${math(text)}.`,
      steps: [
        `On calcule d’abord ce qui est prioritaire (parenthèses, puis × et ÷) : ${math(first)}.`,
        `On termine : ${math(`${text} = ${value}`)}.`,
      ],
      hint: 'Parenthèses d’abord, puis multiplications et divisions, enfin additions et soustractions.',
      minutes: 2,
    },
  )
}

/** The greatest common divisor. */
export const gcd: Generator = random => {
  const common = pick(random, [6, 8, 9, 12, 14, 15, 18, 20, 21, 24])
  const pairs = [
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [5, 7],
    [4, 7],
    [5, 8],
    [7, 8],
    [2, 7],
  ] as const
  const [p, q] = pick(random, pairs)
  const [a, b] = [common * p, common * q]
  const smaller = [2, 3, 5, 7].find(prime => common % prime === 0) ?? 2
  return askNumber(
    rational(common),
    '',
    {
      ...(common / smaller === smaller ? {} : { stopsTooEarly: rational(common / smaller) }),
      takesAnyDivisor: rational(smaller),
      takesTheMultiple: rational(common * p * q),
      takesTheDifference: rational(b - a),
      takesTheProductAsADivisor: rational(a * b),
    },
    {
      statement: `Quel est le plus grand diviseur commun à ${a} et ${b} (leur PGCD) ?`,
      steps: [
        `${math(`${a} = ${common} × ${p}`)} et ${math(`${b} = ${common} × ${q}`)} : ${common} divise les deux nombres.`,
        `${p} et ${q} n’ont pas d’autre diviseur commun que 1 : le PGCD est ${common}.`,
      ],
      hint: 'Décomposez les deux nombres en produits de facteurs premiers.',
      minutes: 4,
    },
  )
}

/** The least common multiple, as the time after which two things meet again. */
export const lcm: Generator = random => {
  const a = int(random, 4, 15)
  const b = pick(
    random,
    [6, 8, 9, 10, 12, 14, 15, 16, 18, 20].filter(n => n !== a),
  )
  const common = (a * b) / commonDivisor(a, b)
  return askNumber(
    rational(common),
    'min',
    {
      takesALaterMultiple: rational(common === a * b ? 2 * common : a * b),
      addsBothWaits: rational(a + b),
      takesTheDivisor: rational(commonDivisor(a, b)),
      takesTheLonger: rational(Math.max(a, b)),
    },
    {
      statement: `Une cloche sonne toutes les ${a} minutes, une autre toutes les ${b} minutes. Elles viennent de sonner ensemble. Dans combien de minutes sonneront-elles de nouveau ensemble pour la première fois ?`,
      steps: [
        `On cherche le plus petit multiple commun à ${a} et à ${b}.`,
        `${math(`${common} = ${a} × ${common / a}`)} et ${math(`${common} = ${b} × ${common / b}`)} ; aucun multiple plus petit ne convient. C’est dans ${common} min.`,
      ],
      hint: `Écrivez les multiples de ${Math.max(a, b)} et cherchez le premier qui est aussi un multiple de ${Math.min(a, b)}.`,
      minutes: 4,
    },
  )
}

/** The largest prime factor of a number. */
export const primeFactor: Generator = random => {
  const big = pick(random, [7, 11, 13, 17, 19, 23])
  const twos = int(random, 1, 3)
  const threes = int(random, twos === 1 ? 1 : 0, 2)
  const number = big * 2 ** twos * 3 ** threes
  const factors = [...Array.from({ length: twos }, () => 2), ...Array.from({ length: threes }, () => 3), big]
  return askNumber(
    rational(big),
    '',
    {
      stopsTheDivisions: rational(big * 2),
      takesASmallOne: rational(2),
      ...(threes > 0 && { takesAnotherSmallOne: rational(3) }),
      ...(twos > 1 && { takesAPower: rational(2 ** twos) }),
      takesTheNumber: rational(number),
    },
    {
      statement: `Décomposez ${number} en produit de facteurs premiers. Quel est le plus grand de ces facteurs ?`,
      steps: [
        `On divise par 2, puis par 3, aussi longtemps que c’est possible.`,
        `${math(`${number} = ${factors.join(' × ')}`)} : le plus grand facteur premier est ${big}.`,
      ],
      hint: 'Divisez par 2 autant de fois que possible, puis par 3, et ainsi de suite.',
      minutes: 3,
    },
  )
}
