import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('a text where nothing can be drawn', () => {
  it.each([
    ['$-12$', '−12'],
    ['$\\dfrac{-3}{4}$', '−3/4'],
    ['$\\frac{\\sqrt{2}}{5}$ cm', '√2/5 cm'],
    ['$2{,}5 \\times 10^{-3}$', '2,5 × 10⁻³'],
    ['un angle de $45^\\circ$', 'un angle de 45°'],
    ['un angle de $45^{\\circ}$', 'un angle de 45°'],
    ['$a \\leq 3$ ou $a \\neq 0$', 'a ≤ 3 ou a ≠ 0'],
    ['$\\text{AB} = 5\\,\\text{cm}$', 'AB = 5 cm'],
    ['$A = 2\\frac{1}{2}$', 'A = 2 1/2'],
    ['$\\frac{1}{2}x$', '(1/2)x'],
    ['$\\frac{x + 1}{2 - \\frac{1}{3}}$', '(x + 1)/(2 − 1/3)'],
    ['$\\sqrt{9 + 16} = 5$', '√(9 + 16) = 5'],
    ['$x^{2n+1}$ et $y^n$', 'x²ⁿ⁺¹ et yⁿ'],
    ['$\\mathrm{CH_4} + 2\\,O_2 \\rightarrow CO_2$', 'CH₄ + 2 O₂ → CO₂'],
    ['$\\cos \\widehat{ABC} \\approx 0{,}6$', 'cos angle ABC ≈ 0,6'],
    ['l’angle $\\widehat{ABC}$', 'l’angle ABC'],
    ['$2\\sin x$ et $a^{m+p}$', '2 sin x et a^(m+p)'],
    ['20 $\\%$ de $\\{1 ; 2\\}$', '20 % de {1 ; 2}'],
    ['**Le carré** de *x* est `x * x`', 'Le carré de x est x * x'],
    ['***Où** vas-tu ?*', 'Où vas-tu ?'],
    ['$5, not $10', '$5, not $10'],
    ['$\\frac{1}{2', '$\\frac{1}{2'],
  ])('« %s » is %s', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})
