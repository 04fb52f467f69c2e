/** A product of three quantities, a = b × c: the symbols, and units that go together without a factor. */
export type Formula = {
  id: 'ohm' | 'power' | 'energy' | 'speed' | 'weight' | 'density'
  /** a, b and c of a = b × c. */
  symbols: readonly [string, string, string]
  quantities: readonly [QuantityId, QuantityId, QuantityId]
  /** Units that go together, those of the lesson first. */
  systems: readonly (readonly [string, string, string])[]
}

export type QuantityId =
  | 'voltage'
  | 'resistance'
  | 'current'
  | 'power'
  | 'energy'
  | 'time'
  | 'length'
  | 'speed'
  | 'force'
  | 'mass'
  | 'gravity'
  | 'density'
  | 'volume'

export const FORMULAS: readonly Formula[] = [
  {
    id: 'ohm',
    symbols: ['U', 'R', 'I'],
    quantities: ['voltage', 'resistance', 'current'],
    systems: [['V', 'Ω', 'A']],
  },
  { id: 'power', symbols: ['P', 'U', 'I'], quantities: ['power', 'voltage', 'current'], systems: [['W', 'V', 'A']] },
  {
    id: 'energy',
    symbols: ['E', 'P', 't'],
    quantities: ['energy', 'power', 'time'],
    systems: [
      ['J', 'W', 's'],
      ['kWh', 'kW', 'h'],
      ['Wh', 'W', 'h'],
    ],
  },
  {
    id: 'speed',
    symbols: ['d', 'v', 't'],
    quantities: ['length', 'speed', 'time'],
    systems: [
      ['m', 'm/s', 's'],
      ['km', 'km/h', 'h'],
      ['km', 'km/s', 's'],
      ['cm', 'cm/s', 's'],
      ['m', 'm/min', 'min'],
      ['km', 'km/min', 'min'],
    ],
  },
  {
    id: 'weight',
    symbols: ['P', 'm', 'g'],
    quantities: ['force', 'mass', 'gravity'],
    systems: [['N', 'kg', 'N/kg']],
  },
  {
    id: 'density',
    symbols: ['m', 'ρ', 'V'],
    quantities: ['mass', 'density', 'volume'],
    systems: [
      ['g', 'g/cm³', 'cm³'],
      ['kg', 'kg/m³', 'm³'],
      ['g', 'g/mL', 'mL'],
      ['kg', 'kg/L', 'L'],
      ['g', 'g/L', 'L'],
      ['kg', 'kg/dm³', 'dm³'],
    ],
  },
]
