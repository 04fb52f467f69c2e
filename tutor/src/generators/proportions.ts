import { french, math } from '../maths/format.ts'
import { add, divide, multiply, rational } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

/** Find: 'whole' price of another quantity. */
export const proportionFourth: Generator = random => {
  const [a, b] = [int(random, 2, 8), int(random, 3, 15)]
  const other = a === b ? b + 1 : b
  const price = rational(pick(random, [3, 5, 7, 9, 12, 15, 24, 27]), pick(random, [2, 4, 10]))
  const [known, answer] = [multiply(price, rational(a)), multiply(price, rational(other))]
  return askNumber(
    answer,
    '€',
    {
      addsTheDifference: add(known, rational(other - a)),
      multipliesByTheNumber: multiply(known, rational(other)),
      givesThePriceOfOne: price,
      keepsThePrice: known,
    },
    {
      statement: `${a} cahiers identiques coûtent ${french(known)} €. Combien coûtent ${other} cahiers ?`,
      steps: [
        `Un cahier coûte ${math(`${french(known)} ÷ ${a} = ${french(price)}`)}, en euros.`,
        `${math(`${french(price)} × ${other} = ${french(answer)}`)} : ${other} cahiers coûtent ${french(answer)} €.`,
      ],
      hint: 'Cherchez d’abord le prix d’un seul cahier.',
      minutes: 3,
    },
  )
}

/** A share in per cent of a quantity. */
export const percentOf: Generator = random => {
  const rate = pick(random, [5, 10, 15, 20, 25, 30, 40, 60, 75])
  const total = int(random, 8, 40) * 20
  const answer = rational(rate * total, 100)
  return askNumber(
    answer,
    '',
    {
      takesTheRest: rational((100 - rate) * total, 100),
      takesTheRate: rational(rate),
      subtractsTheRate: rational(total - rate),
      dividesByTen: rational(rate * total, 10),
    },
    {
      statement: `Dans un collège de ${total} élèves, ${rate} % mangent à la cantine. Combien d’élèves mangent à la cantine ?`,
      steps: [
        `${rate} % de ${total}, c’est ${math(`${total} × ${rate}/100`)}.`,
        `${math(`${total} × ${rate} ÷ 100 = ${french(answer)}`)} : ${french(answer)} élèves mangent à la cantine.`,
      ],
      hint: `Commencez par le dixième de ${total}.`,
      minutes: 2,
    },
  )
}

/** A sum shared in a ratio. */
export const ratioShare: Generator = random => {
  const [p, q] = pick(random, [
    [1, 2],
    [2, 3],
    [1, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [1, 4],
  ] as const)
  const part = int(random, 4, 30)
  const total = (p + q) * part
  return askNumber(
    rational(p * part),
    '€',
    {
      givesTheOtherShare: rational(q * part),
      sharesEqually: rational(total, 2),
      ...(q > 2 && { readsTheRatioAsAFraction: rational(total * p, q) }),
      givesOnePart: rational(part),
      keepsTheSum: rational(total),
    },
    {
      statement: `Alice et Bilal se partagent ${total} € dans le ratio ${p} : ${q}. Combien reçoit Alice ?`,
      steps: [
        `Il y a ${math(`${p} + ${q} = ${p + q}`)} parts égales ; une part vaut ${math(`${total} ÷ ${p + q} = ${part}`)}, en euros.`,
        `Alice reçoit ${p} part${p > 1 ? 's' : ''} : ${math(`${p} × ${part} = ${p * part}`)}, soit ${p * part} €.`,
      ],
      hint: 'Combien y a-t-il de parts en tout ?',
      minutes: 3,
    },
  )
}

/** Find: 'real' length or length on the 'map'. */
export const mapScale: Generator = (random, params) => {
  const real = variant(random, params.find, ['real', 'map']) === 'real'
  const scale = pick(random, [10_000, 25_000, 50_000, 100_000, 200_000])
  const map = rational(int(random, 4, 40), 2)
  const kilometres = divide(multiply(map, rational(scale)), rational(100_000))
  const presentation = { hint: `1 cm sur la carte représente ${french(scale)} cm en réalité.`, minutes: 4 }
  const given = `Une carte est à l’échelle 1/${french(scale)}.`
  if (real)
    return askNumber(
      kilometres,
      'km',
      {
        givesMetres: multiply(kilometres, rational(1000)),
        takesAThousandCentimetres: multiply(kilometres, rational(100)),
        keepsTheMap: map,
        convertsTooFar: divide(kilometres, rational(10)),
      },
      {
        statement: `${given} Deux villages y sont distants de ${french(map)} cm. Quelle est la distance réelle, en kilomètres ?`,
        steps: [
          `${math(`${french(map)} × ${french(scale)} = ${french(multiply(map, rational(scale)))}`)}, en centimètres.`,
          `1 km = ${french(100_000)} cm : la distance réelle est ${french(kilometres)} km.`,
        ],
        ...presentation,
      },
    )
  return askNumber(
    map,
    'cm',
    {
      keepsTheKilometres: kilometres,
      takesAThousandCentimetres: divide(map, rational(100)),
      misplacesTheComma: multiply(map, rational(10)),
      ...(scale === 100_000 && { misplacesTheCommaTheOtherWay: divide(map, rational(10)) }),
    },
    {
      statement: `${given} Deux villages sont distants de ${french(kilometres)} km. Quelle distance les sépare sur la carte, en centimètres ?`,
      steps: [
        `${french(kilometres)} km = ${french(multiply(kilometres, rational(100_000)))} cm.`,
        `${math(`${french(multiply(kilometres, rational(100_000)))} ÷ ${french(scale)} = ${french(map)}`)} : ils sont à ${french(map)} cm sur la carte.`,
      ],
      ...presentation,
    },
  )
}
