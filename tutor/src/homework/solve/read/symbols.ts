import { lookup } from '@ariane/shared/catalogue'
import { type Unit, unitNamed } from '../../../maths/units.ts'

const PREFIX = '(?:k|h|da|d|c|m)?'
const LONG = '(?:kilo|hecto|d[ée]ca|d[ée]ci|centi|milli)?'
const SHORT: Record<string, string> = {
  kilo: 'k',
  hecto: 'h',
  déca: 'da',
  deca: 'da',
  déci: 'd',
  deci: 'd',
  centi: 'c',
  milli: 'm',
}

/** How units are written in statements, the longest first, and the symbol of each. */
const WRITTEN: [RegExp, (found: string) => string][] = [
  [/^(?:km\/h|kmh|km\/heure|(?:kilom[èe]tres?|km) (?:par|\/|à l') ?(?:heure|h))$/i, () => 'km/h'],
  [/^(?:km\/s|(?:kilom[èe]tres?|km) par seconde)$/i, () => 'km/s'],
  [/^(?:m\/s|(?:m[èe]tres?|m) par seconde)$/i, () => 'm/s'],
  [/^(?:m\/min|(?:m[èe]tres?|m) par minute)$/i, () => 'm/min'],
  [/^km\/min$/i, () => 'km/min'],
  [/^cm\/s$/, found => found],
  [/^(?:cm|centim[èe]tres?) par seconde$/i, () => 'cm/s'],
  [/^(?:g\/cm³|g par cm³|grammes? par centim[èe]tre cube)$/i, () => 'g/cm³'],
  [/^(?:kg\/m³|kg par m³|kilogrammes? par m[èe]tre cube)$/i, () => 'kg/m³'],
  [/^g\/mL$/i, () => 'g/mL'],
  [/^(?:kg\/L|kg par litre)$/i, () => 'kg/L'],
  [/^kg\/dm³$/i, () => 'kg/dm³'],
  [/^(?:g\/L|g par litre|grammes? par litre)$/i, () => 'g/L'],
  [/^(?:N\/kg|newtons? par kilogramme)$/i, () => 'N/kg'],
  [/^(?:kWh|kilowatt-?heures?)$/i, () => 'kWh'],
  [/^(?:Wh|watt-?heures?)$/i, () => 'Wh'],
  [/^[kM]?Hz$/, found => found],
  [/^[kmM]?Ω$/, found => found],
  [/^ohms?$/i, () => 'Ω'],
  [/^[kK]ohms?$/, () => 'kΩ'],
  [/^(?:m|k)?(?:V|volts?)$/, found => found.replace(/volts?/, 'V')],
  [/^v$/, () => 'V'],
  [/^m?A$/, found => found],
  [/^(?:milli)?amp[èe]res?$/i, found => (/^milli/i.test(found) ? 'mA' : 'A')],
  [/^(?:m|k|M|G)?W$/, found => found],
  [/^(?:kilo)?watts?$/i, found => (/^kilo/i.test(found) ? 'kW' : 'W')],
  [/^[kM]?J$/, found => found],
  [/^(?:kilo)?joules?$/i, found => (/^kilo/i.test(found) ? 'kJ' : 'J')],
  [/^k?N$/, found => found],
  [/^newtons?$/i, () => 'N'],
  [new RegExp(`^${PREFIX}m[²³]$`), found => found],
  [
    new RegExp(`^${LONG}m[èe]tres? (?:carr[ée]s?|cubes?)$`, 'i'),
    found => {
      const [, long = '', power = ''] = found.toLowerCase().match(/^(.*?)m[èe]tres? (carr|cube)/) ?? []
      return `${lookup(SHORT, long) ?? ''}m${power === 'carr' ? '²' : '³'}`
    },
  ],
  [/^(?:ha|hectares?)$/, () => 'ha'],
  [/^[kK][mM]s?$/, () => 'km'],
  [new RegExp(`^${PREFIX}m$`), found => found],
  [
    new RegExp(`^${LONG}m[èe]tres?$`, 'i'),
    found => `${lookup(SHORT, found.toLowerCase().replace(/m[èe]tres?$/, '')) ?? ''}m`,
  ],
  [/^[kK][gG]$|^kilos?$|^kilogrammes?$/, () => 'kg'],
  [new RegExp(`^${PREFIX}g$`), found => found],
  [
    /^(?:milli|centi|hecto)?grammes?$/i,
    found => `${lookup(SHORT, found.toLowerCase().replace(/grammes?$/, '')) ?? ''}g`,
  ],
  [/^(?:t|tonnes?)$/, () => 't'],
  [new RegExp(`^${PREFIX}[lL]$`), found => found.replace('l', 'L')],
  [
    /^(?:hecto|d[ée]ci|centi|milli)?litres?$/i,
    found => `${lookup(SHORT, found.toLowerCase().replace(/litres?$/, '')) ?? ''}L`,
  ],
  [/^(?:h|heures?)$/i, () => 'h'],
  [/^(?:min|mn|minutes?)$/i, () => 'min'],
  [/^(?:ms|millisecondes?)$/, () => 'ms'],
  [/^(?:s|sec|secondes?)$/, () => 's'],
  [/^jours?$/, () => 'j'],
  [/^(?:€|euros?)$/i, () => '€'],
  [/^centimes?$/, () => 'centimes'],
]

/** Any unit of a statement; what follows it may be no letter, digit or power. */
export const UNIT = String.raw`(?:km\/heure|km\/h|kmh|km\/s|km\/min|m\/min|c?m\/s|g\/cm³|kg\/m³|kg\/dm³|g\/mL|kg\/L|g\/L|N\/kg|k[Ww]h|W[hH]|[kM]?Hz|[kM]?Ω|[kK]?[oO]hms?|[mk]?V|v|m?A|[mkMG]?W|[kM]?J|k?N|(?:kilo|milli)?(?:volts?|amp[èe]res?|watts?|joules?)|newtons?|(?:[kK]ilo|[hH]ecto|[dD][ée]ca|[dD][ée]ci|[cC]enti|[mM]illi)?[mM][èe]tres? (?:carr[ée]s?|cubes?|par seconde|par minute|par heure)|(?:k|h|da|d|c|m)?m[²³]|hectares?|ha|centim[èe]tres? par seconde|kilom[èe]tres? (?:par heure|par seconde|à l'heure|\/ ?h)|km par heure|km par h|m par seconde|(?:kilo|hecto|d[ée]ca|d[ée]ci|centi|milli)?m[èe]tres?|[kK][mM]s?|(?:h|da|d|c|m)m|m|[kK][gG]|kilogrammes?|kilos?|(?:milli|centi|hecto)?grammes?|(?:h|da|d|c|m)g|g|tonnes?|t|(?:h|d|c|m)[lL]|[lL]|(?:hecto|d[ée]ci|centi|milli)?litres?|heures?|minutes?|secondes?|h|min|mn|ms|sec|s|jours?|€|euros?|centimes?)(?![\p{L}\d²³\/])`

/** The symbol of a unit as it is written; undefined for what is none. */
export const unitSymbol = (text: string): string | undefined => {
  const bare = text.trim().replace(/\s+/g, ' ')
  return WRITTEN.find(([pattern]) => pattern.test(bare))?.[1](bare)
}

/** What a symbol measures and how much of the base unit it is. */
export const measured = (symbol: string): Unit | undefined =>
  unitNamed(symbol === 'j' ? 'jour' : symbol.replace('²', '^2').replace('³', '^3'))
