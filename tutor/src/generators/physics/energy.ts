import { french, math } from '../../maths/format.ts'
import { add, divide, multiply, rational } from '../../maths/rational.ts'
import { askNumber } from '../asked.ts'
import { writtenQuotient } from '../choices.ts'
import { type Generator, variant } from '../exercise.ts'
import { int, pick, type Range } from '../random.ts'
import { askMember, MEMBERS, product, type Relation } from './relation.ts'

const JOULES: Relation = {
  whole: { letter: 'E', unit: 'J', name: 'l’énergie' },
  one: { letter: 'P', unit: 'W', name: 'la puissance' },
  other: { letter: 't', unit: 's', name: 'la durée' },
}
const KILOWATT_HOURS: Relation = {
  whole: { letter: 'E', unit: 'kWh', name: 'l’énergie' },
  one: { letter: 'P', unit: 'kW', name: 'la puissance' },
  other: { letter: 't', unit: 'h', name: 'la durée' },
}

/** The least and the most power, in steps of 5 W. */
const SMALL_DEVICES: readonly { device: string; power: Range }[] = [
  { device: 'une lampe', power: [1, 12] },
  { device: 'un ventilateur', power: [4, 20] },
  { device: 'un petit moteur', power: [1, 12] },
  { device: 'un écran', power: [4, 30] },
]
/** The least and the most power, in tenths of a kilowatt, and duration, in hours. */
const LARGE_DEVICES: readonly { device: string; power: Range; duration: Range }[] = [
  { device: 'un radiateur', power: [5, 20], duration: [2, 24] },
  { device: 'un four', power: [20, 35], duration: [2, 4] },
  { device: 'un chauffe-eau', power: [12, 30], duration: [2, 8] },
  { device: 'un lave-linge', power: [4, 9], duration: [2, 3] },
]

/** Energy in joules, power and duration. Find: 'whole' (energy), 'one' (power) or 'other' (duration). */
export const energyJoules: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const { device, power } = pick(random, SMALL_DEVICES)
  const values = product(rational(5 * int(random, ...power)), rational(10 * int(random, 2, 60)))
  const [e, p, t] = [french(values.whole), french(values.one), french(values.other)]
  const statements = {
    whole: `Quelle énergie est convertie par ${device} de ${p} W en ${t} s\u00a0? Répondez en joules.`,
    one: `En ${t} s, ${device} convertit ${e} J. Quelle est sa puissance, en watts\u00a0?`,
    other: `Pendant combien de secondes faut-il faire fonctionner ${device} de ${p} W pour convertir ${e} J\u00a0?`,
  }
  return askMember(JOULES, values, find, {
    statement: statements[find],
    hint: 'Un watt, c’est un joule par seconde.',
  })
}

/** Energy in kilowatt-hours. Find: 'whole' (energy), 'one' (power) or 'other' (duration). */
export const energyKilowattHours: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const { device, power, duration } = pick(random, LARGE_DEVICES)
  const values = product(rational(int(random, ...power), 10), rational(int(random, ...duration)))
  const [e, p, t] = [french(values.whole), french(values.one), french(values.other)]
  const statements = {
    whole: `On laisse fonctionner ${device} de ${p} kW pendant ${t} h. Quelle énergie reçoit l’appareil, en kilowattheures\u00a0?`,
    one: `En ${t} h, ${device} a reçu ${e} kWh. Quelle est sa puissance, en kilowatts\u00a0?`,
    other: `Combien d’heures ${device} de ${p} kW a-t-il fonctionné s’il a reçu ${e} kWh\u00a0?`,
  }
  return askMember(KILOWATT_HOURS, values, find, {
    statement: statements[find],
    hint: 'Un kilowattheure, c’est un kilowatt pendant une heure.',
  })
}

