/** A number with its unit; `fraction` is how it was written where it was written as one. */
export type Quantity = { value: number; unit: string; fraction: string | null; rounded: boolean }

const UNITS: Record<string, string> = {
  euro: '€',
  euros: '€',
  centime: 'centimes',
  min: 'min',
  mn: 'min',
  minute: 'min',
  minutes: 'min',
  heure: 'h',
  heures: 'h',
  seconde: 's',
  secondes: 's',
  litre: 'l',
  litres: 'l',
  ohm: 'Ω',
  ohms: 'Ω',
  degrés: '°',
  gramme: 'g',
  grammes: 'g',
  kilogramme: 'kg',
  kilogrammes: 'kg',
  mètre: 'm',
  mètres: 'm',
  centimètres: 'cm',
  kilomètres: 'km',
  joules: 'j',
  joule: 'j',
  newtons: 'n',
  watts: 'w',
  volts: 'v',
  ampères: 'a',
}
const KNOWN =
  /^(?:[kmcdhμ]?(?:m|g|l|s|a|v|w|j|n|wh|Ω|hz|pa)(?:\^[23])?|da[mgl]|t|€|%|°c?|h|min|centimes|ans|π ?c?m\^[23])(?:\/[a-z]+(?:\^[23])?)?$/u
const SHAPE = /^(?:≈|environ)?\s*([+-]?\s?\d+(?:\.\d+)?)(?:\s*\/\s*(\d+(?:\.\d+)?))?\s*(\D.*)?$/u
const ROUNDED_BY = 0.005

const unitName = (text: string) => {
  const name = text
    .toLocaleLowerCase('fr')
    .replace(/ω|ω/gu, 'Ω')
    .replace(/km\.h\^-1/u, 'km/h')
    .replace(/m\.s\^-1/u, 'm/s')
    .replace(/ /gu, text.startsWith('π') ? '' : ' ')
    .trim()
  return UNITS[name] ?? name
}

/** Reads « 12.5 cm », « 3/4 », « 1 h 35 min » (in minutes); undefined for anything else. */
export function parseQuantity(text: string): Quantity | undefined {
  const time = /^(?:≈\s*)?(\d+)\s*h\s*(\d+)(?:\s*(?:min|mn|minutes))?$/u.exec(text)
  if (time) return { value: 60 * Number(time[1]) + Number(time[2]), unit: 'h-min', fraction: null, rounded: false }
  const [, number, below, rest = ''] = SHAPE.exec(text) ?? []
  if (!number || /[=×÷+<>;→^]|\d|^[(-]|√/u.test(rest.replace(/\^[23]/gu, ''))) return undefined
  const unit = unitName(rest)
  // « 2x » is no quantity.
  if (unit.length === 1 && !KNOWN.test(unit)) return undefined
  const value = Number(number.replace(/[ +]/gu, ''))
  return {
    value: below ? value / Number(below) : value,
    unit,
    fraction: below ? `${value}/${Number(below)}` : null,
    rounded: text.startsWith('≈'),
  }
}

/** A thing that is counted may be left out, a unit of measure may not. */
const sameUnit = (one: string, other: string) =>
  one === other || (one === '' && !KNOWN.test(other)) || (other === '' && !KNOWN.test(one))

/** The same value in the same unit; a fraction has to be written with the same numbers. */
export function sameQuantity(expected: Quantity, found: Quantity | undefined): boolean {
  if (!found || !sameUnit(expected.unit, found.unit) || expected.fraction !== found.fraction) return false
  const most = expected.rounded ? ROUNDED_BY * Math.abs(expected.value) : 1e-9
  return Math.abs(expected.value - found.value) <= most
}
