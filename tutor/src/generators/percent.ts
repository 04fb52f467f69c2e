import { french, math } from '../maths/format.ts'
import { add, decimal, multiply, type Rational, rational, subtract } from '../maths/rational.ts'
import { numberChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

const DIRECTIONS = ['increase', 'decrease'] as const
const euros = (value: Rational) => numberChoice(value, '€')

/** Direction: 'increase' or 'decrease'; the new price is asked. */
export const percentChange: Generator = (random, params) => {
  const up = variant(random, params.direction, DIRECTIONS) === 'increase'
  const rate = pick(random, [5, 10, 15, 20, 25, 30, 35, 40])
  const price = pick(random, [40, 60, 80, 120, 140, 160, 180, 240, 260, 320, 360, 420])
  const change = rational(price * rate, 100)
  const [plus, minus] = [add(rational(price), change), subtract(rational(price), change)]
  const answer = up ? plus : minus
  const factor = rational(100 + (up ? rate : -rate), 100)
  return {
    statement: `Un casque audio coûte ${price} €. Son prix ${up ? 'augmente' : 'baisse'} de ${rate} %. Quel est son nouveau prix ?`,
    expected: { kind: 'number', value: decimal(answer) ?? '', unit: '€' },
    answer: euros(answer).text,
    steps: [
      `${up ? 'Augmenter' : 'Diminuer'} de ${rate} %, c’est multiplier par ${math(`1 ${up ? '+' : '−'} ${rate}/100 = ${french(factor)}`)}.`,
      `${math(`${price} × ${french(factor)} = ${french(answer)}`)}.`,
      `Le nouveau prix est de ${euros(answer).text}.`,
    ],
    hint: `Calculez d’abord ${rate} % de ${price} €, ou cherchez le coefficient multiplicateur.`,
    ...distractors(euros(answer), {
      givesTheChangeOnly: euros(change),
      addsTheRateAsEuros: euros(rational(up ? price + rate : price - rate)),
      goesTheOtherWay: euros(up ? minus : plus),
      takesATenthOfTheRate: euros(multiply(rational(price), rational(1000 + (up ? rate : -rate), 1000))),
    }),
    minutes: 4,
  }
}

/** The number by which one multiplies to raise or lower by a percentage. */
export const percentFactor: Generator = (random, params) => {
  const up = variant(random, params.direction, DIRECTIONS) === 'increase'
  const rate = int(random, 2, 60)
  const sign = up ? '+' : '−'
  const percent = (value: number) => numberChoice(rational(value, 100))
  const answer = percent(up ? 100 + rate : 100 - rate)
  return {
    statement: `Par quel nombre faut-il multiplier un prix pour ${up ? 'l’augmenter' : 'le diminuer'} de ${rate} % ?`,
    expected: { kind: 'number', value: answer.text.replace(',', '.') },
    answer: answer.text,
    steps: [
      `Le prix de départ représente 100 %. Le nouveau prix en représente ${math(`100 % ${sign} ${rate} % = ${up ? 100 + rate : 100 - rate} %`)}.`,
      `${math(`1 ${sign} ${rate}/100 = ${answer.text}`)}.`,
      `On multiplie donc par ${answer.text}.`,
    ],
    hint: 'Quel pourcentage du prix de départ paie-t-on à la fin ?',
    ...distractors(answer, {
      takesTheRateOnly: percent(rate),
      takesTheOtherFactor: percent(up ? 100 - rate : 100 + rate),
      ...(up
        ? { addsTheRateAsAWholeNumber: numberChoice(rational(1 + rate)) }
        : { keepsThePercentage: numberChoice(rational(100 - rate)) }),
      takesATenthOfTheRate: numberChoice(rational(1000 + (up ? rate : -rate), 1000)),
    }),
    minutes: 2,
  }
}

/** The rate of a change between two prices. */
export const percentRate: Generator = (random, params) => {
  const up = variant(random, params.direction, DIRECTIONS) === 'increase'
  const rate = pick(random, [10, 15, 20, 25, 30, 40, 60, 75])
  const start = pick(random, [20, 40, 60, 80, 120, 160, 180, 240, 300])
  const change = (start * rate) / 100
  const end = up ? start + change : start - change
  const percent = (value: Rational) => numberChoice(value, '%')
  const answer = percent(rational(rate))
  const rounded = (n: number, d: number) => percent(rational(Math.round((1000 * n) / d), 10))
  return {
    statement: `Un article coûtait ${french(start)} €. Il coûte maintenant ${french(end)} €. De quel pourcentage son prix a-t-il ${up ? 'augmenté' : 'baissé'} ?`,
    expected: { kind: 'number', value: String(rate), unit: '%' },
    answer: answer.text,
    steps: [
      `${up ? 'Augmentation' : 'Baisse'} en euros : ${math(up ? `${french(end)} − ${start} = ${french(change)}` : `${start} − ${french(end)} = ${french(change)}`)}.`,
      `On compare au prix de départ : ${math(`\\frac{${french(change)}}{${start}} = ${french(rational(rate, 100))}`)}, c’est-à-dire ${rate} %.`,
      `Le prix a ${up ? 'augmenté' : 'baissé'} de ${rate} %.`,
    ],
    hint: 'Comparez toujours le changement au prix de départ.',
    ...distractors(answer, {
      takesTheEurosForTheRate: percent(rational(Math.round(change))),
      comparesWithTheNewPrice: rounded(change, end),
      dividesTheNewPriceByTheOld: rounded(end, start),
      forgetsTheHundred: percent(rational(rate, 100)),
    }),
    minutes: 4,
  }
}
