import { expect, it } from 'vitest'
import { withMoved } from './raised.ts'

it.each([
  ['10<sup>-3</sup> × 5<sup>2</sup>', '10⁻³ × 5²'],
  ['10<SUP style="x">−3</SUP>', '10⁻³'],
  ['H<sub>2</sub>SO<sub>4</sub><sup>2-</sup>', 'H₂SO₄²⁻'],
  ['le XVI<sup>e</sup> siècle, le 1<sup>er</sup>', 'le XVIe siècle, le 1er'],
  ['v<sub>A</sub> et 2<sup>n+1</sup>, x<sup>2a</sup>', 'v_A et 2ⁿ⁺¹, x^2a'],
  ['e<sup>x + 1</sup>', 'e^(x + 1)'],
])('@H02 %j keeps its exponents and indices as %j', (html, text) => {
  expect(withMoved(html)).toBe(text)
})
