import { machine, math } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { commonDivisor } from '../maths/rational.ts'
import { polynomialChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

/** A common factor: a number ('number') or a multiple of x ('variable'). */
export const factor: Generator = (random, params) => {
  const withX = variant(random, params.factor, ['number', 'variable']) === 'variable'
  const k = int(random, 2, 9)
  const a = int(random, 1, 7)
  const b = pick(
    random,
    [-9, -8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8, 9].filter(n => commonDivisor(n, a) === 1),
  )
  const tail = withX ? [0] : []
  const [first, common] = [[k * a, 0, ...tail], withX ? polynomial([k, 0]) : String(k)]
  const source = [k * a, k * b, ...tail]
  const answer = polynomialChoice(source, `${common}(${polynomial([a, b])})`)
  const wrong = (front: string, inside: readonly number[], value: readonly number[]) =>
    polynomialChoice(value, `${front}(${polynomial(inside)})`)
  return {
    statement: `Factorisez le plus possible ${math(polynomial(source))}.`,
    expected: { kind: 'algebra', expression: machine(answer.text), form: 'factored' },
    answer: answer.text,
    steps: [
      `On cherche un facteur commun : ${math(`${polynomial(first)} = ${common} × ${polynomial([a, 0])}`)} et ${math(`${polynomial([Math.abs(k * b), ...tail])} = ${common} × ${Math.abs(b)}`)}.`,
      `Le facteur commun est ${math(common)} : ${math(`${polynomial(source)} = ${common} × ${polynomial([a, 0])} ${b < 0 ? '−' : '+'} ${common} × ${Math.abs(b)}`)}.`,
      `${math(`${polynomial(source)} = ${answer.text}`)}.`,
    ],
    hint: 'Quel nombre, ou quelle lettre, divise les deux termes ?',
    ...distractors(answer, {
      dividesTheFirstTermOnly: wrong(common, [a, k * b], [k * a, k * k * b, ...tail]),
      losesTheSign: wrong(common, [a, -b], [k * a, -k * b, ...tail]),
      dividesTheSecondTermOnly: wrong(common, [k * a, b], [k * k * a, k * b, ...tail]),
      exchangesTheTerms: wrong(common, [b, a], [k * b, k * a, ...tail]),
    }),
    minutes: 4,
  }
}

/** a²x² − b² = (ax − b)(ax + b). */
export const differenceOfSquares: Generator = random => {
  const a = pick(random, [1, 1, 1, 2, 3, 4, 5, 7])
  const b = pick(
    random,
    [2, 3, 4, 5, 6, 7, 8, 9, 10].filter(n => commonDivisor(n, a) === 1),
  )
  const source = polynomial([a * a, 0, -b * b])
  const [minus, plus] = [polynomial([a, -b]), polynomial([a, b])]
  const answer = polynomialChoice([a * a, 0, -b * b], `(${minus})(${plus})`)
  return {
    statement: `Factorisez ${math(source)}.`,
    expected: { kind: 'algebra', expression: machine(answer.text), form: 'factored' },
    answer: answer.text,
    steps: [
      `C’est une différence de deux carrés : ${math(`${source} = ${a === 1 ? 'x²' : `(${polynomial([a, 0])})²`} − ${b}²`)}.`,
      `On utilise ${math('a² − b² = (a − b)(a + b)')} avec ${math(`a = ${polynomial([a, 0])}`)} et ${math(`b = ${b}`)}.`,
      `${math(`${source} = ${answer.text}`)}.`,
    ],
    hint: 'Reconnaissez deux carrés séparés par un signe moins.',
    ...distractors(answer, {
      squaresTheDifference: polynomialChoice([a * a, -2 * a * b, b * b], `(${minus})²`),
      squaresTheSum: polynomialChoice([a * a, 2 * a * b, b * b], `(${plus})²`),
      forgetsTheRoots: polynomialChoice(
        [a ** 4, 0, -(b ** 4)],
        `(${polynomial([a * a, -b * b])})(${polynomial([a * a, b * b])})`,
      ),
      takesOutTheVariable: polynomialChoice([a * a, -b * b, 0], `x(${polynomial([a * a, -b * b])})`),
    }),
    minutes: 4,
  }
}
