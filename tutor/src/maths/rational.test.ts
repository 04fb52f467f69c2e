import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  decimal,
  divide,
  exact,
  isSameNumber,
  multiply,
  negate,
  parseDecimal,
  powerOfTen,
  rational,
  roundExactly,
  squareRoot,
  subtract,
} from './rational.ts'

const fractions = fc
  .tuple(fc.integer(), fc.integer({ min: 1, max: 10_000 }))
  .map(([over, under]) => rational(over, under))

describe('an exact fraction', () => {
  it('is in lowest terms, with its sign above', () => {
    expect([rational(6, -4), rational(0, -7), rational(10, 5)].map(exact)).toEqual(['-3/2', '0', '2'])
  })

  it('is taken back by the opposite operation', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(isSameNumber(subtract(add(a, b), b), a)).toBe(true)
        if (b.n !== 0n) expect(isSameNumber(multiply(divide(a, b), b), a)).toBe(true)
        expect(isSameNumber(add(a, negate(a)), rational(0))).toBe(true)
      }),
    )
  })

  it('is not divided by zero', () => {
    expect(() => divide(rational(1), rational(0))).toThrow(RangeError)
  })

  it.each([
    ['12', '50', '12.5'],
    ['-0', '5', '-0.5'],
    ['007', '', '7'],
  ])('has the digits %s and %s of %s', (whole, places, written) => {
    expect(decimal(parseDecimal(whole, places))).toBe(written)
  })

  it('has a decimal writing only when that one ends', () => {
    expect(decimal(rational(1, 3))).toBeUndefined()
    expect(decimal(rational(-13, 8))).toBe('-1.625')
  })

  it.each([
    [rational(5, 2), 0, '3'],
    [rational(-5, 2), 0, '-3'],
    [rational(2, 3), 2, '67/100'],
    [rational(-1, 1000), 2, '0'],
    [rational(1250), -2, '1300'],
  ])('%o with %s places is %s: a half goes away from zero', (value, places, rounded) => {
    expect(exact(roundExactly(value, places))).toBe(rounded)
  })

  it('has a square root when both of its numbers do', () => {
    expect(squareRoot(rational(4, 9))).toEqual(rational(2, 3))
    expect([rational(2), rational(-4), rational(1, 3)].map(squareRoot)).toEqual([undefined, undefined, undefined])
  })

  it('is a power of ten above or below one', () => {
    expect([powerOfTen(3), powerOfTen(-2)].map(exact)).toEqual(['1000', '1/100'])
  })
})
