import { french, machine, math, operand } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { polynomialChoice } from './choices.ts'
import { distractors, type Generator } from './exercise.ts'
import { int, pick } from './random.ts'

const nonZero = (random: () => number, max: number) => int(random, 1, max) * pick(random, [-1, 1])

/** k(ax + b). */
export const expand: Generator = random => {
  const k = pick(random, [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])
  const a = int(random, 1, 6)
  const b = nonZero(random, 9)
  const inside = polynomial([a, b])
  const answer = polynomialChoice([k * a, k * b])
  return {
    statement: `Développez et réduisez ${math(`${french(k)}(${inside})`)}.`,
    expected: { kind: 'algebra', expression: machine(answer.text), form: 'expanded' },
    answer: answer.text,
    steps: [
      `On multiplie ${math(french(k))} par chacun des termes de la parenthèse.`,
      `${math(`${operand(k)} × ${polynomial([a, 0])} = ${polynomial([k * a, 0])}`)} et ${math(`${operand(k)} × ${operand(b)} = ${french(k * b)}`)}.`,
      `Résultat : ${math(answer.text)}.`,
    ],
    hint: 'Le facteur devant la parenthèse multiplie chacun des deux termes.',
    ...distractors(answer, {
      multipliesTheFirstTermOnly: polynomialChoice([k * a, b]),
      losesTheSignOfTheSecond: polynomialChoice([k * a, -k * b]),
      addsTheFactor: polynomialChoice([k * a, k + b]),
      gluesTheTerms: polynomialChoice([k * a + k * b, 0]),
    }),
    minutes: 3,
  }
}

/** (ax + b)(cx + d). */
export const doubleExpand: Generator = random => {
  const [a, c] = [int(random, 1, 5), int(random, 1, 5)]
  const [b, d] = [nonZero(random, 9), nonZero(random, 9)]
  const [square, outer, inner, constant] = [a * c, a * d, b * c, b * d]
  const answer = polynomialChoice([square, outer + inner, constant])
  const [ax, cx] = [polynomial([a, 0]), polynomial([c, 0])]
  return {
    statement: `Développez et réduisez ${math(`(${polynomial([a, b])})(${polynomial([c, d])})`)}.`,
    expected: { kind: 'algebra', expression: machine(answer.text), form: 'expanded' },
    answer: answer.text,
    steps: [
      `Premier terme de la première parenthèse : ${math(`${ax} × ${cx} = ${polynomial([square, 0, 0])}`)} et ${math(`${ax} × ${operand(d)} = ${polynomial([outer, 0])}`)}.`,
      `Second terme : ${math(`${operand(b)} × ${cx} = ${polynomial([inner, 0])}`)} et ${math(`${operand(b)} × ${operand(d)} = ${french(constant)}`)}.`,
      `On réduit : ${math(`${polynomial([outer, 0])} ${inner < 0 ? '−' : '+'} ${polynomial([Math.abs(inner), 0])} = ${polynomial([outer + inner, 0])}`)}.`,
      `Résultat : ${math(answer.text)}.`,
    ],
    hint: 'Double distributivité : il y a quatre produits à calculer.',
    ...distractors(answer, {
      forgetsTheCrossedProducts: polynomialChoice([square, 0, constant]),
      losesTheSignOfAProductInX: polynomialChoice([square, outer - inner, constant]),
      losesTheSignOfTheProduct: polynomialChoice([square, outer + inner, -constant]),
      addsTheParentheses: polynomialChoice([a + c, b + d]),
      addsTheConstants: polynomialChoice([square, outer + inner, b + d]),
    }),
    minutes: 5,
  }
}
