import { describe, expect, it } from 'vitest'
import {
  addPolynomials,
  areEqual,
  collect,
  divideByMonomial,
  evaluate,
  identity,
  isPrimitive,
  multiplyPolynomials,
  type Polynomial,
  primitive,
  toConstant,
} from './polynomial.ts'
import { polynomial as printCoefficients, printTex, printTyped } from './print-polynomial.ts'
import { exact, rational } from './rational.ts'
import { readAnswer, readStatement } from './read-expression.ts'
import { commonFactor, findSquares } from './special-factors.ts'
import { toPolynomial } from './to-polynomial.ts'
import { valueAt } from './value-at.ts'

const polynomial = (text: string, maxPower?: number): Polynomial => {
  const expression = readAnswer(text)
  const value = expression && toPolynomial(expression, maxPower)
  if (!value) throw new Error(`${text} is no polynomial`)
  return value
}

describe('a polynomial', () => {
  it.each([
    ['(x+3)(x-2)', 'x^2+x-6'],
    ['(2x-1)^2', '4x^2-4x+1'],
    ['x*y-yx', '0'],
    ['(6x+4)/2', '3x+2'],
    ['-(x-1)', '1-x'],
  ])('%s is the same as %s, and has the same values', (one, other) => {
    expect(areEqual(polynomial(one), polynomial(other))).toBe(true)
    expect(identity(polynomial(one))).toBe(identity(polynomial(other)))
    if (!one.includes('y'))
      expect(exact(evaluate(polynomial(one), rational(5, 7)))).toBe(exact(valueAt(other, rational(5, 7))))
  })

  it.each(['1/x', '2/(1-1)', 'x^5', '(x+y+z)^4(x+y+z)^4'])('%s is none, or more than a pupil writes', text => {
    const expression = readAnswer(text)
    expect(expression && toPolynomial(expression)).toBeUndefined()
  })

  it('goes as far as it is allowed to', () => {
    expect(printTex(polynomial('x^8', 8))).toBe('x^{8}')
  })

  it('is added, multiplied and divided term by term', () => {
    expect(printTex(addPolynomials(polynomial('x+1'), polynomial('1-x')))).toBe('2')
    expect(multiplyPolynomials(polynomial('x^4', 4), polynomial('x^4x^4x', 4))).toBeUndefined()
    expect(printTex(divideByMonomial(polynomial('6x^2y-4x'), { letters: 'x', coefficient: rational(2) }))).toBe(
      '3xy - 2',
    )
  })

  it('is multiplied up to 200 pairs of terms, and no further', () => {
    const sum = (count: number) =>
      collect(
        Array.from({ length: count }, (_, i) => ({ letters: String.fromCharCode(97 + i), coefficient: rational(1) })),
      )
    expect(multiplyPolynomials(sum(10), sum(20))?.size).toBe(155)
    expect(multiplyPolynomials(sum(11), sum(19))).toBeUndefined()
  })

  it('is a number when it has no letter', () => {
    expect(toConstant(polynomial('2*3-x+x'))).toEqual(rational(6))
    expect(toConstant(polynomial('x'))).toBeUndefined()
  })

  it('has the same primitive form as its multiples', () => {
    for (const text of ['4-2x', '2x-4', 'x/2-1'])
      expect(identity(primitive(polynomial(text)))).toBe(identity(polynomial('x-2')))
    expect([isPrimitive(polynomial('2x+3')), isPrimitive(polynomial('2x+4'))]).toEqual([true, false])
  })
})

describe('a polynomial as it is written', () => {
  it('is a formula, or what one types', () => {
    const value = polynomial('5-3x^2-x/3')
    expect(printTex(value)).toBe('-3x^{2} - \\frac{1}{3}x + 5')
    expect(printTyped(value)).toBe('-3x^2 - (1/3)x + 5')
    expect(printTex(polynomial('x-x'))).toBe('0')
  })

  it('is printed from its coefficients', () => {
    expect(printCoefficients([6, -7, -20])).toBe('6x² − 7x − 20')
    expect(printCoefficients([-1, 0, 12500], 't')).toBe('−t² + 12\u202f500')
    expect(printCoefficients([0, 0])).toBe('0')
  })
})

describe('special factors', () => {
  const read = (text: string) => {
    const expression = readStatement(text)
    return (expression && toPolynomial(expression)) ?? polynomial('0')
  }

  it.each([
    ['6x² + 9x', '3x'],
    ['-4x - 6', '-2'],
    ['xy + xz', 'x'],
  ])('%s has the common factor %s', (text, factor) => {
    const { letters, coefficient } = commonFactor(read(text)) ?? {}
    expect(`${exact(coefficient ?? rational(0))}${letters}`.replace(/^1(?=[a-z])/, '')).toBe(factor)
  })

  it.each(['2x + 3', 'x/2 + x²', '5x'])('%s has none', text => expect(commonFactor(read(text))).toBeUndefined())

  it.each([
    ['x² - 9', 'difference'],
    ['25 - 4x²', 'difference'],
    ['x² + 6x + 9', '+'],
    ['4x² - 12x + 9', '-'],
    ['x² + 9', undefined],
    ['x² + 5x + 9', undefined],
    ['2x² - 9', undefined],
  ])('%s is %s', (text, kind) => {
    const squares = findSquares(read(text))
    expect(squares?.kind === 'square' ? squares.sign : squares?.kind).toBe(kind)
  })
})
