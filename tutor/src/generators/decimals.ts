import { french, math } from '../maths/format.ts'
import { add, divide, multiply, powerOfTen, rational, roundExactly, subtract } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

/** Two decimal numbers with one or two places. Operation: 'sum' or 'difference'. */
export const decimalSum: Generator = (random, params) => {
  const plus = variant(random, params.operation, ['sum', 'difference']) === 'sum'
  const hundredths = int(random, 51, 199) * 10 + int(random, 1, 9)
  const a = rational(hundredths, 100)
  const drawn = int(random, 11, 49)
  // A whole number has no tenths to align.
  const tenths = drawn % 10 === 0 ? drawn + 1 : drawn
  const b = rational(tenths, 10)
  const [answer, other] = plus ? [add(a, b), subtract(a, b)] : [subtract(a, b), add(a, b)]
  const sign = plus ? '+' : '−'
  const [wholeOfA, places] = [Math.floor(hundredths / 100), hundredths % 100]
  const [wholeOfB, tenthsOfB] = [Math.floor(tenths / 10), tenths % 10]
  const apart = plus ? places + tenthsOfB : places - tenthsOfB
  const wholes = plus ? wholeOfA + wholeOfB : wholeOfA - wholeOfB
  const tenthsOfA = Math.floor(places / 10)
  return askNumber(
    answer,
    '',
    {
      takesTheOtherOperation: other,
      alignsTheLastDigits: (plus ? add : subtract)(a, divide(b, rational(10))),
      ...(apart > 0 &&
        apart < 100 && { calculatesThePartsApart: add(rational(wholes), rational(apart, apart < 10 ? 10 : 100)) }),
      ...(plus && tenthsOfA + tenthsOfB > 9 && { forgetsTheCarry: subtract(answer, rational(1)) }),
      ...(!plus &&
        tenthsOfA < tenthsOfB && {
          subtractsTheSmallerDigit: rational(100 * wholes + 10 * (tenthsOfB - tenthsOfA) + (places % 10), 100),
        }),
    },
    {
      statement: `Calculez ${math(`${french(a)} ${sign} ${french(b)}`)}.`,
      steps: [
        `On aligne les virgules : ${french(b)} s’écrit aussi ${french(b)}0.`,
        `On calcule chaque rang, en commençant par les centièmes : ${math(`${french(a)} ${sign} ${french(b)} = ${french(answer)}`)}.`,
      ],
      hint: 'Alignez les virgules avant de poser l’opération.',
      minutes: 2,
    },
  )
}

/** A decimal number times another. */
export const decimalProduct: Generator = random => {
  const drawn = int(random, 12, 49)
  const m = drawn % 10 === 0 ? drawn + 1 : drawn
  // A product that ends in a zero would not show its two places.
  const n = pick(
    random,
    [2, 3, 4, 6, 7, 8, 9, 12].filter(factor => (m * factor) % 10 !== 0),
  )
  const [a, b] = [rational(m, 10), rational(n, 10)]
  const answer = multiply(a, b)
  return askNumber(
    answer,
    '',
    {
      countsOnePlace: multiply(a, rational(n)),
      countsThreePlaces: divide(answer, rational(10)),
      forgetsTheComma: rational(m * n),
      addsInstead: add(a, b),
    },
    {
      statement: `Calculez ${math(`${french(a)} × ${french(b)}`)}.`,
      steps: [
        `Sans les virgules : ${math(`${m} × ${n} = ${french(m * n)}`)}.`,
        `Chaque facteur a un chiffre après la virgule : le produit en a deux, ${math(`${french(a)} × ${french(b)} = ${french(answer)}`)}.`,
      ],
      hint: 'Multipliez sans les virgules, puis comptez les chiffres après la virgule des deux facteurs.',
      minutes: 3,
    },
  )
}

/** A decimal number divided by a whole one, without a remainder. */
export const decimalQuotient: Generator = random => {
  const divisor = int(random, 3, 9)
  const drawn = int(random, 12, 98)
  const answer = rational(drawn % 10 === 0 ? drawn + 1 : drawn, 10)
  const dividend = multiply(answer, rational(divisor))
  return askNumber(
    answer,
    '',
    {
      forgetsTheComma: multiply(answer, rational(10)),
      subtractsInstead: subtract(dividend, rational(divisor)),
      multipliesInstead: multiply(dividend, rational(divisor)),
      stopsAtTheWholePart: rational(Math.floor(drawn / 10)),
    },
    {
      statement: `Calculez ${math(`${french(dividend)} ÷ ${divisor}`)}.`,
      steps: [
        `On divise la partie entière, puis on place la virgule au quotient en abaissant les dixièmes.`,
        `${math(`${french(dividend)} ÷ ${divisor} = ${french(answer)}`)}, car ${math(`${divisor} × ${french(answer)} = ${french(dividend)}`)}.`,
      ],
      hint: 'Posez la division ; la virgule du quotient se place quand on abaisse les dixièmes.',
      minutes: 3,
    },
  )
}

