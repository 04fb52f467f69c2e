import { fraction, french, math, operand } from '../maths/format.ts'
import { polynomial } from '../maths/print-polynomial.ts'
import { exact, key, type Rational, rational } from '../maths/rational.ts'
import { type Choice, distractors, type Generator } from './exercise.ts'
import { int, pick } from './random.ts'

const nonZero = (random: () => number, max: number) => int(random, 1, max) * pick(random, [-1, 1])

/** A solution found twice is written once. */
const solutions = (...values: Rational[]): Choice => {
  const found = values.filter((value, i) => values.findIndex(other => key(other) === key(value)) === i)
  return {
    text: found.map(value => `x = ${fraction(value)}`).join(' ou '),
    value: found.map(key).sort().join(' '),
  }
}

const removal = (n: number) => (n < 0 ? `On ajoute ${-n} aux deux membres` : `On soustrait ${n} aux deux membres`)

/** ax + b = c, with a whole solution. */
export const equation: Generator = random => {
  const x = nonZero(random, 9)
  const a = pick(random, [2, 3, 4, 5, 6, 7, 8, -2, -3, -4])
  const b = nonZero(random, 12)
  const c = a * x + b
  const answer = solutions(rational(x))
  return {
    statement: `Résolvez l’équation ${math(`${polynomial([a, b])} = ${french(c)}`)}.`,
    expected: { kind: 'equation', solutions: [String(x)] },
    answer: answer.text,
    steps: [
      `${removal(b)} : ${math(`${polynomial([a, 0])} = ${french(c - b)}`)}.`,
      `On divise les deux membres par ${math(french(a))} : ${math(`x = ${french(x)}`)}.`,
      `Vérification : ${math(`${operand(a)} × ${operand(x)} ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${french(c)}`)}.`,
    ],
    hint: 'Isolez d’abord le terme en $x$, puis divisez par le nombre qui multiplie $x$.',
    ...distractors(answer, {
      losesTheSign: solutions(rational(-x)),
      movesWithoutChangingTheSign: solutions(rational(c + b, a)),
      forgetsToDivide: solutions(rational(c - b)),
      subtractsTheCoefficient: solutions(rational(c - b - a)),
      multipliesByTheCoefficient: solutions(rational((c - b) * a)),
    }),
    minutes: 4,
  }
}

/** ax + b = cx + d, with a whole solution. */
export const equationTwoSides: Generator = random => {
  const x = nonZero(random, 9)
  const a = int(random, 2, 9)
  const c = pick(
    random,
    [-5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8].filter(other => Math.abs(a - other) > 1 && a + other !== 0),
  )
  const b = nonZero(random, 12)
  const d = a * x + b - c * x
  const answer = solutions(rational(x))
  const difference = a - c
  return {
    statement: `Résolvez l’équation ${math(`${polynomial([a, b])} = ${polynomial([c, d])}`)}.`,
    expected: { kind: 'equation', solutions: [String(x)] },
    answer: answer.text,
    steps: [
      `${c < 0 ? 'On ajoute' : 'On soustrait'} ${math(polynomial([Math.abs(c), 0]))} aux deux membres : ${math(`${polynomial([difference, b])} = ${french(d)}`)}.`,
      `${removal(b)} : ${math(`${polynomial([difference, 0])} = ${french(d - b)}`)}.`,
      `On divise les deux membres par ${math(french(difference))} : ${math(`x = ${french(x)}`)}.`,
      `Vérification : pour ${math(`x = ${french(x)}`)}, les deux membres valent ${math(french(a * x + b))}.`,
    ],
    hint: 'Regroupez les termes en $x$ dans un membre et les nombres dans l’autre.',
    ...distractors(answer, {
      losesTheSign: solutions(rational(-x)),
      movesTheTermInXWithoutChangingTheSign: solutions(rational(d - b, a + c)),
      movesTheNumberWithoutChangingTheSign: solutions(rational(d + b, difference)),
      forgetsToDivide: solutions(rational(d - b)),
      subtractsTheCoefficient: solutions(rational(d - b - difference)),
    }),
    minutes: 5,
  }
}

/** (ax + b)(cx + d) = 0, with two different solutions. */
export const productEquation: Generator = random => {
  const [a, c] = [int(random, 1, 5), int(random, 1, 5)]
  const notUnit = (coefficient: number) => [2, 3, 4, 5, 6, 7, 8, 9, 10].filter(n => n !== coefficient)
  const b = pick(random, notUnit(a)) * pick(random, [-1, 1])
  const d = pick(
    random,
    notUnit(c)
      .flatMap(n => [n, -n])
      .filter(n => a * n !== b * c),
  )
  const [first, second] = [rational(-b, a), rational(-d, c)]
  const answer = solutions(first, second)
  const solved = (m: number, n: number, root: Rational) =>
    `${math(`${polynomial([m, n])} = 0`)}, donc ${m === 1 ? '' : `${math(`${polynomial([m, 0])} = ${french(-n)}`)}, donc `}${math(`x = ${fraction(root)}`)}`
  return {
    statement: `Résolvez l’équation ${math(`(${polynomial([a, b])})(${polynomial([c, d])}) = 0`)}.`,
    expected: { kind: 'equation', solutions: [exact(first), exact(second)] },
    answer: answer.text,
    steps: [
      'Un produit est nul si, et seulement si, au moins un de ses facteurs est nul.',
      `Premier facteur : ${solved(a, b, first)}.`,
      `Second facteur : ${solved(c, d, second)}.`,
      `Les solutions sont ${math(fraction(first))} et ${math(fraction(second))}.`,
    ],
    hint: 'Quand un produit est-il égal à zéro ?',
    ...distractors(answer, {
      takesTheOppositeSolutions: solutions(rational(b, a), rational(d, c)),
      forgetsTheDivisions: solutions(rational(-b), rational(-d)),
      invertsTheQuotients: solutions(rational(-a, b), rational(-c, d)),
      stopsAtTheFirst: solutions(first),
      takesTheSecondOnly: solutions(second),
    }),
    minutes: 4,
  }
}
