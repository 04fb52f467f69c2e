import { describe, expect, it } from 'vitest'
import { plainAnswer } from './plain-answer.ts'

describe('an answer in plain text', () => {
  it.each([
    ['$\\frac{3}{4}$', '3/4'],
    ['$-\\frac{3}{4}$', '-3/4'],
    ['$\\frac{2x + 1}{3}$', '(2x + 1)/3'],
    ['$\\frac{2}{3}x + 1$', '(2/3)x + 1'],
    ['$2x^{2} - 5{,}5x + 1$', '2x² - 5,5x + 1'],
    ['$3{,}5 \\times 10^{-4}$', '3,5 × 10⁻⁴'],
    ['$a^{2x}$', 'a^(2x)'],
    ['$x = 4$ ou $x = -\\frac{1}{2}$', 'x = 4 ou x = -1/2'],
    [
      '$\\mathrm{CH_{4}} + 2 \\mathrm{O_{2}} \\rightarrow \\mathrm{CO_{2}} + 2 \\mathrm{H_{2}O}$',
      'CH4 + 2 O2 → CO2 + 2 H2O',
    ],
    ['$25\\pi$ cm²', '25π cm²'],
    ['$5\\sqrt{3}$', '5√3'],
    ['$\\sqrt{x + 1}$', '√(x + 1)'],
    ['$\\frac{2}{3} < \\frac{3}{4}$', '2/3 < 3/4'],
    ['AB ≈ 6,1 cm', 'AB ≈ 6,1 cm'],
    ['**fief** : Terre donnée à un vassal.', 'fief : Terre donnée à un vassal.'],
  ])('%s is %s', (answer, plain) => {
    expect(plainAnswer(answer)).toBe(plain)
  })
})
