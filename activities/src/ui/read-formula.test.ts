import { describe, expect, it } from 'vitest'
import { nameFormulas } from './read-formula.ts'

describe('the name of a line with formulas', () => {
  it.each([
    ['$-12$', '−12'],
    ['$\\dfrac{-3}{4}$', '−3/4'],
    ['$\\frac{\\sqrt{2}}{5}$ cm', '√2/5 cm'],
    ['$2{,}5 \\times 10^{-3}$', '2,5 × 10^−3'],
    ['un angle de $45^\\circ$', 'un angle de 45°'],
    ['$a \\leq 3$ ou $a \\neq 0$', 'a ≤ 3 ou a ≠ 0'],
    ['$\\text{AB} = 5$', 'AB = 5'],
  ])('« %s » is %s', (text, name) => {
    expect(nameFormulas(text)).toBe(name)
  })

  it('is what is written where there is none', () => {
    expect(nameFormulas('Le **14** juillet')).toBeUndefined()
  })
})