/** Times or divided by 10, 100 or 1 000. Operation: 'product' or 'quotient'. */
export const powerOfTenShift: Generator = (random, params) => {
  const times = variant(random, params.operation, ['product', 'quotient']) === 'product'
  const exponent = int(random, 1, 3)
  const power = powerOfTen(exponent)
  const number = rational(int(random, 101, 999), pick(random, [10, 100]))
  const shift = (places: number) => (times ? multiply(number, powerOfTen(places)) : divide(number, powerOfTen(places)))
  const answer = shift(exponent)
  const zeros = exponent === 1 ? 'd’un rang' : `de ${exponent === 2 ? 'deux' : 'trois'} rangs`
  return askNumber(
    answer,
    '',
    {
      goesTheOtherWay: times ? divide(number, power) : multiply(number, power),
      shiftsOneTooFar: shift(exponent + 1),
      ...(exponent === 1 ? { changesNothing: number } : { shiftsOneTooLittle: shift(exponent - 1) }),
    },
    {
      statement: `Calculez ${math(`${french(number)} ${times ? '×' : '÷'} ${french(power)}`)}.`,
      steps: [
        `${times ? 'Multiplier' : 'Diviser'} par ${french(power)}, c’est donner à chaque chiffre une valeur ${french(power)} fois plus ${times ? 'grande' : 'petite'} : les chiffres avancent ${zeros} vers la ${times ? 'gauche' : 'droite'}.`,
        `${math(`${french(number)} ${times ? '×' : '÷'} ${french(power)} = ${french(answer)}`)}.`,
      ],
      hint: `Le résultat doit être plus ${times ? 'grand' : 'petit'} que ${french(number)}.`,
      minutes: 1,
    },
  )
}

/** The nearest tenth or whole number. Rank: 'unit' or 'tenth'. */
export const rounding: Generator = (random, params) => {
  const rank = variant(random, params.rank, ['unit', 'tenth'])
  const hundredths = int(random, 101, 998) * 10 + pick(random, [1, 2, 3, 4, 6, 7, 8, 9])
  const number = rational(hundredths, rank === 'tenth' ? 100 : 1000)
  const size = rank === 'tenth' ? 10 : 1000
  const [low, step] = [Math.floor(hundredths / size), rational(1, rank === 'tenth' ? 10 : 1)]
  const [below, above] = [multiply(rational(low), step), multiply(rational(low + 1), step)]
  const isUp = hundredths - low * size >= size / 2
  const [answer, other] = isUp ? [above, below] : [below, above]
  const name = rank === 'tenth' ? 'au dixième' : 'à l’unité'
  const [nextAbove, nextBelow] = [add(above, step), subtract(below, step)]
  return askNumber(
    answer,
    '',
    {
      takesTheOtherSide: other,
      roundsAtTheWrongRank: roundExactly(number, rank === 'tenth' ? 0 : 1),
      goesTooFar: isUp ? nextAbove : nextBelow,
      goesTooFarOnTheOtherSide: isUp ? nextBelow : nextAbove,
    },
    {
      statement: `Arrondissez ${french(number)} ${name}.`,
      steps: [
        `${french(number)} est compris entre ${french(below)} et ${french(above)}.`,
        `Le chiffre qui suit est ${isUp ? '5 ou plus : on arrondit au-dessus' : 'plus petit que 5 : on arrondit au-dessous'}. L’arrondi ${name} est ${french(answer)}.`,
      ],
      hint: 'Cherchez les deux nombres qui encadrent, puis le plus proche des deux.',
      minutes: 1,
    },
  )
}

/** A fraction with a decimal writing. */
export const fractionDecimal: Generator = random => {
  const d = pick(random, [2, 4, 5, 8, 20, 25])
  const n = pick(
    random,
    Array.from({ length: 3 * d }, (_, i) => i + 1).filter(top => top % d !== 0),
  )
  const answer = rational(n, d)
  return askNumber(
    answer,
    '',
    {
      readsTheBarAsAComma: add(rational(n), divide(rational(d), powerOfTen(String(d).length))),
      addsTheTerms: rational(n + d),
      takesTheTopAsTenths: rational(n, 10),
    },
    {
      statement: `Donnez l’écriture décimale de ${math(`${n}/${d}`)}.`,
      steps: [`La fraction est un quotient : on divise ${n} par ${d}.`, `${math(`${n} ÷ ${d} = ${french(answer)}`)}.`],
      hint: 'La barre de fraction est une division.',
      minutes: 2,
    },
  )
}
