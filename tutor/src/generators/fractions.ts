import { fraction, math } from '../maths/format.ts'
import { add, commonDivisor, divide, exact, multiply, rational, subtract } from '../maths/rational.ts'
import { fractionChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

/** A numerator up to `max` that makes the fraction irreducible. */
const irreducible = (random: () => number, denominator: number, max = denominator - 1, not = 0) => {
  const numerators = Array.from({ length: max }, (_, i) => i + 1)
  return pick(
    random,
    numerators.filter(n => n !== not && commonDivisor(n, denominator) === 1),
  )
}

/** "3/4 = 9/12", or nothing when the fraction already has that denominator. */
const written = (n: number, d: number, common: number) =>
  d === common ? [] : [math(`${n}/${d} = ${(n * common) / d}/${common}`)]

const simplified = (n: number, d: number) => {
  const divisor = commonDivisor(n, d)
  if (divisor === 1) return `La fraction ${math(`${n}/${d}`)} ne se simplifie pas.`
  return `On simplifie par ${divisor} : ${math(`${n}/${d} = ${fraction(rational(n, d))}`)}.`
}

/** Denominators: 'same', 'multiple' (one divides the other) or 'any'. Operation: 'sum' or 'difference'. */
export const fractionSum: Generator = (random, params) => {
  const relation = variant(random, params.denominators, ['same', 'multiple', 'any'])
  const plus = variant(random, params.operation, ['sum', 'difference']) === 'sum'
  const b = int(random, relation === 'same' ? 5 : 3, relation === 'same' ? 15 : 9)
  const others = [3, 4, 5, 6, 7, 8, 9].filter(other => other % b !== 0 && b % other !== 0)
  const d = relation === 'same' ? b : relation === 'multiple' ? b * int(random, 2, 4) : pick(random, others)
  const common = (b * d) / commonDivisor(b, d)
  const first = irreducible(random, b)
  const second = irreducible(random, d, d - 1, relation === 'same' ? first : 0)
  // A pupil of 6ème only knows positive numbers: the larger fraction comes first.
  const swap = !plus && first * d < second * b
  const [p, q, r, s] = swap ? [second, d, first, b] : [first, b, second, d]
  const sign = plus ? '+' : '−'
  const [left, right] = [(p * common) / q, (r * common) / s]
  const result = plus ? left + right : left - right
  const answer = (plus ? add : subtract)(rational(p, q), rational(r, s))
  const across = plus || q === s ? rational(plus ? p + r : p - r, q + s) : rational(Math.abs(p - r), Math.abs(q - s))
  return {
    statement: `Calculez ${math(`${p}/${q} ${sign} ${r}/${s}`)} et simplifiez le résultat le plus possible.`,
    expected: { kind: 'number', value: exact(answer), form: 'irreducible' },
    answer: fraction(answer),
    steps: [
      q === s
        ? `Les deux fractions ont déjà le même dénominateur : ${q}.`
        : `Dénominateur commun de ${q} et ${s} : ${common}. On a ${[...written(p, q, common), ...written(r, s, common)].join(' et ')}.`,
      `On calcule avec les numérateurs : ${math(`${left}/${common} ${sign} ${right}/${common} = ${result}/${common}`)}.`,
      simplified(result, common),
    ],
    hint:
      q === s
        ? 'Gardez le dénominateur et calculez avec les numérateurs.'
        : 'Écrivez les deux fractions avec le même dénominateur.',
    ...distractors(fractionChoice(answer), {
      [q === s ? 'changesTheDenominator' : 'calculatesAcross']: fractionChoice(across),
      keepsTheOldNumerators: fractionChoice(rational(plus ? p + r : Math.abs(p - r), common)),
      multipliesTheFractions: fractionChoice(rational(p * r, q * s)),
      takesTheOtherSignBetween: fractionChoice(rational(plus ? Math.abs(left - right) : left + right, common)),
      multipliesTheDenominators: fractionChoice(rational(plus ? left + right : left - right, q * s)),
      forgetsTheSecond: fractionChoice(rational(left, common)),
    }),
    minutes: 3,
  }
}

export const fractionProduct: Generator = random => {
  const [b, d] = [int(random, 3, 9), int(random, 3, 9)]
  const [a, c] = [irreducible(random, b, b + 3), irreducible(random, d)]
  const common = (b * d) / commonDivisor(b, d)
  const answer = multiply(rational(a, b), rational(c, d))
  return {
    statement: `Calculez ${math(`${a}/${b} × ${c}/${d}`)} et simplifiez le résultat le plus possible.`,
    expected: { kind: 'number', value: exact(answer), form: 'irreducible' },
    answer: fraction(answer),
    steps: [
      'On multiplie les numérateurs entre eux et les dénominateurs entre eux.',
      `${math(`${a}/${b} × ${c}/${d} = ${a * c}/${b * d}`)}.`,
      simplified(a * c, b * d),
    ],
    hint: 'Ici, pas besoin de dénominateur commun.',
    ...distractors(fractionChoice(answer), {
      multipliesCrosswise: fractionChoice(rational(a * d, b * c)),
      addsAboveAndBelow: fractionChoice(rational(a + c, b + d)),
      addsTheDenominators: fractionChoice(rational(a * c, b + d)),
      addsTheFractions: fractionChoice(add(rational(a, b), rational(c, d))),
      addsTheNumerators: fractionChoice(rational(a + c, b * d)),
      keepsACommonDenominator: fractionChoice(rational(a * c * common, b * d)),
    }),
    minutes: 3,
  }
}

export const fractionQuotient: Generator = random => {
  const [b, d] = [int(random, 3, 9), int(random, 3, 9)]
  const [a, c] = [irreducible(random, b), irreducible(random, d, d + 2)]
  const answer = divide(rational(a, b), rational(c, d))
  const inverse = c === 1 ? String(d) : `${d}/${c}`
  return {
    statement: `Calculez ${math(`${a}/${b} ÷ ${c}/${d}`)} et simplifiez le résultat le plus possible.`,
    expected: { kind: 'number', value: exact(answer), form: 'irreducible' },
    answer: fraction(answer),
    steps: [
      `Diviser par une fraction, c’est multiplier par son inverse. L’inverse de ${math(`${c}/${d}`)} est ${math(inverse)}.`,
      `${math(`${a}/${b} ÷ ${c}/${d} = ${a}/${b} × ${inverse} = ${a * d}/${b * c}`)}.`,
      simplified(a * d, b * c),
    ],
    hint: 'Remplacez la division par une multiplication par l’inverse de la deuxième fraction.',
    ...distractors(fractionChoice(answer), {
      forgetsToInvert: fractionChoice(rational(a * c, b * d)),
      invertsTheFirst: fractionChoice(rational(b * c, a * d)),
      invertsBoth: fractionChoice(rational(b * d, a * c)),
      subtractsTheFractions: fractionChoice(subtract(rational(a, b), rational(c, d))),
      addsTheFractionsToDivide: fractionChoice(add(rational(a, b), rational(c, d))),
    }),
    minutes: 3,
  }
}
