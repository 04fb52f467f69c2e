import { fraction, math } from '../maths/format.ts'
import { commonDivisor, exact, rational } from '../maths/rational.ts'
import { fractionChoice } from './choices.ts'
import { distractors, type Generator } from './exercise.ts'
import { int, pick, shuffle } from './random.ts'

const COLOURS = ['rouge', 'bleue', 'verte', 'jaune'] as const

/** One draw from a bag of balls of three colours. */
export const probabilityUrn: Generator = random => {
  const [first = '', second = '', third = ''] = shuffle(random, COLOURS)
  const [wanted, a] = [int(random, 2, 9), int(random, 2, 9)]
  const b = pick(
    random,
    [2, 3, 4, 5, 6, 7, 8, 9].filter(n => n + a !== wanted),
  )
  const total = wanted + a + b
  const answer = rational(wanted, total)
  const divisor = commonDivisor(wanted, total)
  return {
    statement: `Un sac contient ${wanted} boules ${first}s, ${a} boules ${second}s et ${b} boules ${third}s, indiscernables au toucher. On tire une boule au hasard. Quelle est la probabilité que la boule soit ${first} ? Donnez une fraction simplifiée le plus possible.`,
    expected: { kind: 'number', value: exact(answer), form: 'irreducible' },
    answer: fraction(answer),
    steps: [
      `Il y a ${math(`${wanted} + ${a} + ${b} = ${total}`)} boules en tout. Chacune a la même chance d’être tirée.`,
      `${wanted} boules sont ${first}s : la probabilité est ${math(`${wanted}/${total}`)}.`,
      divisor === 1
        ? 'Cette fraction ne se simplifie pas.'
        : `On simplifie par ${divisor} : ${math(`${wanted}/${total} = ${fraction(answer)}`)}.`,
    ],
    hint: 'Nombre de cas favorables sur nombre total de cas.',
    ...distractors(fractionChoice(answer), {
      comparesWithTheOthers: fractionChoice(rational(wanted, a + b)),
      takesTheContrary: fractionChoice(rational(a + b, total)),
      takesOneBall: fractionChoice(rational(1, total)),
      takesOneColour: fractionChoice(rational(1, 3)),
      invertsTheFraction: fractionChoice(rational(total, wanted)),
    }),
    minutes: 3,
  }
}
