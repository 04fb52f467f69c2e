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
    ['$\\sqrt[3]{27} = 3$ et $\\sqrt[n]{x + 1}$', '∛27 = 3 et ⁿ√(x + 1)'],
    ['$u_{n+1} = 2x_{12}$', 'u_(n+1) = 2x₁₂'],
    ['$\\sin^2 x + \\log_2 8$', 'sin² x + log₂ 8'],
    ['$\\text{élève} \\in \\mathbb{R}$, $x \\notin A \\cup \\mathbb{Z}$', 'élève ∈ ℝ, x ∉ A ∪ ℤ'],
    ['$\\textbf{a}$, $\\overrightarrow{AB}$, $\\operatorname{pgcd}(12 ; 8)$', 'a, AB, pgcd(12 ; 8)'],
    ['$\\color{red}{5} + \\textcolor{red}{6} + \\boxed{7}$', '5 + 6 + 7'],
    ['$\\begin{cases} x + y = 3 \\\\ x - y = 1 \\end{cases}$', 'x + y = 3 ; x − y = 1'],
    ['$$\\begin{aligned} A &= 2 \\\\ &= 5 \\end{aligned}$$', 'A = 2 ; = 5'],
    ['$\\begin{bmatrix}1 & 2\\end{bmatrix}$', '[1 2]'],
    ['$f^\\prime(x) \\geqslant 2$ et $3 \\not= 4$', 'f′(x) ≥ 2 et 3 ≠ 4'],
    ['$\\ce{H2O}$ et $\\ce{Fe^{3+}}$', 'H₂O et Fe³⁺'],
    ['$\\text{US\\$}5$', 'US$5'],
    ['5$/kg et 3$/kg', '5$/kg et 3$/kg'],
    ['5$, puis 3$.', '5$, puis 3$.'],
    ['(5$) ou (3$)', '(5$) ou (3$)'],
    ['US$5 ou US$10, 5 $ et 3 $', 'US$5 ou US$10, 5 $ et 3 $'],
    ['**Le carré** de *x* est `x * x`', 'Le carré de x est x * x'],
    ['***Où** vas-tu ?*', 'Où vas-tu ?'],
    ['$5, not $10', '$5, not $10'],
    ['$\\frac{1}{2', '$\\frac{1}{2'],
  ])('« %s » is %s', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})

it('a formula that nests without end stays as it is', () => {
  const deep = `$${'{'.repeat(20_000)}$`
  expect(plainText(deep)).toBe(deep.slice(1, -1))
})