/** What the energy of a device costs. */
export const energyCost: Generator = random => {
  const [watts, hours, cents] = [100 * int(random, 3, 30), int(random, 2, 40), pick(random, [15, 20, 25, 30])]
  const energy = rational(watts * hours, 1000)
  const answer = multiply(energy, rational(cents, 100))
  const price = rational(cents, 100)
  return askNumber(
    answer,
    '€',
    {
      forgetsTheKilo: multiply(rational(watts * hours), price),
      givesTheEnergy: energy,
      forgetsTheHours: multiply(rational(watts, 1000), price),
      dividesByThePrice: writtenQuotient(energy, price),
    },
    {
      statement: `Un appareil de ${french(watts)} W fonctionne pendant ${hours} h. Un kilowattheure coûte ${french(price)} €. Combien coûte l’énergie qu’il reçoit, en euros\u00a0?`,
      steps: [
        `En kilowatts, la puissance est ${math(`${french(watts)} ÷ 1000 = ${french(rational(watts, 1000))}`)}. Énergie\u00a0: ${math(`${french(rational(watts, 1000))} × ${hours} = ${french(energy)}`)} (kWh).`,
        `${math(`${french(energy)} × ${french(price)} = ${french(answer)}`)}\u00a0: l’énergie coûte ${french(answer)} €.`,
      ],
      hint: 'Mettez la puissance en kilowatts avant de multiplier par la durée.',
      minutes: 4,
    },
  )
}

/** The form of energy that is useful, and how many percent of it are; two equal parts would hide which of them was taken. */
const CONVERTERS = [
  { device: 'Une lampe', form: 'lumineuse', percents: [10, 15, 20, 25, 30, 35, 40] },
  { device: 'Un moteur', form: 'cinétique', percents: [55, 60, 65, 70, 75, 80, 85, 90, 95] },
  { device: 'Une bouilloire', form: 'thermique', percents: [70, 75, 80, 85, 90] },
  { device: 'Un panneau solaire', form: 'électrique', percents: [10, 15, 20, 25] },
] as const

/** The useful part of an energy, or what is lost. Find: 'lost', 'useful' or 'percent'. */
export const energyChain: Generator = (random, params) => {
  const find = variant(random, params.find, ['lost', 'useful', 'percent'])
  const { device, form, percents } = pick(random, CONVERTERS)
  const [received, percent] = [rational(20 * int(random, 2, 60)), pick(random, percents)]
  const useful = divide(multiply(received, rational(percent)), rational(100))
  const lost = add(received, multiply(useful, rational(-1)))
  const [all, part] = [french(received), french(useful)]
  if (find === 'percent')
    return askNumber(
      rational(percent),
      '%',
      {
        takesTheLostPercentage: rational(100 - percent),
        givesTheUsefulEnergy: useful,
        givesTheLostEnergy: lost,
        exchangesTheEnergies: writtenQuotient(multiply(received, rational(100)), useful),
      },
      {
        statement: `${device} reçoit ${all} J et fournit ${part} J d’énergie ${form}. Quel pourcentage de l’énergie reçue est utile\u00a0?`,
        steps: [
          'On compare l’énergie utile à l’énergie reçue.',
          `${math(`${part} ÷ ${all} × 100 = ${percent}`)}\u00a0: ${percent}\u00a0% de l’énergie est utile.`,
        ],
        hint: 'Quelle part de l’énergie reçue devient utile\u00a0?',
        minutes: 3,
      },
    )
  const answer = find === 'lost' ? lost : useful
  return askNumber(
    answer,
    'J',
    {
      takesTheOtherEnergy: find === 'lost' ? useful : lost,
      addsThePartToTheWhole: add(received, find === 'lost' ? useful : lost),
      keepsTheReceivedEnergy: received,
    },
    {
      statement:
        find === 'lost'
          ? `${device} reçoit ${all} J et fournit ${part} J d’énergie ${form}. Le reste devient de l’énergie thermique. Combien de joules d’énergie thermique sont dissipés\u00a0?`
          : `${device} reçoit ${all} J et dissipe ${french(lost)} J en énergie thermique. Tout le reste devient de l’énergie ${form}. Combien de joules d’énergie ${form} sont fournis\u00a0?`,
      steps: [
        'L’énergie se conserve\u00a0: l’énergie reçue est la somme de l’énergie utile et de l’énergie dissipée.',
        `${math(`${all} − ${find === 'lost' ? part : french(lost)} = ${french(answer)}`)}\u00a0: c’est ${french(answer)} J.`,
      ],
      hint: 'Rien ne se perd\u00a0: ce qui entre est égal à ce qui sort.',
      minutes: 2,
    },
  )
}
