import { french, math, operand } from '../maths/format.ts'
import { rational } from '../maths/rational.ts'
import { numberChoice } from './choices.ts'
import { distractors, type Exercise, type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

const signed = (random: () => number, min: number, max: number) => int(random, min, max) * pick(random, [-1, 1])

/** Two numbers, one of them negative at least: otherwise there is nothing to learn here. */
const withNegative = (random: () => number, max: number): [number, number] => {
  const [negative, any] = [-int(random, 2, max), signed(random, 2, max)]
  return random() < 0.5 ? [negative, any] : [any, negative]
}

type Asked = Pick<Exercise, 'statement' | 'expected' | 'answer' | 'distractors' | 'mistakes'>
const exercise = (calculation: string, answer: number, wrong: Record<string, number>): Asked => ({
  statement: `Calculez ${math(calculation)}.`,
  expected: { kind: 'number', value: String(answer) },
  answer: french(answer),
  ...distractors(
    numberChoice(rational(answer)),
    Object.fromEntries(Object.entries(wrong).map(([name, value]) => [name, numberChoice(rational(value))])),
  ),
})

const sumRule = (a: number, b: number) => {
  const [small, big] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))]
  if (a * b > 0)
    return `Les deux nombres ont le même signe : on ajoute les distances à zéro, ${math(`${big} + ${small} = ${big + small}`)}, et on garde ce signe.`
  if (a + b === 0) return 'Les deux nombres sont opposés : leur somme est 0.'
  return `Les deux nombres sont de signes contraires : on soustrait les distances à zéro, ${math(`${big} − ${small} = ${big - small}`)}, et on garde le signe du nombre le plus éloigné de zéro.`
}

/** Operation: 'sum' or 'difference' of two relative numbers. */
export const relativeSum: Generator = (random, params) => {
  const minus = variant(random, params.operation, ['sum', 'difference']) === 'difference'
  const [a, b] = withNegative(random, 15)
  const added = minus ? -b : b
  const towardsStart = added > 0 ? -1 : 1
  const calculation = `${operand(a)} ${minus ? '−' : '+'} ${operand(b)}`
  const sum = `${operand(a)} + ${operand(added)}`
  return {
    ...exercise(calculation, a + added, {
      [minus ? 'forgetsTheOpposite' : 'addsTheOpposite']: a - added,
      takesTheOtherSign: -(a + added),
      multipliesInstead: a * b,
      countsTheStart: a + added + towardsStart,
      ...(a + added === 0 && { addsTheDistances: Math.abs(a) + Math.abs(b) }),
    }),
    steps: [
      ...(minus ? [`Soustraire un nombre, c’est ajouter son opposé : ${math(`${calculation} = ${sum}`)}.`] : []),
      sumRule(a, added),
      `${math(`${sum} = ${french(a + added)}`)}.`,
    ],
    hint: minus
      ? 'Transformez d’abord la soustraction en addition de l’opposé.'
      : 'Comparez les signes : sont-ils les mêmes ou contraires ?',
    minutes: 2,
  }
}

const signRule = (negatives: number) => {
  const counted = negatives === 1 ? 'Il y a un seul facteur négatif' : `Il y a ${negatives} facteurs négatifs`
  return `${counted} : c’est un nombre ${negatives % 2 === 0 ? 'pair, donc le résultat est positif' : 'impair, donc le résultat est négatif'}.`
}

/** Operation: 'product' of two or three relative numbers, or 'quotient' of two. */
export const relativeProduct: Generator = (random, params) => {
  const operation = variant(random, params.operation, ['product', 'quotient'])
  const [a, b] = withNegative(random, 10)
  if (operation === 'quotient') {
    const calculation = `${operand(a * b)} ÷ ${operand(b)}`
    return {
      ...exercise(calculation, a, {
        takesTheWrongSign: -a,
        addsInstead: a * b + b,
        subtractsInstead: a * b - b,
        multipliesInstead: a * b * b,
      }),
      steps: [
        a > 0
          ? 'Les deux nombres ont le même signe : le quotient est positif.'
          : 'Les deux nombres sont de signes contraires : le quotient est négatif.',
        `On divise les distances à zéro : ${math(`${Math.abs(a * b)} ÷ ${Math.abs(b)} = ${Math.abs(a)}`)}.`,
        `${math(`${calculation} = ${french(a)}`)}.`,
      ],
      hint: 'Cherchez d’abord le signe, puis divisez les distances à zéro.',
      minutes: 2,
    }
  }
  const factors = random() < 0.5 ? [a, b] : [a, b, signed(random, 2, 5)]
  const product = factors.reduce((left, right) => left * right, 1)
  const sum = factors.reduce((left, right) => left + right, 0)
  const calculation = factors.map(operand).join(' × ')
  const nextInTheTable = (product / a) * (a + Math.sign(a))
  return {
    ...exercise(calculation, product, {
      takesTheWrongSign: -product,
      addsInstead: sum,
      ...(factors.length > 2 ? { multipliesTheFirstTwoOnly: a * b } : { subtractsInstead: a - b }),
      slipsInTheTable: nextInTheTable,
    }),
    steps: [
      signRule(factors.filter(factor => factor < 0).length),
      `On multiplie les distances à zéro : ${math(`${factors.map(Math.abs).join(' × ')} = ${Math.abs(product)}`)}.`,
      `${math(`${calculation} = ${french(product)}`)}.`,
    ],
    hint: 'Comptez les facteurs négatifs pour trouver le signe du produit.',
    minutes: 2,
  }
}
