import { french, math } from '../maths/format.ts'
import { add, approximate, decimal, multiply, type Rational, rational, round, subtract } from '../maths/rational.ts'
import { numberChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { rightTriangle } from './exercise-figures.ts'
import { int, pick, shuffle } from './random.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const
const NAMES = ['ABC', 'DEF', 'RST', 'MNP', 'IJK'] as const

const cm = (value: Rational) => numberChoice(value, 'cm')
const root = (value: Rational) => round(Math.sqrt(approximate(value)), 1)

/** Side: 'hypotenuse' or 'leg' of a right-angled triangle. */
export const pythagore: Generator = (random, params) => {
  const side = variant(random, params.side, ['hypotenuse', 'leg'])
  const triple = pick(random, TRIPLES)
  const halves = int(random, 1, 4)
  const [small, big] = shuffle(random, [triple[0], triple[1]]).map(length => rational(length * halves, 2))
  const hypotenuse = rational(triple[2] * halves, 2)
  if (small === undefined || big === undefined) throw new RangeError('a triangle has two legs')
  const name = pick(random, NAMES)
  const [right = '', second = '', third = ''] = shuffle(random, [...name])
  const [first, other, long] = [`${right}${second}`, `${right}${third}`, `${second}${third}`]
  const square = (value: Rational) => french(multiply(value, value))
  const start = `Le triangle ${name} est rectangle en ${right} : son hypoténuse est le côté [${long}].`
  const draw = (lengths: Record<string, string>) =>
    rightTriangle({ vertices: [right, second, third], legs: [approximate(small), approximate(big)], lengths })
  const given = `${name} est un triangle rectangle en ${right}`

  if (side === 'hypotenuse') {
    const squares = add(multiply(small, small), multiply(big, big))
    return {
      statement: `${given} tel que ${first} = ${french(small)} cm et ${other} = ${french(big)} cm. Calculez la longueur ${long}.`,
      expected: { kind: 'number', value: decimal(hypotenuse) ?? '', unit: 'cm' },
      answer: cm(hypotenuse).text,
      steps: [
        start,
        `D’après le théorème de Pythagore : ${math(`${long}² = ${first}² + ${other}²`)}.`,
        `${math(`${long}² = ${french(small)}² + ${french(big)}² = ${square(small)} + ${square(big)} = ${french(squares)}`)}.`,
        `${long} est une longueur, donc ${math(`${long} = √${french(squares)} = ${french(hypotenuse)}`)}. Ainsi, ${long} = ${cm(hypotenuse).text}.`,
      ],
      hint: 'Quel côté est l’hypoténuse ? Écrivez ensuite l’égalité de Pythagore.',
      ...distractors(cm(hypotenuse), {
        addsTheLengths: cm(add(small, big)),
        forgetsTheSquareRoot: cm(squares),
        subtractsTheSquares: cm(root(rational(Math.abs(triple[1] ** 2 - triple[0] ** 2) * halves ** 2, 4))),
        halvesInsteadOfTheRoot: cm(multiply(squares, rational(1, 2))),
      }),
      minutes: 5,
      figure: draw({ [first]: cm(small).text, [other]: cm(big).text, [long]: '?' }),
    }
  }
  const squares = subtract(multiply(hypotenuse, hypotenuse), multiply(small, small))
  return {
    statement: `${given} tel que ${long} = ${french(hypotenuse)} cm et ${first} = ${french(small)} cm. Calculez la longueur ${other}.`,
    expected: { kind: 'number', value: decimal(big) ?? '', unit: 'cm' },
    answer: cm(big).text,
    steps: [
      start,
      `D’après le théorème de Pythagore : ${math(`${long}² = ${first}² + ${other}²`)}, donc ${math(`${other}² = ${long}² − ${first}²`)}.`,
      `${math(`${other}² = ${french(hypotenuse)}² − ${french(small)}² = ${square(hypotenuse)} − ${square(small)} = ${french(squares)}`)}.`,
      `${other} est une longueur, donc ${math(`${other} = √${french(squares)} = ${french(big)}`)}. Ainsi, ${other} = ${cm(big).text}.`,
    ],
    hint: `Le côté cherché n’est pas l’hypoténuse : il faut soustraire les carrés.`,
    ...distractors(cm(big), {
      subtractsTheSides: cm(subtract(hypotenuse, small)),
      forgetsTheSquareRoot: cm(squares),
      addsTheSquares: cm(root(add(multiply(hypotenuse, hypotenuse), multiply(small, small)))),
      halvesInsteadOfTheRoot: cm(multiply(squares, rational(1, 2))),
    }),
    minutes: 5,
    figure: draw({ [long]: cm(hypotenuse).text, [first]: cm(small).text, [other]: '?' }),
  }
}
