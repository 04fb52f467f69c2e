import { french, math } from '../maths/format.ts'
import { rational, round } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { writtenQuotient } from './choices.ts'
import { type Generator, variant } from './exercise.ts'
import { int, pick, shuffle } from './random.ts'

const list = (numbers: readonly number[]) => numbers.join(' ; ')

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

/** The mean of five marks, exact to the tenth. */
export const mean: Generator = random => {
  const marks = Array.from({ length: 5 }, () => int(random, 6, 19))
  const total = sum(marks)
  const answer = rational(total, 5)
  const [low = 0, , median = 0, , high = 0] = ascending(marks)
  return askNumber(
    answer,
    '',
    {
      takesTheMiddleMark: rational(median),
      takesTheExtremes: rational(low + high, 2),
      forgetsToDivide: rational(total),
      dividesByAnotherCount: rational(total, 4),
    },
    {
      statement: `Voici les notes d’une élève : ${list(marks)}. Quelle est sa moyenne ?`,
      steps: [
        `On additionne les notes : ${math(`${marks.join(' + ')} = ${total}`)}.`,
        `On divise par leur nombre : ${math(`${total} ÷ 5 = ${french(answer)}`)}.`,
      ],
      hint: 'Somme des valeurs, divisée par leur nombre.',
      minutes: 3,
    },
  )
}

/** A mark that counts double. */
export const weightedMean: Generator = random => {
  const [a, b, c] = [int(random, 6, 12), int(random, 13, 19), int(random, 7, 18)]
  const answer = rational(2 * a + b + 2 * c, 5)
  return askNumber(
    answer,
    '',
    {
      forgetsTheWeights: rational(Math.round(((a + b + c) * 10) / 3), 10),
      dividesByThree: rational(Math.round(((2 * a + b + 2 * c) * 10) / 3), 10),
      forgetsToDivide: rational(2 * a + b + 2 * c),
    },
    {
      statement: `Un élève a ${a} (coefficient 2), ${b} (coefficient 1) et ${c} (coefficient 2). Quelle est sa moyenne ?`,
      steps: [
        `On multiplie chaque note par son coefficient : ${math(`${a} × 2 + ${b} × 1 + ${c} × 2 = ${2 * a + b + 2 * c}`)}.`,
        `On divise par la somme des coefficients : ${math(`${2 * a + b + 2 * c} ÷ 5 = ${french(answer)}`)}.`,
      ],
      hint: 'La note de coefficient 2 compte comme deux notes.',
      minutes: 3,
    },
  )
}

/** Find: 'median' or 'range' of seven numbers. */
export const spread: Generator = (random, params) => {
  const find = variant(random, params.find, ['median', 'range'])
  const start = int(random, 3, 12)
  const steps = Array.from({ length: 6 }, () => int(random, 1, 5))
  const sorted = [start, ...steps.map((_, i) => start + sum(steps.slice(0, i + 1)))]
  const shown = shuffle(random, sorted)
  const [low = 0, , , median = 0, , , high = 0] = sorted
  const [middle = 0] = shown.slice(3, 4)
  const statement = `Voici une série de nombres : ${list(shown)}.`
  if (find === 'range')
    return askNumber(
      rational(high - low),
      '',
      {
        takesTheMaximum: rational(high),
        takesTheMedian: rational(median),
        subtractsAsWritten: rational(Math.abs((shown.at(-1) ?? 0) - (shown[0] ?? 0))),
        addsTheExtremes: rational(high + low),
      },
      {
        statement: `${statement} Quelle est son étendue ?`,
        steps: [
          `La plus grande valeur est ${high}, la plus petite est ${low}.`,
          `${math(`${high} − ${low} = ${high - low}`)} : l’étendue est ${high - low}.`,
        ],
        hint: 'L’étendue est l’écart entre les valeurs extrêmes.',
        minutes: 2,
      },
    )
  return askNumber(
    rational(median),
    '',
    {
      forgetsToSort: rational(middle),
      takesTheMiddleOfTheExtremes: rational(low + high, 2),
      takesTheRange: rational(high - low),
      takesTheNext: rational(sorted[4] ?? 0),
      takesTheMean: round(sum(sorted) / 7, 1),
    },
    {
      statement: `${statement} Quelle est sa médiane ?`,
      steps: [
        `On range les nombres : ${list(sorted)}.`,
        `Il y en a 7 : la médiane est la quatrième valeur, ${median}.`,
      ],
      hint: 'Rangez d’abord les nombres dans l’ordre croissant.',
      minutes: 3,
    },
  )
}

/** A frequency in per cent. */
export const frequency: Generator = random => {
  const total = pick(random, [20, 25, 40, 50, 80, 200])
  const count = pick(
    random,
    Array.from({ length: total - 5 }, (_, i) => i + 3).filter(n => (n * 100) % total === 0),
  )
  const answer = rational(count * 100, total)
  return askNumber(
    answer,
    '%',
    {
      takesTheCount: rational(count),
      takesTheRest: rational((total - count) * 100, total),
      forgetsTheHundred: rational(count, total),
      dividesTheOtherWay: writtenQuotient(rational(100 * total), rational(count)),
    },
    {
      statement: `Dans un groupe de ${total} élèves, ${count} viennent à pied. Quelle est la fréquence, en pourcentage, des élèves qui viennent à pied ?`,
      steps: [
        `La fréquence est le quotient de l’effectif par l’effectif total : ${math(`${count} ÷ ${total} = ${french(rational(count, total))}`)}.`,
        `En pourcentage : ${math(`${french(rational(count, total))} × 100 = ${french(answer)}`)}, soit ${french(answer)} %.`,
      ],
      hint: 'Combien seraient-ils sur 100 ?',
      minutes: 3,
    },
  )
}
