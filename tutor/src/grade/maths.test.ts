import { describe, expect, it } from 'vitest'
import type { Expected } from './index.ts'
import { gradeVerdict, number, type Row } from './testing/expected.ts'

describe('a number', () => {
  it.each([
    [number('1/13'), '1 chance sur 13', 'correct'],
    [number('1/13'), '1 sur 12', 'incorrect'],
    [number('24', 'cm²'), '24 cm²', 'correct'],
    [number('24', 'cm^2'), '24 cm²', 'correct'],
    [number('24', 'cm^2'), '24 cm2', 'correct'],
    [number('24', 'cm^2'), '24 cm', 'incorrect'],
    [number('24', 'cm'), '24 cm²', 'incorrect'],
    [number('24', 'cm'), '0,24 m', 'correct'],
    [number('24', 'cm'), '24', 'partial'],
    [number('25', 'm/s'), '90 km/h', 'correct'],
    [number('1.5', 'h'), '1h30', 'correct'],
    [number('1.5', 'h'), '90 min', 'correct'],
    [number('90', 'min'), '1 h 30 min', 'correct'],
    [number('67000000'), '67 millions', 'correct'],
    [number('0.75'), 'trois quarts', 'correct'],
    [number('17'), 'dix-sept', 'correct'],
    [number('13'), '12 ou 13', 'to_review'],
    [number('13'), 'pas 13', 'to_review'],
    [number('13'), 'je ne sais pas', 'incorrect'],
    [number('1793'), 'en 1793, le 21 janvier', 'correct'],
    [number('1793'), '1789', 'incorrect'],
    [number('125'), '5^3', 'to_review'],
    [number('125'), '5³ = 125', 'correct'],
    [number('125'), '125 car 5 x 5 = 25 et 25 x 5 = 125', 'correct'],
    [number('3/4', undefined, 'irreducible'), '6/8', 'partial'],
    [number('3/4', undefined, 'irreducible'), '\\frac{3}{4}', 'correct'],
    [number('604000', undefined, 'scientific'), '6,04 × 10⁵', 'correct'],
    [number('604000', undefined, 'scientific'), '6,04 x 10^4', 'incorrect'],
    [number('604000', undefined, 'scientific'), '604 000', 'partial'],
    [number('-12', '°C'), '- 12 °C', 'correct'],
    [number('-12', '°C'), '12 °C', 'incorrect'],
    [number('9', '°C'), '9 degrés', 'correct'],
    [number('9', '°C'), '9°', 'correct'],
    [number('9', '°C'), '9 degrés Celsius', 'correct'],
    [number('9', '°C'), 'neuf degrés', 'correct'],
    [number('-9', '°C'), 'moins 9 degrés', 'correct'],
    [number('9', '°C'), '8 degrés', 'incorrect'],
    [number('9', '°C'), '9 degrés Fahrenheit', 'incorrect'],
    [number('9', '°C'), '9 DEGRES', 'correct'],
    [number('9', '°C'), '9 DEGRÉS CELSIUS', 'correct'],
    [number('9', '°C'), '9 degrés sous zéro', 'incorrect'],
    [number('9', '°C'), '9 °C au-dessous de zéro', 'incorrect'],
    [number('9', '°C'), 'Il fait 9° en dessous de 0.', 'incorrect'],
    [number('-9', '°C'), '9 degrés sous zéro', 'correct'],
    [number('-9', '°C'), '9 °C au-dessous de zéro', 'correct'],
    [number('-9', '°C'), 'Il fait 9,0° en dessous de 0 °C.', 'correct'],
    [number('-9', '°C'), '-9 degrés sous zéro', 'correct'],
    [number('9', '°C'), '9 degrés au-dessus de zéro', 'correct'],
    [number('45', '°'), '45 degrés', 'correct'],
    [number('45', '°'), '45 ° C', 'incorrect'],
    [number('45', '°'), 'L’angle en B vaut 45° C vaut 60°', 'to_review'],
    [number('45', '°'), '45° c’est la moitié de 90°', 'to_review'],
    [number('45', '°'), '45 °C', 'incorrect'],
    [number('24', 'km/h'), '24 km par heure', 'correct'],
    [number('24', 'km/h'), '24 kilomètres par heure', 'correct'],
    [number('24', 'km/h'), '24 kilomètres à l’heure', 'correct'],
    [number('24', 'km/h'), '24 km par seconde', 'incorrect'],
    [number('24', 'km/h'), '24 mètres par heure', 'incorrect'],
    [number('24', 'km/h'), '24 km', 'incorrect'],
    [number('5', 'm/s'), '5 mètres par seconde', 'correct'],
    [number('5', 'm/s'), '300 mètres par minute', 'correct'],
    [number('5', 'm/s'), '5 mètres par minute', 'incorrect'],
    [number('10', 'N/kg'), '10 newtons par kilogramme', 'correct'],
    [number('5', 'm/s'), '5 mètres par secondes', 'correct'],
    [number('5', 'm/s'), '5 m/secondes', 'correct'],
    [number('5', 'm/s'), '300 mètres par minutes', 'correct'],
    [number('10', 'N/kg'), '10 newtons par kilogrammes', 'correct'],
    [number('2.7', 'g/cm³'), '2,7 grammes par centimètres cubes', 'correct'],
    [number('2.7', 'g/cm³'), '2700 kg/m3', 'correct'],
    [number('2.7', 'g/cm³'), '2700 kg par m3', 'correct'],
    [number('2.7', 'g/cm³'), '2700 kilogrammes par mètre cube', 'correct'],
    [number('2.7', 'g/cm³'), '2,7 kg par m3', 'incorrect'],
    [number('38000000000000', 'km'), '38 000 milliards de km', 'correct'],
    [number('38000000000000', 'km'), '38 mille milliards de km', 'correct'],
    [number('150000000', 'km'), '150 millions de kilomètres', 'correct'],
    [number('150000000', 'km'), '150 milliards de km', 'incorrect'],
    [number('4', 'm'), '4 mètres par seconde', 'correct'],
    [number('221'), '13x17', 'to_review'],
    [number('221'), '13x17=221', 'correct'],
    [number('222'), '13x17=221', 'incorrect'],
    [number('20', '%'), '0,2', 'partial'],
    [number('5'), '5 %', 'to_review'],
    [number('3'), '1/0', 'to_review'],
  ] satisfies Row[])('%j read as « %s » is %s', (expected, answer, verdict) => {
    expect(gradeVerdict(expected, answer)).toBe(verdict)
  })

  it('allows the tolerance and no more', () => {
    const about: Expected = { kind: 'number', value: '4.9', unit: 'cm', tolerance: 0.05 }
    expect(['4,9 cm', '4,87 cm', '4,95 cm'].map(answer => gradeVerdict(about, answer))).toEqual(
      Array(3).fill('correct'),
    )
    expect(['4,8 cm', '5 cm', '49 cm'].map(answer => gradeVerdict(about, answer))).toEqual(Array(3).fill('incorrect'))
  })
})

