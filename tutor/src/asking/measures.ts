import { fold } from '../words.ts'

/** Units with the letter of what they measure; longer ones first. */
const UNITS: [RegExp, string][] = [
  [/^(?:kg\/m(?:3|³)|g\/cm(?:3|³)|kg\/l|g\/l|g\/ml)$/iu, 'ρ'],
  [/^(?:km\/h|m\/s|km\/s|m\/min)$/iu, 'v'],
  [/^(?:n\/kg)$/iu, 'g'],
  [/^(?:kg|g|mg|t|grammes?|kilos?|kilogrammes?|tonnes?)$/u, 'm'],
  [/^(?:ml|cl|dl|l|cm(?:3|³)|m(?:3|³)|dm(?:3|³)|mm(?:3|³)|litres?)$/iu, 'V'],
  [/^(?:km|m|cm|metres?|kilometres?)$/u, 'd'],
  [/^(?:h|min|s|heures?|minutes?|secondes?)$/u, 't'],
  [/^(?:v|volts?|kv|mv)$/iu, 'U'],
  [/^(?:a|ma|amperes?)$/iu, 'I'],
  [/^(?:ω|ohms?|kω)$/iu, 'R'],
  [/^(?:w|kw|watts?|mw)$/iu, 'P'],
  [/^(?:n|newtons?|kn)$/iu, 'F'],
  [/^(?:j|kj|kwh|wh|joules?)$/iu, 'E'],
]
const SYMBOLS = new Map(
  Object.entries({
    volts: 'V',
    volt: 'V',
    amperes: 'A',
    ampere: 'A',
    ohms: 'Ω',
    ohm: 'Ω',
    watts: 'W',
    watt: 'W',
    newtons: 'N',
    newton: 'N',
    joules: 'J',
    joule: 'J',
    heures: 'h',
    heure: 'h',
    minutes: 'min',
    minute: 'min',
    secondes: 's',
    seconde: 's',
    metres: 'm',
    metre: 'm',
    kilometres: 'km',
    kilometre: 'km',
    grammes: 'g',
    gramme: 'g',
    kilos: 'kg',
    kilo: 'kg',
    kilogrammes: 'kg',
    kilogramme: 'kg',
    tonnes: 't',
    tonne: 't',
    litres: 'L',
    litre: 'L',
    ml: 'mL',
    cl: 'cL',
    dl: 'dL',
    l: 'L',
    'g/ml': 'g/mL',
    'g/l': 'g/L',
    'kg/l': 'kg/L',
    v: 'V',
    a: 'A',
    ma: 'mA',
    w: 'W',
    kw: 'kW',
    kwh: 'kWh',
    wh: 'Wh',
    j: 'J',
    kj: 'kJ',
    n: 'N',
    'n/kg': 'N/kg',
    ω: 'Ω',
  }),
)

/** What may be asked for: its words, its letter, its name. The longer name stands first. */
const WANTED: [RegExp, string, string][] = [
  [/masse volumique/, 'ρ', 'la masse volumique'],
  [/energie cinetique|\bec\b/, 'Ec', "l'énergie cinétique"],
  [/\bvitesse/, 'v', 'la vitesse'],
  [/\bdistance|combien de (?:km|kilometres)/, 'd', 'la distance'],
  [/\bduree|combien de temps|\btemps\b/, 't', 'la durée'],
  [/\bpoids/, 'F', 'le poids'],
  [/\bmasse/, 'm', 'la masse'],
  [/\bvolume/, 'V', 'le volume'],
  [/\benergie|^e d|combien de (?:kwh|joules)/, 'E', "l'énergie"],
  [/\bpuissance/, 'P', 'la puissance'],
  [/\btension/, 'U', 'la tension'],
  [/\bintensite|\bcourant/, 'I', "l'intensité"],
  [/\bresistance/, 'R', 'la résistance'],
]

/** Words that make of two values more than one formula. */
const MORE =
  /double|triple|moitie|pourquoi|aller-retour|pause|arret|rendement|en serie|en parallele|chacun|chaque|combien de fois|cout|prix|differen|%|\bpar (?:jour|mois|an)\b|\bpuis\b|\bquelle formule|\bla formule/

const QUANTITY =
  /(?:\b([gG]) ?= ?)?(\d+(?:[.,]\d+)?)\s?(kg\/m3|kg\/m³|g\/cm3|g\/cm³|kg\/l|g\/ml|g\/l|km\/h|km\/s|m\/s|m\/min|n\/kg|kwh|wh|kilogrammes?|kilometres?|grammes?|minutes?|secondes?|amperes?|newtons?|joules?|tonnes?|heures?|litres?|metres?|kilos?|volts?|watts?|ohms?|cm3|cm³|dm3|dm³|mm3|mm³|m3|m³|min|kg|mg|km|cm|ml|cl|dl|kw|kv|mv|ma|kj|kω|g|m|l|h|s|v|a|ω|w|n|j|t)?(?![\p{L}\d³])/giu

type Given = { letter: string; value: string; unit: string }

const readGiven = (text: string): Given[] | undefined => {
  const given: Given[] = []
  for (const [, gravity, value = '', written = ''] of text.matchAll(QUANTITY)) {
    const unit = fold(written)
    const letter = gravity ? 'g' : UNITS.find(([pattern]) => pattern.test(unit))?.[1]
    if (letter === undefined || given.some(one => one.letter === letter)) return undefined
    const symbol = gravity ? 'N/kg' : (SYMBOLS.get(unit) ?? unit)
    given.push({ letter, value, unit: symbol.replace(/3$/, '³') })
  }
  return given
}

/** « vitesse si je fais 240 km en 3 h » as a statement of what is given and what is looked for; undefined unless two values make one. */
export const rephraseMeasures = (plain: string): string | undefined => {
  const folded = fold(plain)
  if (MORE.test(folded)) return undefined
  const given = readGiven(plain)
  if (given?.length !== 2) return undefined
  const rest = folded.replace(QUANTITY, ' ')
  const known = new Set(given.map(({ letter }) => letter))
  const wanted = WANTED.find(([words, letter]) => words.test(rest) && !known.has(letter))
  if (!wanted) return undefined
  const unit = rest.match(/\ben (kwh|wh|joules?|j|km\/h|m\/s|kg|g|km|m|h|min|s|ml|cm3|l|ma|a|v|w|n)\b/u)?.[1]
  const asked = unit === undefined ? '' : ` en ${(SYMBOLS.get(unit) ?? unit).replace(/3$/, '³')}`
  const listed = given.map(({ letter, value, unit: symbol }) => `${letter === 'F' ? 'P' : letter} = ${value} ${symbol}`)
  return `On donne : ${listed.join(' et ')}. Calcule ${wanted[2]}${asked}.`
}
