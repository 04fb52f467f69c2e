import { french, math, operand } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { add, multiply, rational, subtract } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { writtenQuotient } from './choices.ts'
import { type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

const nonZero = (random: () => number, most: number) => pick(random, [-1, 1]) * int(random, 2, most)

/** f(x) = ax. Find: 'image', 'antecedent' or 'coefficient'. */
export const linearFunction: Generator = (random, params) => {
  const find = variant(random, params.find, ['image', 'antecedent', 'coefficient'])
  const [a, x] = [rational(pick(random, [-1, 1]) * int(random, 3, 15), 2), rational(nonZero(random, 9))]
  const y = multiply(a, x)
  const definition = `f(x) = ${french(a)}x`
  if (find === 'coefficient')
    return askNumber(
      a,
      '',
      {
        multipliesForTheCoefficient: multiply(x, y),
        losesTheSign: multiply(a, rational(-1)),
        subtractsForTheCoefficient: subtract(y, x),
        invertsTheQuotient: writtenQuotient(x, y),
      },
      {
        statement: `Une fonction linéaire $f$ vérifie ${math(`f(${french(x)}) = ${french(y)}`)}. Quel est son coefficient ?`,
        steps: [
          'Pour une fonction linéaire, $f(x) = ax$.',
          `${math(`a = ${operand(y)} ÷ ${operand(x)}`)}, donc le coefficient est ${french(a)}.`,
        ],
        hint: 'Par quel nombre multiplie-t-on le premier pour obtenir le second ?',
        minutes: 3,
      },
    )
  if (find === 'antecedent')
    return askNumber(
      x,
      '',
      {
        findsTheImage: multiply(a, y),
        losesTheSign: multiply(x, rational(-1)),
        subtractsTheCoefficient: subtract(y, a),
      },
      {
        statement: `Soit la fonction ${math(definition)}. Quel est l’antécédent de ${french(y)} ?`,
        steps: [
          `On cherche $x$ tel que ${math(`${french(a)}x = ${french(y)}`)}.`,
          `On divise par ${french(a)} : l’antécédent est ${french(x)}.`,
        ],
        hint: 'L’antécédent est le nombre de départ.',
        minutes: 3,
      },
    )
  return askNumber(
    y,
    '',
    {
      losesTheSign: multiply(y, rational(-1)),
      addsTheCoefficient: add(a, x),
      findsTheAntecedent: writtenQuotient(x, a),
    },
    {
      statement: `Soit la fonction ${math(definition)}. Quelle est l’image de ${french(x)} ?`,
      steps: [
        `On remplace $x$ par ${french(x)}.`,
        `${math(`${french(a)} × ${operand(x)} = ${french(y)}`)} : l’image est ${french(y)}.`,
      ],
      hint: 'L’image est le nombre d’arrivée.',
      minutes: 2,
    },
  )
}

/** f(x) = x² + bx, with an image to calculate. */
export const quadraticImage: Generator = random => {
  // Away from 2, whose square is its double, and from ± b, where the mistakes fall together.
  const x = pick(random, [-1, 1]) * int(random, 3, 7)
  const b =
    pick(random, [-1, 1]) *
    pick(
      random,
      [2, 3, 4, 5, 6].filter(n => n !== Math.abs(x)),
    )
  const answer = x * x + b * x
  return askNumber(
    rational(answer),
    '',
    {
      ...(x < 0 && { losesTheSignOfTheSquare: rational(-x * x + b * x) }),
      doublesInsteadOfSquaring: rational(2 * x + b * x),
      losesTheSignOfTheSecondTerm: rational(x * x - b * x),
      squaresOnly: rational(x * x),
      addsTheCoefficient: rational(x * x + b + x),
    },
    {
      statement: `Soit la fonction ${math(`f(x) = ${polynomial([1, b, 0])}`)}. Quelle est l’image de ${french(x)} ?`,
      steps: [
        `On remplace $x$ par ${french(x)} : ${math(`${operand(x)}² = ${x * x}`)}.`,
        `${math(`${x * x} ${b < 0 ? '−' : '+'} ${Math.abs(b)} × ${operand(x)} = ${french(answer)}`)} : l’image est ${french(answer)}.`,
      ],
      hint: 'Le carré d’un nombre négatif est positif.',
      minutes: 3,
    },
  )
}
