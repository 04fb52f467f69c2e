import { french, math } from '../../maths/format.ts'
import { rational } from '../../maths/rational.ts'
import { askNumber } from '../asked.ts'
import { type Generator, variant } from '../exercise.ts'
import { int, pick, type Random } from '../random.ts'
import { lampsInParallel, lampsInSeries, measuringCircuit } from './figures.ts'
import { askMember, MEMBERS, product, type Relation } from './relation.ts'

const OHM: Relation = {
  whole: { letter: 'U', unit: 'V', name: 'la tension' },
  one: { letter: 'R', unit: 'Ω', name: 'la résistance' },
  other: { letter: 'I', unit: 'A', name: 'l’intensité' },
}
const POWER: Relation = {
  whole: { letter: 'P', unit: 'W', name: 'la puissance' },
  one: { letter: 'U', unit: 'V', name: 'la tension' },
  other: { letter: 'I', unit: 'A', name: 'l’intensité' },
}

/** What a generator in a classroom gives. */
const MOST_VOLTS = 24

/** Ohm’s law. Find: 'whole' (voltage), 'one' (resistance) or 'other' (current). */
export const ohmLaw: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const ohms = 10 * int(random, 2, 47)
  const current = int(random, 2, Math.min(40, Math.floor((100 * MOST_VOLTS) / ohms)))
  const values = product(rational(ohms), rational(current, 100))
  const [u, r, i] = [french(values.whole), french(values.one), french(values.other)]
  const thing = pick(random, [
    'Un conducteur ohmique',
    'Le fil chauffant d’une maquette',
    'Un dipôle qui suit la loi d’Ohm',
  ])
  const statements = {
    whole: `${thing}, de résistance ${r} Ω, est traversé par un courant de ${i} A. Quelle est la tension entre ses bornes, en volts\u00a0?`,
    one: `Entre les bornes d’un conducteur ohmique, la tension est de ${u} V quand l’intensité est de ${i} A. Quelle est sa résistance, en ohms\u00a0?`,
    other: `La tension entre les bornes d’un conducteur ohmique de ${r} Ω est de ${u} V. Quelle est l’intensité du courant, en ampères\u00a0?`,
  }
  return askMember(OHM, values, find, {
    statement: statements[find],
    figure: measuringCircuit({
      part: 'resistor',
      name: `R = ${find === 'one' ? '?' : `${r} Ω`}`,
      current: `I = ${find === 'other' ? '?' : `${i} A`}`,
      voltage: `U = ${find === 'whole' ? '?' : `${u} V`}`,
    }),
    hint: 'La loi d’Ohm lie la tension, la résistance et l’intensité.',
  })
}

const DEVICES = ['un grille-pain', 'une bouilloire', 'un aspirateur', 'un radiateur', 'un sèche-cheveux'] as const

const SYMBOLS = new Map<string, 'lamp' | 'motor'>([
  ['une lampe', 'lamp'],
  ['un petit moteur', 'motor'],
])

/** Power, voltage and current. Find: 'whole' (power), 'one' (voltage) or 'other' (current). */
export const electricPower: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const isMains = find !== 'one' && int(random, 0, 1) === 1
  const values = isMains
    ? product(rational(230), rational(int(random, 2, 20), 2))
    : product(rational(pick(random, [6, 9, 12, 24, 48])), rational(int(random, 1, 30), 10))
  const [p, u, i] = [french(values.whole), french(values.one), french(values.other)]
  const device = isMains ? pick(random, DEVICES) : pick(random, ['une lampe', 'un petit moteur', 'un ruban lumineux'])
  // What is drawn is named in the statement, and has a symbol.
  const part = find === 'one' ? undefined : SYMBOLS.get(device)
  const statements = {
    whole: `La tension entre les bornes d’${device} est de ${u} V et l’intensité du courant est de ${i} A. Quelle puissance cet appareil reçoit-il, en watts\u00a0?`,
    one: `Un appareil de ${p} W est traversé par un courant de ${i} A. Quelle est la tension entre ses bornes, en volts\u00a0?`,
    other: `Sur la notice d’${device}, on lit\u00a0: ${u} V, ${p} W. Quelle est l’intensité du courant quand l’appareil fonctionne, en ampères\u00a0?`,
  }
  return askMember(POWER, values, find, {
    statement: statements[find],
    ...(part && {
      figure: measuringCircuit({
        part,
        name: `P = ${find === 'whole' ? '?' : `${p} W`}`,
        current: `I = ${find === 'other' ? '?' : `${i} A`}`,
        voltage: `U = ${u} V`,
      }),
    }),
    hint: 'Un watt, c’est un volt multiplié par un ampère.',
  })
}

