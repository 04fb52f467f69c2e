import { french, math } from '../maths/format.ts'
import { commonDivisor, rational } from '../maths/rational.ts'
import { numberChoice, writtenQuotient } from './choices.ts'
import { distractors, type Generator } from './exercise.ts'
import { int, pick } from './random.ts'

const SITUATIONS = [
  {
    unit: 'g',
    text: (part: string, total: string) =>
      `Une recette utilise les ${part} d’un sac de farine de ${total} g. Quelle masse de farine utilise-t-elle, en grammes ?`,
  },
  {
    unit: 'm',
    text: (part: string, total: string) =>
      `Lina a déjà parcouru les ${part} d’un chemin de ${total} m. Quelle distance a-t-elle parcourue, en mètres ?`,
  },
  {
    unit: 'L',
    text: (part: string, total: string) =>
      `Une citerne contient ${total} L d’eau. On en utilise les ${part}. Combien de litres a-t-on utilisés ?`,
  },
] as const

/** A fraction of a quantity, with a whole number as the answer. */
export const fractionOfQuantity: Generator = random => {
  const d = int(random, 3, 10)
  const n = pick(
    random,
    Array.from({ length: d - 2 }, (_, i) => i + 2).filter(i => commonDivisor(i, d) === 1),
  )
  // Round parts, so that a bag or a path has a size that one meets.
  const part = 10 * int(random, 6, 20)
  const total = part * d
  const { unit, text } = pick(random, SITUATIONS)
  const answer = rational(n * part)
  return {
    statement: text(math(`${n}/${d}`), french(total)),
    expected: { kind: 'number', value: String(n * part), unit },
    answer: `${french(n * part)} ${unit}`,
    steps: [
      `On partage ${french(total)} en ${d} parts égales : ${math(`${french(total)} ÷ ${d} = ${part}`)}.`,
      `On prend ${n} parts : ${math(`${n} × ${part} = ${french(n * part)}`)}.`,
      `La réponse est ${french(n * part)} ${unit}.`,
    ],
    hint: `Combien vaut une seule part quand on partage en ${d} ?`,
    ...distractors(numberChoice(answer, unit), {
      takesOnePart: numberChoice(rational(part), unit),
      takesWhatIsLeft: numberChoice(rational(total - n * part), unit),
      forgetsTheDenominator: numberChoice(rational(total * n), unit),
      dividesByTheNumerator: numberChoice(writtenQuotient(rational(total), rational(n)), unit),
      subtractsTheNumerator: numberChoice(rational(total - n), unit),
    }),
    minutes: 3,
  }
}

/** The missing numerator of an equal fraction. */
export const fractionEqual: Generator = random => {
  const d = int(random, 3, 9)
  const n = pick(
    random,
    Array.from({ length: d - 2 }, (_, i) => i + 2).filter(i => commonDivisor(i, d) === 1),
  )
  const times = int(random, 3, 9)
  const whole = (value: number) => numberChoice(rational(value))
  return {
    statement: `Quel nombre faut-il écrire au numérateur pour que les deux fractions soient égales ? $\\frac{${n}}{${d}} = \\frac{?}{${d * times}}$`,
    expected: { kind: 'number', value: String(n * times) },
    answer: french(n * times),
    steps: [
      `On compare les dénominateurs : ${math(`${d} × ${times} = ${d * times}`)}.`,
      `On multiplie aussi le numérateur par ${times} : ${math(`${n} × ${times} = ${n * times}`)}.`,
      `${math(`${n}/${d} = ${n * times}/${d * times}`)}.`,
    ],
    hint: `Par quel nombre a-t-on multiplié le dénominateur ${d} ?`,
    ...distractors(whole(n * times), {
      addsTheSameNumber: whole(n + d * times - d),
      keepsTheNumerator: whole(n),
      givesTheFactor: whole(times),
      multipliesByTheDenominator: whole(n * d * times),
    }),
    minutes: 2,
  }
}
