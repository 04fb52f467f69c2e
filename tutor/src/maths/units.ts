import { multiply, powerOfTen, type Rational, rational } from './rational.ts'

/** A unit: what it measures, and how many of the base unit it is. */
export type Unit = { dimension: string; factor: Rational }

const unit = (dimension: string, factor: Rational = rational(1)): Unit => ({ dimension, factor })
const ten = powerOfTen

const PREFIXES: [string, string, number][] = [
  ['k', 'kilo', 3],
  ['h', 'hecto', 2],
  ['da', 'déca', 1],
  ['', '', 0],
  ['d', 'déci', -1],
  ['c', 'centi', -2],
  ['m', 'milli', -3],
]
const METRIC: [string, string, string, string][] = [
  ['m', 'mètre', 'metre', 'length'],
  ['g', 'gramme', 'gramme', 'mass'],
  ['L', 'litre', 'litre', 'volume'],
  ['l', 'litre', 'litre', 'volume'],
  ['V', 'volt', 'volt', 'voltage'],
  ['A', 'ampère', 'ampere', 'current'],
  ['W', 'watt', 'watt', 'power'],
  ['J', 'joule', 'joule', 'energy'],
  ['N', 'newton', 'newton', 'force'],
  ['Hz', 'hertz', 'hertz', 'frequency'],
  ['s', 'seconde', 'seconde', 'time'],
  ['Ω', 'ohm', 'ohm', 'resistance'],
]

const names = new Map<string, Unit>()
for (const [symbol, word, bare, dimension] of METRIC) {
  for (const [short, long, exponent] of PREFIXES) {
    const metric = unit(dimension, ten(exponent))
    names.set(short + symbol, metric)
    for (const name of [long + word, long.replace('é', 'e') + bare]) {
      names.set(name, metric)
      names.set(`${name}s`, metric)
    }
    if (dimension !== 'length') continue
    names.set(`${short}m^2`, unit('area', ten(2 * exponent)))
    for (const word of [
      `${short}m`,
      `${long}mètre`,
      `${long}mètres`,
      `${long.replace('é', 'e')}metre`,
      `${long.replace('é', 'e')}metres`,
    ])
      for (const [power, suffix] of [
        [2, 'carré'],
        [2, 'carrés'],
        [2, 'carre'],
        [2, 'carres'],
        [3, 'cube'],
        [3, 'cubes'],
      ] as const)
        names.set(
          `${word} ${suffix}`,
          power === 2 ? unit('area', ten(2 * exponent)) : unit('volume', ten(3 * exponent + 3)),
        )
    names.set(`${short}m^3`, unit('volume', ten(3 * exponent + 3)))
  }
}
const OTHERS: [string, Unit][] = [
  ['kilo kilos', unit('mass', ten(3))],
  ['tonne tonnes t', unit('mass', ten(6))],
  ['min mn minute minutes', unit('time', rational(60))],
  ['sec secs', unit('time')],
  ['kms', unit('length', ten(3))],
  ['h hrs heure heures', unit('time', rational(3600))],
  ['jour jours', unit('time', rational(86_400))],
  ['km/h', unit('speed', rational(5, 18))],
  ['m/s', unit('speed')],
  ['cm/s', unit('speed', ten(-2))],
  ['km/s', unit('speed', ten(3))],
  ['Wh', unit('energy', rational(3600))],
  ['kWh', unit('energy', rational(3_600_000))],
  ['MW', unit('power', ten(6))],
  ['MΩ', unit('resistance', ten(6))],
  ['MHz', unit('frequency', ten(6))],
  ['MJ', unit('energy', ten(6))],
  ['GW', unit('power', ten(9))],
  ['m/min', unit('speed', rational(1, 60))],
  ['m/h', unit('speed', rational(1, 3600))],
  ['km/min', unit('speed', rational(50, 3))],
  ['N/kg', unit('gravity')],
  ['g/cm^3', unit('density', ten(3))],
  ['kg/m^3', unit('density')],
  ['g/L', unit('density')],
  ['g/mL kg/L kg/dm^3', unit('density', ten(3))],
  ['€ euro euros eur', unit('money')],
  ['centime centimes', unit('money', ten(-2))],
  ['% pourcent', unit('share', ten(-2))],
  ['° degré degrés degre degres', unit('angle')],
  ['°C', unit('temperature')],
  ['°F', unit('fahrenheit')],
  ['are ares', unit('area', ten(2))],
  ['ha hectare hectares', unit('area', ten(4))],
]
for (const [list, one] of OTHERS) for (const name of list.split(' ')) names.set(name, one)

const alternatives = [...names.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(name => name.replace(/[/^]/g, '\\$&'))
  .join('|')

/** The pattern of a unit behind its number; a word that only begins like a unit is none. */
export const UNIT_PATTERN = `(?:${alternatives}|pour cent)(?![\\p{L}\\d^/²³])`

/** The unit of that name; undefined for a noun that only counts ('billes'). */
export const unitNamed = (name: string): Unit | undefined =>
  name === 'pour cent' ? names.get('%') : (names.get(name) ?? names.get(name.toLowerCase()))

/** Whether a unit measures what another one does; a temperature may be told in mere degrees. */
export const isSameKind = (written: Unit, wanted: Unit) =>
  written.dimension === wanted.dimension || (written.dimension === 'angle' && wanted.dimension === 'temperature')

const PER = String.raw`\s?(?:\/|par |à l')\s?`
const RATES: [RegExp, string][] = [
  [new RegExp(`(?<=\\b(?:kilo)?m[èe]tres?|\\d\\s?k?m)(?:${PER}|\\s)?h(?:eures?)?(?!\\p{L})`, 'giu'), '/h'],
  [new RegExp(`${PER}s(?:ec(?:onde)?s?)?(?!\\p{L})`, 'giu'), '/s'],
  [new RegExp(`${PER}min(?:utes?)?(?!\\p{L})`, 'giu'), '/min'],
  [new RegExp(`${PER}(?:kg|kilo(?:gramme)?s?)(?!\\p{L})`, 'giu'), '/kg'],
  [new RegExp(`${PER}(?:cm\\^?3|centim[èe]tres? cubes?)(?!\\p{L})`, 'giu'), '/cm^3'],
  [new RegExp(`${PER}(?:m\\^?3|m[èe]tres? cubes?)(?!\\p{L})`, 'giu'), '/m^3'],
  [new RegExp(`${PER}l(?:itres?)?(?![\\p{L}'])`, 'giu'), '/L'],
  [/kilom[èe]tres?(?=\/)/gi, 'km'],
  [/m[èe]tres?(?=\/)/gi, 'm'],
  [/kilogrammes?(?=\/)/gi, 'kg'],
  [/grammes?(?=\/)/gi, 'g'],
  [/newtons?(?=\/)/gi, 'N'],
]

/** '24 kilomètres par heure' as 24 km/h: only where a rate is asked for, 4 m walked per second are 4 m. */
export const withRates = (text: string, name: string): string =>
  name.includes('/') ? RATES.reduce((written, [from, to]) => written.replace(from, to), text) : text

/** A quantity in the base unit. */
export const inBase = (value: Rational, { factor }: Unit) => multiply(value, factor)
