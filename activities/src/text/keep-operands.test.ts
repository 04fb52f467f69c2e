import katex from 'katex'
import { expect, it } from 'vitest'
import { keepOperands } from './keep-operands.ts'

/** The parts of a formula that no line cuts, in plain signs. */
const unbroken = (tex: string) =>
  katex
    .renderToString(keepOperands(tex), { output: 'html', throwOnError: true, strict: 'ignore' })
    .split('<span class="katex-base')
    .slice(1)
    .map(part => part.replace(/^[^>]*>|<[^>]*>/g, '').replace(/[\s\u200b]/g, ''))

it.each([
  [String.raw`(-24) \div 8 = -3`, ['(−24)', '÷8=', '−3']],
  [String.raw`4 \times 7 = 28`, ['4', '×7=', '28']],
  ['-3', ['−3']],
  ['2 + 3 - 5 : 4', ['2', '+3', '−5', ':4']],
  [String.raw`10^{-3} \times \text{a-b}`, ['10−3', '×a-b']],
  [String.raw`\frac{-3}{4} + \sqrt{2 - 1}`, undefined],
])('a line ends before an operator of %s, never behind it', (tex, parts) => {
  if (parts) expect(unbroken(tex)).toEqual(parts)
  else expect(unbroken(tex).at(-1)).toMatch(/^\+/)
})
