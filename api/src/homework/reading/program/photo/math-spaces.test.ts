import { expect, it } from 'vitest'
import { setMathSpaces } from './math-spaces.ts'
import type { RowWord } from './rows.ts'

const box = { x0: 0, y0: 0, x1: 1, y1: 1 }
const word = (text: string): RowWord => ({ text, sure: 95, box, signs: [], lifted: text.startsWith('$') })
const set = (row: string) => setMathSpaces(row.split(' ').map(word))
const text = (words: readonly RowWord[]) => words.map(one => one.text).join(' ')

it.each([
  ['A=5x—3', 'A = 5x − 3'],
  ['E = 12-(4-9)', 'E = 12 − (4 − 9)'],
  ['B = $\\frac{7}{12}$ - $\\frac{1}{3}$', 'B = $\\frac{7}{12}$ − $\\frac{1}{3}$'],
  ['G = $10^{3}$ +25', 'G = $10^{3}$ + 25'],
  ['Les 12-13 ans du collège', 'Les 12-13 ans du collège'],
  ['Il fait -3 degrés à Lille', 'Il fait -3 degrés à Lille'],
  ['Vient-il à Saint-Malo ?', 'Vient-il à Saint-Malo ?'],
])('the signs between operands stand apart, words are left alone: %s', (row, expected) => {
  expect(text(set(row))).toBe(expected)
})

it.each([
  ['C = 7-3x2', 'C = 7 − 3 × 2'],
  ['C = $\\frac{2}{5}$ x $\\frac{15}{8}$', 'C = $\\frac{2}{5}$ × $\\frac{15}{8}$'],
  ['environ 1,5x $10^{8}$ km', 'environ 1,5 × $10^{8}$ km'],
])('a cross between two numbers is a product, and doubted: %s', (row, expected) => {
  const words = set(row)
  expect(text(words)).toBe(expected)
  expect(words.filter(({ text: own }) => own.includes('×')).map(({ sure }) => sure)).toEqual([0])
})

it('a letter x is no product', () => {
  expect(text(set('Calculer E pour x = 2'))).toBe('Calculer E pour x = 2')
})

it.each([
  ['A = (-3) + 65)', ['(-3)', '65)']],
  ['a) B = (x + 1)', []],
])('brackets that do not match are doubted: %s', (row, doubted) => {
  expect(
    set(row)
      .filter(({ sure }) => sure === 0)
      .map(one => one.text),
  ).toEqual(doubted)
})
