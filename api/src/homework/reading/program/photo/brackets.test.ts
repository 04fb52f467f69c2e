import { expect, it } from 'vitest'
import { joinBrackets } from './brackets.ts'
import type { RowWord } from './rows.ts'

const box = { x0: 0, y0: 0, x1: 1, y1: 1 }
const word = (text: string, sure = 95): RowWord => ({ text, sure, box, signs: [], isGlued: text.startsWith('$^') })
const join = (row: string) => joinBrackets(row.split(' ').map(text => word(text)))

it.each([
  ['A = (x + 3) $^{2}$', 'A = $(x + 3)^{2}$'],
  ['2(x+3) $^{2}$ + 1', '2 $(x+3)^{2}$ + 1'],
  ['((a + b) c) $^{3}$', '$((a + b) c)^{3}$'],
  ['a + 3) $^{2}$', 'a + 3) $^{2}$'],
])('a bracket and its power are one formula: %s', (row, expected) => {
  expect(
    join(row)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected)
})

it('a formula is as sure as its least sure word', () => {
  const words = joinBrackets([word('(x'), word('+', 40), word('3)'), word('$^{2}$')])
  expect(words.map(({ sure }) => sure)).toEqual([40])
})
