import { lookup } from '@ariane/shared/catalogue'
import { french, math } from '../maths/format.ts'
import { divide, multiply, powerOfTen, rational } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import type { Generator } from './exercise.ts'
import { int, pick } from './random.ts'

/** `most` is the largest number of the first unit that anybody meets. */
type Step = { from: string; to: string; exponent: number; most?: number }
const UNITS: Record<string, Step[]> = {
  length: [
    { from: 'km', to: 'm', exponent: 3 },
    { from: 'm', to: 'cm', exponent: 2 },
    { from: 'cm', to: 'mm', exponent: 1 },
    { from: 'm', to: 'km', exponent: -3 },
    { from: 'cm', to: 'm', exponent: -2 },
    { from: 'mm', to: 'cm', exponent: -1 },
  ],
  mass: [
    { from: 'kg', to: 'g', exponent: 3 },
    { from: 'g', to: 'kg', exponent: -3 },
    { from: 'g', to: 'mg', exponent: 3, most: 50 },
  ],
  area: [
    { from: 'm²', to: 'cm²', exponent: 4 },
    { from: 'cm²', to: 'mm²', exponent: 2 },
    { from: 'dm²', to: 'm²', exponent: -2 },
    { from: 'cm²', to: 'dm²', exponent: -2 },
  ],
  volume: [
    { from: 'm³', to: 'dm³', exponent: 3 },
    { from: 'dm³', to: 'cm³', exponent: 3 },
    { from: 'cm³', to: 'dm³', exponent: -3 },
  ],
  capacity: [
    { from: 'L', to: 'cL', exponent: 2 },
    { from: 'mL', to: 'L', exponent: -3 },
    { from: 'm³', to: 'L', exponent: 3 },
    { from: 'L', to: 'cm³', exponent: 3 },
  ],
  current: [
    { from: 'A', to: 'mA', exponent: 3, most: 16 },
    { from: 'mA', to: 'A', exponent: -3 },
  ],
  voltage: [
    { from: 'V', to: 'mV', exponent: 3, most: 24 },
    { from: 'mV', to: 'V', exponent: -3 },
    { from: 'kV', to: 'V', exponent: 3, most: 400 },
  ],
  power: [
    { from: 'kW', to: 'W', exponent: 3, most: 50 },
    { from: 'W', to: 'kW', exponent: -3 },
  ],
  energy: [
    { from: 'kJ', to: 'J', exponent: 3 },
    { from: 'J', to: 'kJ', exponent: -3 },
    { from: 'kWh', to: 'Wh', exponent: 3, most: 50 },
    { from: 'Wh', to: 'kWh', exponent: -3 },
  ],
}

const MOST = 480

const conversion =
  (kind: string): Generator =>
  random => {
    const { from, to, exponent, most = MOST } = pick(random, lookup(UNITS, kind) ?? [])
    const digits = int(random, 12, MOST)
    const parts = digits > most ? [10, 100] : [1, 10]
    const number = rational(
      digits,
      pick(
        random,
        parts.filter(part => digits / part <= most),
      ),
    )
    const by = (power: number) => (power < 0 ? divide(number, powerOfTen(-power)) : multiply(number, powerOfTen(power)))
    const answer = by(exponent)
    const [sign, power] = exponent < 0 ? ['÷', 10 ** -exponent] : ['×', 10 ** exponent]
    const one = exponent < 0 ? `1 ${to} = ${french(power)} ${from}` : `1 ${from} = ${french(power)} ${to}`
    const further = Math.sign(exponent)
    const ofLengths = kind === 'area' ? exponent / 2 : exponent / 3
    return askNumber(
      answer,
      to,
      {
        goesTheOtherWay: by(-exponent),
        keepsTheNumber: number,
        countsOneRankMore: by(exponent + further),
        ...(kind === 'area' || kind === 'volume'
          ? { takesTheRatioOfLengths: by(ofLengths) }
          : Math.abs(exponent) > 1 && { countsOneRankLess: by(exponent - further) }),
      },
      {
        statement: `Convertissez ${french(number)} ${from} en ${to}.`,
        steps: [
          `On sait que ${one}.`,
          `${math(`${french(number)} ${sign} ${french(power)} = ${french(answer)}`)}, donc ${french(number)} ${from} = ${french(answer)} ${to}.`,
        ],
        hint: `Faut-il plus ou moins de ${to} que de ${from} ?`,
        minutes: 2,
      },
    )
  }

export const convertLength = conversion('length')

export const convertMass = conversion('mass')

export const convertArea = conversion('area')

export const convertVolume = conversion('volume')

export const convertCapacity = conversion('capacity')

export const convertCurrent = conversion('current')

export const convertVoltage = conversion('voltage')

export const convertElectricPower = conversion('power')

export const convertEnergy = conversion('energy')
