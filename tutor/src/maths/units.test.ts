import { describe, expect, it } from 'vitest'
import { plainMaths } from './plain-maths.ts'
import { exact, rational } from './rational.ts'
import { inBase, isSameKind, UNIT_PATTERN, unitNamed, withRates } from './units.ts'

describe('a unit', () => {
  it.each([
    ['km', 'length', '1000'],
    ['centimètres carrés', 'area', '1/10000'],
    ['dm^3', 'volume', '1'],
    ['KG', 'mass', '1000'],
    ['km/h', 'speed', '5/18'],
    ['pour cent', 'share', '1/100'],
    ['mn', 'time', '60'],
  ])('%s measures a %s', (name, dimension, factor) => {
    const unit = unitNamed(name)
    expect(unit?.dimension).toBe(dimension)
    expect(unit && exact(inBase(rational(1), unit))).toBe(factor)
  })

  it('is no noun that only counts, and no beginning of a word', () => {
    expect(unitNamed('billes')).toBeUndefined()
    expect(new RegExp(`^${UNIT_PATTERN}`, 'u').test('machines')).toBe(false)
  })

  it('is of the kind of another when it measures the same', () => {
    const unit = (name: string) => unitNamed(name) ?? { dimension: '', factor: rational(1) }
    expect(isSameKind(unit('m'), unit('cm'))).toBe(true)
    expect(isSameKind(unit('°'), unit('°C'))).toBe(true)
    expect(isSameKind(unit('°C'), unit('°'))).toBe(false)
  })

  it('is a rate only where one is asked for', () => {
    expect(withRates('24 kilomètres par heure', 'km/h')).toBe('24 km/h')
    expect(withRates('4 m par seconde', 'm')).toBe('4 m par seconde')
  })
})

describe('plain maths', () => {
  it.each([
    ['6,04 × 10⁵', '6.04 * 10^5'],
    ['− 3,5', '- 3.5'],
    ['12 500 + 1 000', '12500 + 1000'],
    ['$\\frac{3}{4} \\times x^{2}$', '3/4 * x^2'],
    ['4,5e-7', '4.5 * 10^-7'],
    ['½ € 3', '1/2 3 €'],
  ])('%s is %s', (text, plain) => {
    expect(plainMaths(text)).toBe(plain)
  })
})