/** The voltage of a battery in tenths of a volt, in two parts of which the second is the larger. */
function shareVoltage(random: Random): [number, number] {
  const all = pick(random, [45, 60, 90, 120])
  const first = int(random, 11, all / 2 - 1)
  return [first, all - first]
}

/** The two laws of circuits. Find: 'voltage' (in series), 'current' (in branches), 'main-current'. */
export const circuitLaws: Generator = (random, params) => {
  const find = variant(random, params.find, ['voltage', 'current', 'main-current'])
  const [first, second] = find === 'voltage' ? shareVoltage(random) : [int(random, 11, 48), int(random, 50, 95)]
  const tenth = (n: number) => rational(n, 10)
  const hundredth = (n: number) => rational(n, 100)
  if (find === 'voltage') {
    const all = first + second
    return askNumber(
      tenth(second),
      'V',
      {
        addsThePartToTheWhole: tenth(all + first),
        sharesTheVoltage: rational(all, 20),
        keepsTheVoltage: tenth(all),
        takesTheOtherLamp: tenth(first),
      },
      {
        statement: `Dans un circuit en série, une pile délivre ${french(tenth(all))} V. La tension entre les bornes de la première lampe est de ${french(tenth(first))} V. Quelle est la tension entre les bornes de la seconde lampe, en volts\u00a0?`,
        steps: [
          'Dans un circuit en série, les tensions s’ajoutent.',
          `${math(`${french(tenth(all))} − ${french(tenth(first))} = ${french(tenth(second))}`)}\u00a0: la tension est de ${french(tenth(second))} V.`,
        ],
        figure: lampsInSeries(`${french(tenth(all))} V`, [`${french(tenth(first))} V`, '?']),
        hint: 'Les deux lampes se partagent la tension de la pile.',
        minutes: 2,
      },
    )
  }
  const [known, asked] = find === 'current' ? [first, second] : [first, first + second]
  const given = find === 'current' ? first + second : second
  return askNumber(
    hundredth(asked),
    'A',
    find === 'current'
      ? {
          addsThePartToTheWhole: hundredth(given + known),
          keepsTheCurrent: hundredth(given),
          sharesTheCurrent: rational(given, 200),
          takesTheOtherBranch: hundredth(known),
        }
      : {
          subtractsTheBranches: hundredth(second - first),
          takesOneBranch: hundredth(second),
          takesTheFirstBranch: hundredth(first),
          takesTheMeanOfTheBranches: rational(asked, 200),
        },
    {
      statement:
        find === 'current'
          ? `La pile d’un circuit en dérivation délivre ${french(hundredth(given))} A. Dans la première branche, l’intensité est de ${french(hundredth(known))} A. Quelle est l’intensité dans la seconde branche, en ampères\u00a0?`
          : `Dans un circuit en dérivation, l’intensité est de ${french(hundredth(first))} A dans une branche et de ${french(hundredth(second))} A dans l’autre. Quelle intensité la pile délivre-t-elle, en ampères\u00a0?`,
      steps: [
        'Dans un circuit en dérivation, l’intensité dans la branche de la pile est la somme des intensités des autres branches.',
        find === 'current'
          ? `${math(`${french(hundredth(given))} − ${french(hundredth(known))} = ${french(hundredth(asked))}`)}\u00a0: l’intensité est de ${french(hundredth(asked))} A.`
          : `${math(`${french(hundredth(first))} + ${french(hundredth(second))} = ${french(hundredth(asked))}`)}\u00a0: l’intensité est de ${french(hundredth(asked))} A.`,
      ],
      figure:
        find === 'current'
          ? lampsInParallel(`${french(hundredth(given))} A`, [`${french(hundredth(known))} A`, '?'])
          : lampsInParallel('?', [`${french(hundredth(first))} A`, `${french(hundredth(second))} A`]),
      hint: 'Ce qui arrive à un nœud en repart.',
      minutes: 2,
    },
  )
}
