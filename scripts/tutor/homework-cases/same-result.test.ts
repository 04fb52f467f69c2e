import { describe, expect, it } from 'vitest'
import { isSameResult } from './same-result.ts'

describe('two results that say the same', () => {
  it.each([
    ['3 500 m', '$3500$ m'],
    ['0,5 A', 'I = 0.5 A'],
    ['31/20', '$\\frac{31}{20}$'],
    ['5,6 × 10⁻⁴', '$5{,}6 \\times 10^{-4}$'],
    ['5,6 × 10^−4', '5,6 x 10^-4'],
    ['2x² + 5x − 3', '$-3 + 5x + 2x^{2}$'],
    ['25 − x²', '$-x^{2} + 25$'],
    ['(x − 7)(x + 7)', '$(x + 7)(x - 7)$'],
    ['x = 3/2 ou x = −1/5', '$x = -\\frac{1}{5}$ ou $x = \\frac{3}{2}$'],
    ['x = 4', '4'],
    ['3', 'f(5) = 3'],
    ['2 H2 + O2 → 2 H2O', '$2\\,\\text{H}_{2} + \\text{O}_{2} \\rightarrow 2\\,\\text{H}_{2}\\text{O}$'],
    ['12 cm', 'La longueur BC est de 12 cm.'],
    ['1 h 35', '1 h 35 min'],
    ['45', '45 boules'],
    ['200 Ω', '200 ohms'],
    ['≈ 6,6 cm', '6,61 cm'],
    ['25π cm²', '$25\\pi$ cm²'],
    ['3,07 < 3,17 < 3,7', '$3{,}07 < 3{,}17 < 3{,}7$'],
    ['I have never been', 'i have never been.'],
    ['1 h 35 min', '95 min, soit 1 h 35 min'],
    ['2,5 h', 't = 2,5 h, soit 2 h 30 min'],
    ['5 m/s', 'v = 18 km/h, soit 5 m/s'],
  ])('%s: %s', (expected, found) => {
    expect(isSameResult(expected, found)).toBe(true)
  })
})

describe('two results that differ', () => {
  it.each([
    ['3 500 m', '3500 cm'],
    ['3 500 m', '3500'],
    ['3 500 m', '350 m'],
    ['13/10', '26/20'],
    ['13/10', '-13/10'],
    ['2x² + 5x − 3', '2x² − 5x − 3'],
    ['5(x + 3)', '5x + 15'],
    ['x = 4 ou x = −6', 'x = 4'],
    ['x = 4 ou x = −6', 'x = 4 ou x = 6'],
    ['q = 15 et r = 7', 'q = 7 et r = 15'],
    ['3,07 < 3,17 < 3,7', '3,7 < 3,17 < 3,07'],
    ['3,07 ; 3,17', '3,17 ; 3,07'],
    ['6,6 cm', '6,61 cm'],
    ['10^5', '10^-5'],
    ['5/6 > 7/9', '5/6 < 7/9'],
    ['elles sont allées', 'ils sont allés'],
    ['CO2', 'C2O'],
    ['1 h 35 min', '90 min, soit 1 h 35 min'],
    ['1 h 35 min', '1 h 35 min, soit 12 km'],
  ])('%s: %s', (expected, found) => {
    expect(isSameResult(expected, found)).toBe(false)
  })
})
