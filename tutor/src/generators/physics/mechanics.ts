import { french, math } from '../../maths/format.ts'
import { approximate, divide, multiply, rational } from '../../maths/rational.ts'
import { askNumber } from '../asked.ts'
import { type Generator, variant } from '../exercise.ts'
import { int, pick, type Range } from '../random.ts'
import { weightFigure } from './figures.ts'
import { askMember, MEMBERS, product, type Relation } from './relation.ts'

const WEIGHT: Relation = {
  whole: { letter: 'P', unit: 'N', name: 'le poids' },
  one: { letter: 'm', unit: 'kg', name: 'la masse' },
  other: { letter: 'g', unit: 'N/kg', name: 'l’intensité de la pesanteur' },
}
const PLACES = [
  { on: 'sur la Lune', tenths: 16 },
  { on: 'sur Mars', tenths: 37 },
  { on: 'sur la Terre', tenths: 98 },
  { on: 'sur Jupiter', tenths: 248 },
] as const

/** Weight, mass and gravity. Find: 'whole' (weight), 'one' (mass) or 'other' (g). */
export const weight: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const { on, tenths } = pick(random, PLACES)
  const values = product(rational(int(random, 2, 90)), rational(tenths, 10))
  const thing = pick(random, ['un robot', 'une caisse d’outils', 'une sonde', 'un appareil de mesure'])
  const [p, m, g] = [french(values.whole), french(values.one), french(values.other)]
  const statements = {
    whole: `Quel est le poids d’${thing} de ${m} kg ${on}, où g vaut ${g} N/kg\u00a0? Répondez en newtons.`,
    one: `Le poids d’${thing} ${on} est de ${p} N. L’intensité de la pesanteur y est de ${g} N/kg. Quelle est sa masse, en kilogrammes\u00a0?`,
    other: `Sur un astre, un objet de ${m} kg a un poids de ${p} N. Quelle est l’intensité de la pesanteur sur cet astre, en N/kg\u00a0?`,
  }
  return askMember(WEIGHT, values, find, {
    statement: statements[find],
    figure: weightFigure(approximate(values.whole), find === 'whole' ? '?' : `${p} N`),
    hint: 'La masse est la même partout\u00a0; le poids dépend de l’astre.',
  })
}

/** The least and the most speed, in half metres per second. */
const MOVERS: readonly { who: string; speed: Range }[] = [
  { who: 'Un cycliste', speed: [4, 24] },
  { who: 'Une coureuse', speed: [4, 16] },
  { who: 'Un drone', speed: [4, 40] },
  { who: 'Un skieur', speed: [4, 40] },
  { who: 'Une trottinette', speed: [4, 13] },
]
const SPEED: Relation = {
  whole: { letter: 'd', unit: 'm', name: 'la distance' },
  one: { letter: 'v', unit: 'm/s', name: 'la vitesse' },
  other: { letter: 't', unit: 's', name: 'la durée' },
}

/** Speed in metres per second. Find: 'whole' (distance), 'one' (speed) or 'other' (duration). */
export const speedMetres: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const { who, speed } = pick(random, MOVERS)
  const values = product(rational(int(random, ...speed), 2), rational(int(random, 4, 60)))
  const [d, v, t] = [french(values.whole), french(values.one), french(values.other)]
  const statements = {
    whole: `${who} se déplace à ${v} m/s, toujours à la même vitesse, pendant ${t} s. Quelle distance est parcourue, en mètres\u00a0?`,
    one: `${who} parcourt ${d} m en ${t} s. Quelle est sa vitesse moyenne, en m/s\u00a0?`,
    other: `${who} se déplace à ${v} m/s. Combien de secondes faut-il pour parcourir ${d} m\u00a0?`,
  }
  return askMember(SPEED, values, find, {
    statement: statements[find],
    hint: 'La vitesse dit combien de mètres sont parcourus en une seconde.',
  })
}

/** The least and the most mass, in tenths of a kilogram (`per`: 10) or in kilograms, and speed, in metres per second. */
const MOVING_THINGS: readonly { thing: string; mass: Range; per: number; speed: Range }[] = [
  { thing: 'un ballon', mass: [2, 6], per: 10, speed: [3, 25] },
  { thing: 'une pierre', mass: [2, 50], per: 10, speed: [3, 15] },
  { thing: 'un javelot', mass: [6, 8], per: 10, speed: [3, 30] },
  { thing: 'un chariot', mass: [5, 90], per: 1, speed: [3, 5] },
  { thing: 'une luge chargée', mass: [20, 90], per: 1, speed: [3, 12] },
  { thing: 'un robot', mass: [2, 40], per: 1, speed: [3, 5] },
]

/** The kinetic energy of an object that moves. */
export const kineticEnergy: Generator = random => {
  const { thing, mass, per, speed } = pick(random, MOVING_THINGS)
  const [m, v] = [rational(int(random, ...mass), per), int(random, ...speed)]
  const square = v * v
  const answer = divide(multiply(m, rational(square)), rational(2))
  return askNumber(
    answer,
    'J',
    {
      forgetsTheHalf: multiply(m, rational(square)),
      forgetsTheSquareOfTheSpeed: divide(multiply(m, rational(v)), rational(2)),
      multipliesMassAndSpeed: multiply(m, rational(v)),
      squaresTheMass: divide(multiply(multiply(m, m), rational(square)), rational(2)),
    },
    {
      statement: `Quelle est l’énergie cinétique d’${thing} de ${french(m)} kg qui se déplace à ${v} m/s\u00a0? Répondez en joules.`,
      steps: [
        `On connaît la relation $E_c = \\frac{1}{2} \\times m \\times v^{2}$. D’abord ${math(`${v}² = ${square}`)}.`,
        `${math(`1/2 × ${french(m)} × ${square} = ${french(answer)}`)}\u00a0: l’énergie cinétique est de ${french(answer)} J.`,
      ],
      hint: 'La vitesse est élevée au carré, puis on prend la moitié.',
      minutes: 3,
    },
  )
}

/** How many times larger the kinetic energy gets when the speed does. */
export const kineticRatio: Generator = random => {
  // Speeds that these are driven at.
  const [k, start] = [int(random, 3, 5), int(random, 2, 6)]
  const who = pick(random, ['Une moto', 'Une voiture', 'Un train', 'Une camionnette'])
  return askNumber(
    rational(k * k),
    '',
    {
      keepsTheRatio: rational(k),
      doublesTheRatio: rational(2 * k),
      ...(k !== 4 && { halvesTheSquare: rational(k * k, 2) }),
      subtractsTheSpeeds: rational(start * (k - 1)),
    },
    {
      statement: `${who} passe de ${start} m/s à ${start * k} m/s. Par quel nombre son énergie cinétique est-elle multipliée\u00a0?`,
      steps: [
        `La vitesse est multipliée par ${math(`${start * k} ÷ ${start} = ${k}`)}.`,
        `L’énergie cinétique dépend du carré de la vitesse\u00a0: elle est multipliée par ${math(`${k}² = ${k * k}`)}.`,
      ],
      hint: 'Comparez d’abord les vitesses, puis leurs carrés.',
      minutes: 2,
    },
  )
}
