import { describe, expect, it } from 'vitest'
import { findLetters } from './expression.ts'
import { withTimes } from './plain-statement.ts'
import { print } from './print-expression.ts'
import { isCaseSensitive, readAnswer, readStatement } from './read-expression.ts'

const printed = (expression: ReturnType<typeof readAnswer>) => expression && print(expression)

describe('the reading of a statement', () => {
  it.each([
    ['3 + 4 × 5', '3 + 4 \\times 5'],
    ['(2x − 3)(x + 5)', '(2x - 3)(x + 5)'],
    ['12 500,5 : 2', '12\\,500{,}5 \\div 2'],
    ['2/3 + 5', '\\frac{2}{3} + 5'],
    ['[3 − (2 + 1)] × 2', '(3 - (2 + 1)) \\times 2'],
    ['3x² + 10⁻²', '3x^{2} + 10^{-2}'],
    ['√49 + √(2 + 2)', '\\sqrt{49} + \\sqrt{2 + 2}'],
    ['7 × (x + 1)/2', '7 \\times \\frac{x + 1}{2}'],
  ])('%s is read as %s', (text, tex) => {
    expect(printed(readStatement(text))).toBe(tex)
  })

  it.each([
    '6 ÷ 2(1 + 2)',
    '1/2x',
    '8 / 4 / 2',
    '12 ÷ x / 3',
    '2/3²',
    '3 x (x + 1)',
    '- -4',
    '007 + 1',
    '2 · 3·4',
    '2^x',
    'l + 1',
    'ax + b = 0',
    '(2 + 3',
    '',
    '('.repeat(13) + 1 + ')'.repeat(13),
    '1 + '.repeat(60),
  ])('« %s » may be meant in two ways, or in none', text => {
    expect(readStatement(text)).toBeUndefined()
  })

  it('takes an x between numbers for a sign', () => {
    expect(withTimes('3 x 4 + 2x5')).toBe('3 * 4 + 2 * 5')
    expect(withTimes('3x + 1')).toBeUndefined()
  })
})

describe('the reading of an answer', () => {
  it.each([
    ['1/2x', '\\frac{1}{2}x'],
    ['- -4', '-(-4)'],
    ['2 x 3 + 1', '2 \\times 3 + 1'],
    ['3X² − 1,5', '3x^{2} - 1{,}5'],
    ['(x+1)^2.0', '(x + 1)^{2}'],
    ['007x', '7x'],
    ['\\frac{3}{4}x', '\\frac{3}{4}x'],
  ])('%s is read as %s', (text, tex) => {
    expect(printed(readAnswer(text))).toBe(tex)
  })

  it.each(['2^-1', '2^(2)', '2^9', 'x^2^3', '√4', '3 +', '((((x', 'é', 'x'.repeat(121)])('« %s » is not read', text => {
    expect(readAnswer(text)).toBeUndefined()
  })

  it('tells L from l where both stand', () => {
    expect(isCaseSensitive('L + l')).toBe(true)
    expect(isCaseSensitive('2X + 1')).toBe(false)
    expect(findLetters(readAnswer('2L + 2l', true) ?? { kind: 'letter', name: '' })).toEqual(['L', 'l'])
    expect(findLetters(readAnswer('2X + x') ?? { kind: 'letter', name: '' })).toEqual(['x'])
  })
})