describe('an expression or an equation', () => {
  const factored: Expected = { kind: 'algebra', expression: '8(2x+3)', form: 'factored' }
  const expanded: Expected = { kind: 'algebra', expression: '10x+25', form: 'expanded' }
  it.each([
    [factored, '8(2x + 3)', 'correct'],
    [factored, 'B = 8 × (3 + 2x)', 'correct'],
    [factored, '4(4x + 6)', 'partial'],
    [factored, '2 × 8x + 24', 'incorrect'],
    [factored, '16(x + 1,5)', 'partial'],
    [expanded, 'D = 25 + 10x', 'correct'],
    [expanded, '5 × 2x + 25', 'partial'],
    [expanded, '(x+5)² − x²', 'incorrect'],
    [expanded, '10x + 25 = 35x', 'incorrect'],
    [expanded, '10a + 25', 'incorrect'],
    [expanded, 'dix x plus vingt-cinq', 'to_review'],
    [expanded, '((((x', 'to_review'],
    [{ kind: 'equation', solutions: ['0', '3'] }, 'x = 0 ou x = 3', 'correct'],
    [{ kind: 'equation', solutions: ['0', '3'] }, 'S = {3 ; 0}', 'correct'],
    [{ kind: 'equation', solutions: ['0', '3'] }, 'x = 3', 'partial'],
    [{ kind: 'equation', solutions: ['0', '3'] }, 'x = 0 ou x = 4', 'partial'],
    [{ kind: 'equation', solutions: ['11', '-11'] }, 'x = ±11', 'correct'],
    [{ kind: 'equation', solutions: ['6'] }, '3x = 18 donc x = 6', 'correct'],
    [{ kind: 'equation', solutions: ['6'] }, '3x = 18', 'to_review'],
    [{ kind: 'equation', solutions: ['6'] }, 'x = 6 ou x = 7', 'incorrect'],
    [{ kind: 'equation', solutions: ['-5/2'] }, 'x = -2,5', 'correct'],
    [{ kind: 'equation', solutions: [] }, 'il n’y a pas de solution', 'correct'],
    [{ kind: 'equation', solutions: ['2'] }, 'aucune solution', 'incorrect'],
  ] satisfies Row[])('%j answered « %s » is %s', (expected, answer, verdict) => {
    expect(gradeVerdict(expected, answer)).toBe(verdict)
  })
})
