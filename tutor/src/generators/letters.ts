import { french, machine, math, operand } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { divide, multiply, rational } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { polynomialChoice } from './choices.ts'
import { distractors, type Generator } from './exercise.ts'
import { int, pick } from './random.ts'

const nonZero = (random: () => number, most: number) => pick(random, [-1, 1]) * int(random, 2, most)

/** The value of an expression for a whole number, perhaps negative. */
export const substitute: Generator = random => {
  const [a, b, x] = [int(random, 2, 9), nonZero(random, 12), nonZero(random, 8)]
  const answer = a * x + b
  return askNumber(
    rational(answer),
    '',
    {
      ...(x > 0
        ? { writesSideBySide: rational(Number(`${a}${x}`) + b) }
        : { losesTheSignOfTheImage: rational(-a * x + b) }),
      losesTheSignOfTheConstant: rational(a * x - b),
      addsBeforeMultiplying: rational(a * (x + b)),
      addsTheCoefficient: rational(a + x + b),
    },
    {
      statement: `Calculez ${math(polynomial([a, b]))} pour ${math(`x = ${french(x)}`)}.`,
      steps: [
        `On remplace $x$ par ${french(x)} ; ${a}x, c’est ${a} fois $x$.`,
        `${math(`${a} × ${operand(x)} ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${french(answer)}`)}.`,
      ],
      hint: 'Le signe × n’est pas écrit devant la lettre.',
      minutes: 2,
    },
  )
}

/** Like terms together. */
export const reduceExpression: Generator = random => {
  const [a, b] = [int(random, 2, 9), int(random, 2, 15)]
  const c = pick(random, [-1, 1]) * int(random, 1, 8)
  const d = nonZero(random, 12)
  const e = c === -a ? c - 1 : c
  const text = `${polynomial([a, b])} ${e < 0 ? '−' : '+'} ${polynomial([Math.abs(e), 0])} ${d < 0 ? '−' : '+'} ${Math.abs(d)}`
  const right = polynomial([a + e, b + d])
  return {
    statement: `Réduisez l’expression ${math(text)}.`,
    expected: { kind: 'algebra', expression: machine(right), form: 'expanded' },
    answer: right,
    steps: [
      `On regroupe les termes en $x$ : ${math(`${a}x ${e < 0 ? '−' : '+'} ${polynomial([Math.abs(e), 0])} = ${polynomial([a + e, 0])}`)}.`,
      `On regroupe les nombres : ${math(`${b} ${d < 0 ? '−' : '+'} ${Math.abs(d)} = ${french(b + d)}`)}. L’expression est égale à ${math(right)}.`,
    ],
    hint: 'On n’additionne que des termes de la même famille.',
    ...distractors(polynomialChoice([a + e, b + d]), {
      changesTheSignOfATermInX: polynomialChoice([a - e, b + d]),
      changesTheSignOfANumber: polynomialChoice([a + e, b - d]),
      squaresTheLetter: polynomialChoice([a + e, 0, b + d]),
      mixesTheFamilies: polynomialChoice([a + e + b + d, 0]),
      ...(e < 0 && d < 0 && { forgetsTheMinusSigns: polynomialChoice([a - e, b - d]) }),
    }),
    minutes: 2,
  }
}

/** x² = a. */
export const squareEquation: Generator = random => {
  const root = rational(int(random, 6, 60), pick(random, [1, 1, 2, 5]))
  const [r, square] = [french(root), french(multiply(root, root))]
  const solution = (text: string) => ({ text: `x = ${text}`, value: text })
  const both = { text: `x = −${r} ou x = ${r}`, value: 'both' }
  return {
    statement: `Résolvez l’équation ${math(`x² = ${square}`)}.`,
    expected: { kind: 'equation', solutions: [`-${r.replace(',', '.')}`, r.replace(',', '.')] },
    answer: both.text,
    steps: [
      `${square} est positif : il y a deux nombres dont le carré est ${square}.`,
      `${math(`${r}² = ${square}`)} et ${math(`(−${r})² = ${square}`)} : les solutions sont −${r} et ${r}.`,
    ],
    hint: 'Deux nombres opposés ont le même carré.',
    ...distractors(both, {
      forgetsTheNegative: solution(r),
      forgetsThePositive: solution(`−${r}`),
      halvesInsteadOfTheRoot: solution(french(divide(multiply(root, root), rational(2)))),
      takesTheSquareItself: solution(square),
    }),
    minutes: 2,
  }
}
