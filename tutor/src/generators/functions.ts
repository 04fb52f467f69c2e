import { french, math, operand } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { rational } from '../maths/rational.ts'
import { fractionChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

const nonZero = (random: () => number, max: number) => int(random, 1, max) * pick(random, [-1, 1])
const signed = (n: number) => `${n < 0 ? '−' : '+'} ${Math.abs(n)}`

/** Find: the 'image' or the 'antecedent' of a number by f(x) = ax + b. */
export const affineFunction: Generator = (random, params) => {
  const find = variant(random, params.find, ['image', 'antecedent'])
  const a = pick(random, [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7])
  const b = nonZero(random, 10)
  // A number that is its own image would hide the confusion between image and antecedent.
  const numbers = [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8]
  const x = pick(
    random,
    numbers.filter(n => a * n + b !== n),
  )
  const y = a * x + b
  const definition = `$f$ est la fonction affine définie par ${math(`f(x) = ${polynomial([a, b])}`)}.`
  const number = (n: number, d = 1) => fractionChoice(rational(n, d))
  if (find === 'image')
    return {
      statement: `${definition} Calculez l’image de ${math(french(x))} par la fonction $f$.`,
      expected: { kind: 'number', value: String(y) },
      answer: french(y),
      steps: [
        `On remplace ${math('x')} par ${math(french(x))} : ${math(`f(${french(x)}) = ${operand(a)} × ${operand(x)} ${signed(b)}`)}.`,
        `La multiplication d’abord : ${math(`f(${french(x)}) = ${french(a * x)} ${signed(b)} = ${french(y)}`)}.`,
        `L’image de ${math(french(x))} par $f$ est ${math(french(y))}.`,
      ],
      hint: 'Remplacez $x$ par le nombre donné, puis multipliez avant d’ajouter.',
      ...distractors(number(y), {
        findsTheAntecedent: number(x - b, a),
        ...((a < 0 || x < 0) && { losesTheSignOfTheImage: number(-a * x + b) }),
        addsBeforeMultiplying: number(a * (x + b)),
        losesTheSignOfTheConstant: number(a * x - b),
        addsTheCoefficient: number(a + x + b),
      }),
      minutes: 3,
    }
  return {
    statement: `${definition} Trouvez l’antécédent de ${math(french(y))} par la fonction $f$.`,
    expected: { kind: 'number', value: String(x) },
    answer: french(x),
    steps: [
      `On cherche le nombre ${math('x')} tel que ${math(`f(x) = ${french(y)}`)}, c’est-à-dire ${math(`${polynomial([a, b])} = ${french(y)}`)}.`,
      `${b < 0 ? `On ajoute ${-b}` : `On soustrait ${b}`} aux deux membres : ${math(`${polynomial([a, 0])} = ${french(y - b)}`)}.`,
      `On divise par ${math(french(a))} : ${math(`x = ${french(x)}`)}. L’antécédent de ${math(french(y))} est ${math(french(x))}.`,
    ],
    hint: 'Chercher un antécédent, c’est résoudre une équation.',
    ...distractors(number(x), {
      findsTheImage: number(a * y + b),
      losesTheSign: number(-x),
      movesWithoutChangingTheSign: number(y + b, a),
      forgetsToDivide: number(y - b),
      subtractsTheCoefficient: number(y - b - a),
    }),
    minutes: 4,
  }
}

/** The coefficient of an affine function of which two images are known. */
export const affineSlope: Generator = random => {
  const slope = pick(random, [-5, -4, -3, -2, 2, 3, 4, 5, 6])
  const x1 = int(random, -4, 3)
  const step = int(random, 2, 5)
  const x2 = x1 + step
  const y1 = nonZero(random, 9)
  const y2 = y1 + slope * step
  const number = (n: number, d = 1) => fractionChoice(rational(n, d))
  const quotient = `\\frac{${french(y2)} − ${operand(y1)}}{${french(x2)} − ${operand(x1)}}`
  return {
    statement: `$f$ est une fonction affine telle que ${math(`f(${french(x1)}) = ${french(y1)}`)} et ${math(`f(${french(x2)}) = ${french(y2)}`)}. Calculez son coefficient directeur ${math('a')}.`,
    expected: { kind: 'number', value: String(slope) },
    answer: french(slope),
    steps: [
      'Le coefficient directeur est le quotient de la différence des images par la différence des nombres de départ.',
      `${math(`a = ${quotient}`)}.`,
      `${math(`a = \\frac{${french(y2 - y1)}}{${step}} = ${french(slope)}`)}.`,
    ],
    hint: 'De combien change l’image quand $x$ augmente de 1 ?',
    ...distractors(number(slope), {
      invertsTheQuotient: number(1, slope),
      mixesTheOrder: number(-slope),
      forgetsToDivide: number(y2 - y1),
      ...(x2 !== 0 && { takesItForLinear: number(y2, x2) }),
    }),
    minutes: 5,
  }
}
