import { expect, it } from 'vitest'
import { withMoved } from './raised.ts'

it.each([
  ['10<sup>-3</sup> × 5<sup>2</sup>', '10⁻³ × 5²'],
  ['10<SUP style="x">−3</SUP>', '10⁻³'],
  ['H<sub>2</sub>SO<sub>4</sub><sup>2-</sup>', 'H₂SO₄²⁻'],
  ['le XVI<sup>e</sup> siècle, le 1<sup>er</sup>', 'le XVIe siècle, le 1er'],
  ['v<sub>A</sub> et 2<sup>n+1</sup>, x<sup>2a</sup>', 'v_A et 2ⁿ⁺¹, x^(2a)'],
  ['e<sup>x + 1</sup>', 'e^(x + 1)'],
  ['10<sup>m</sup> × 10<sup>p</sup>, a<sup>mn</sup>', '10^m × 10^p, a^(mn)'],
  ['M<sup>me</sup>, n<sup>o</sup> 3, 2<sup>de</sup>, 1<sup>re</sup>, XX<sup>ème</sup>', 'Mme, no 3, 2de, 1re, XXème'],
  ['10<sup><span style="x">-3</span></sup> m<sup><b><i>2</i></b></sup>', '10⁻³ m²'],
  ['10<sup>&minus;3</sup> m<sup>2&nbsp;</sup>', '10⁻³ m²'],
  ['10<sup>&lt;b&gt;</sup>', '10<sup>&lt;b&gt;</sup>'],
])('@H02 %j keeps its exponents and indices as %j', (html, text) => {
  expect(withMoved(html)).toBe(text)
})

it.each(['<sup>', '<sup><b>', '<sup>a<b>', '<sup>2</sup ', '<sup '])(
  '@H04 reads « %s » without an end in a time that grows with its length, not with its square',
  part => {
    const began = performance.now()
    // Its square would take minutes.
    withMoved(part.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(5000)
  },
)
