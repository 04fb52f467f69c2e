import { french, math, operand } from '../maths/format.ts'
import { absolute, add, isSameNumber, negate, rational, subtract } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import type { Generator } from './exercise.ts'
import { int, pick } from './random.ts'

/** How many matches the nth figure of a pattern has. */
export const growingPattern: Generator = random => {
  const [step, rank] = [int(random, 2, 6), int(random, 6, 20)]
  // As many matches as are added would make of it a proportion.
  const start = pick(
    random,
    [3, 4, 5, 6, 7, 8].filter(n => n !== step),
  )
  const answer = start + step * (rank - 1)
  return askNumber(
    rational(answer),
    '',
    {
      multipliesTheFirst: rational(start * rank),
      countsOneStepMore: rational(start + step * rank),
      ...(start !== 2 * step && { countsOneStepLess: rational(start + step * (rank - 2)) }),
      multipliesTheRank: rational(step * rank),
    },
    {
      statement: `Une suite de figures est faite d’allumettes. La figure 1 en a ${start}, et chaque figure en a ${step} de plus que la précédente. Combien d’allumettes faut-il pour la figure ${rank} ?`,
      steps: [
        `De la figure 1 à la figure ${rank}, on ajoute ${rank - 1} fois ${step} allumettes.`,
        `${math(`${start} + ${rank - 1} × ${step} = ${answer}`)} : il en faut ${answer}.`,
      ],
      hint: 'Combien de fois ajoute-t-on le même nombre ?',
      minutes: 3,
    },
  )
}

/** Two parts of a whole, one larger by a known number. */
export const barModel: Generator = random => {
  const [small, more] = [int(random, 12, 90), 2 * int(random, 2, 20)]
  const total = 2 * small + more
  return askNumber(
    rational(small),
    '',
    {
      takesTheHalfOfTheTotal: rational(total, 2),
      takesTheOtherBar: rational(small + more),
      subtractsOnly: rational(total - more),
      ...(2 * small > more && { subtractsFromTheHalf: rational(total - 2 * more, 2) }),
    },
    {
      statement: `Inès et Malo ont ${total} cartes à eux deux. Inès en a ${more} de plus que Malo. Combien de cartes Malo a-t-il ?`,
      steps: [
        `On dessine deux barres : celle de Malo, et la même avec ${more} de plus. Sans ces ${more} cartes, il reste ${math(`${total} − ${more} = ${2 * small}`)}.`,
        `Cela fait deux parts égales : ${math(`${2 * small} ÷ 2 = ${small}`)}. Malo a ${small} cartes.`,
      ],
      hint: 'Dessinez deux barres, l’une plus longue que l’autre.',
      minutes: 4,
    },
  )
}

/** A power with a small exponent; the base may be negative. */
export const powerValue: Generator = random => {
  const [base, exponent] = pick(random, [
    [2, 3],
    [2, 4],
    [2, 5],
    [2, 6],
    [3, 3],
    [3, 4],
    [4, 3],
    [5, 3],
    [6, 3],
    [7, 2],
    [8, 2],
    [9, 2],
    [10, 4],
    [11, 2],
    [12, 2],
  ] as const)
  const sign = pick(random, [-1, 1])
  const answer = (sign * base) ** exponent
  const written = `${operand(sign * base)}${['', '', '²', '³', '⁴', '⁵', '⁶'][exponent]}`
  return askNumber(
    rational(answer),
    '',
    {
      multipliesByTheExponent: rational(sign * base * exponent),
      ...(sign < 0
        ? { takesTheWrongSign: rational(-answer) }
        : { exchangesBaseAndExponent: rational(exponent ** base) }),
      forgetsAFactor: rational((sign * base) ** (exponent - 1)),
      addsTheExponent: rational(sign * base + exponent),
    },
    {
      statement: `Calculez ${math(written)}.`,
      steps: [
        `C’est le produit de ${exponent} facteurs égaux à ${french(sign * base)}.`,
        `${math(`${Array.from({ length: exponent }, () => operand(sign * base)).join(' × ')} = ${french(answer)}`)}.`,
      ],
      hint: 'L’exposant dit combien de fois le facteur est écrit.',
      minutes: 2,
    },
  )
}

/** The distance between two points of a line. */
export const relativeDistance: Generator = random => {
  const [a, b] = [
    rational(-int(random, 1, 60), pick(random, [2, 4])),
    rational(int(random, 1, 60), pick(random, [2, 4])),
  ]
  const distance = subtract(b, a)
  const [fromA, sum] = [absolute(a), add(a, b)]
  return askNumber(
    distance,
    '',
    {
      subtractsTheDistances: absolute(sum),
      takesTheOpposite: negate(distance),
      takesTheDistanceOfB: b,
      ...(!isSameNumber(fromA, b) && { takesTheDistanceOfA: fromA }),
    },
    {
      statement: `Sur une droite graduée, A a pour abscisse ${french(a)} et B a pour abscisse ${french(b)}. Quelle est la distance AB, en unités ?`,
      steps: [
        'Les deux points sont de part et d’autre de 0 : on additionne leurs distances à zéro.',
        `${math(`${french(fromA)} + ${french(b)} = ${french(distance)}`)} : AB = ${french(distance)}.`,
      ],
      hint: 'Passez par zéro.',
      minutes: 2,
    },
  )
}
