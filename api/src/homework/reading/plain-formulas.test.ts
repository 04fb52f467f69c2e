import { expect, it } from 'vitest'
import { withPlainFormulas } from './plain-formulas.ts'

/** The text with its doubtful places between brackets. */
const marked = ({ text, uncertain }: ReturnType<typeof withPlainFormulas>) =>
  uncertain.reduceRight(
    (now, { start, end }) => `${now.slice(0, start)}[${now.slice(start, end)}]${now.slice(end)}`,
    text,
  )

/** The same the other way round. */
function read(written: string) {
  const uncertain: { start: number; end: number }[] = []
  let text = ''
  for (const part of written.split(/(?<=[[\]])|(?=[[\]])/)) {
    if (part === '[') uncertain.push({ start: text.length, end: text.length })
    else if (part === ']') Object.assign(uncertain.at(-1) ?? {}, { end: text.length })
    else text += part
  }
  return withPlainFormulas({ text, uncertain })
}

it.each([
  [String.raw`A = $\frac{2}{3}$ + $\frac{5}{6}$`, 'A = 2/3 + 5/6'],
  [String.raw`[A] = [$\frac{2}{3}$] + 5 [×] 4`, '[A] = [2/3] + 5 [×] 4'],
  [String.raw`$x^{2}$ [−] 9 = $\frac{[5]}{6}$ ou [7]`, 'x² [−] 9 = [5/6] ou [7]'],
  ['$(x + 3)^{2}$ et 10$^{-3}$', '(x + 3)² et 10⁻³'],
  ['un sac à $12, [un] stylo à $3', 'un sac à $12, [un] stylo à $3'],
  [String.raw`\( x^2 \) [et] \(\frac{[1]}{2}\)`, 'x² [et] [1/2]'],
  [String.raw`un kilo à 5$, \(3\) kilos à 12$.`, 'un kilo à 5$, 3 kilos à 12$.'],
  ['[rien] de tel', '[rien] de tel'],
])('@H07 %s is corrected as %s', (written, plain) => {
  expect(marked(read(written))).toBe(plain)
})

it('a formula on a line of its own is in plain signs', () =>
  expect(withPlainFormulas({ text: '\\[\n2x^2 \\leqslant 3\n\\]', uncertain: [] }).text).toBe('2x² ≤ 3'))
