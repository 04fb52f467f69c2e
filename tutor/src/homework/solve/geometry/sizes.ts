import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { add, decimal, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'

const SIZE = `(${DECIMAL}) ?(mm|cm|dm|dam|hm|km|m)`
const LEAD = String.raw`(?:calcul\w*|determin\w*|quel(?:le)? est|trouv\w*) (?:l'|le |la )`
const END = ' ?[.?]*$'
const OF = (what: string, shape: string, sizes: string) =>
  new RegExp(`^${LEAD}${what} d'un ${shape} (?:de |dont |ayant |avec )?(?:la |le |l'|une |un )?${sizes}${END}`)
const pair = (one: string, other: string) =>
  `(?:de )?${one} (?:est |mesure |de |=)? ?${SIZE} et (?:de |d'une |dont )?(?:la |le |une )?${other} (?:est |mesure |de |=)? ?${SIZE}`

type Shape = {
  pattern: RegExp
  name: keyof typeof messages.names
  power: 1 | 2 | 3
  value: (sizes: Rational[]) => Rational
  tex: (sizes: string[]) => string
}
const product = (sizes: readonly Rational[]) => sizes.reduce(multiply, rational(1))
const [two, half] = [rational(2), rational(1, 2)]

const SHAPES: Shape[] = [
  {
    pattern: OF('aire', 'rectangle', pair('longueur', 'largeur')),
    name: 'rectangleArea',
    power: 2,
    value: product,
    tex: sizes => sizes.join(' \\times '),
  },
  {
    pattern: OF('perimetre', 'rectangle', pair('longueur', 'largeur')),
    name: 'rectanglePerimeter',
    power: 1,
    value: sizes => multiply(two, sizes.reduce(add, rational(0))),
    tex: sizes => `2 \\times (${sizes.join(' + ')})`,
  },
  {
    pattern: OF('aire', 'carre', `(?:de )?cote (?:est |mesure |de )?${SIZE}`),
    name: 'squareArea',
    power: 2,
    value: ([side = two]) => multiply(side, side),
    tex: ([side]) => `${side} \\times ${side}`,
  },
  {
    pattern: OF('perimetre', 'carre', `(?:de )?cote (?:est |mesure |de )?${SIZE}`),
    name: 'squarePerimeter',
    power: 1,
    value: ([side = two]) => multiply(rational(4), side),
    tex: ([side]) => `4 \\times ${side}`,
  },
  {
    pattern: OF('aire', 'triangle', pair('base', 'hauteur')),
    name: 'triangleArea',
    power: 2,
    value: sizes => multiply(half, product(sizes)),
    tex: sizes => `${sizes.join(' \\times ')} \\div 2`,
  },
  {
    pattern: OF('volume', 'cube', `(?:d')?(?:de )?(?:cote|arete) (?:est |mesure |de )?${SIZE}`),
    name: 'cubeVolume',
    power: 3,
    value: ([side = two]) => product([side, side, side]),
    tex: ([side]) => `${side} \\times ${side} \\times ${side}`,
  },
]

/** The perimeter, area or volume of a simple shape whose sizes are all written out. */
export const sizes = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold([instruction, body].join(' '))
  if (text.length > 200) return undefined
  for (const shape of SHAPES) {
    const match = text.match(shape.pattern)
    if (!match) continue
    const [first, unit, second, other] = match.slice(1)
    const values = [first, second].flatMap(part => (part === undefined ? [] : (readDecimal(part) ?? [])))
    if (values.some(({ n }) => n <= 0n) || values.length === 0 || (other !== undefined && other !== unit))
      return undefined
    const value = shape.value(values)
    const written = decimal(value)
    if (written === undefined) return undefined
    const symbol = `${unit}${shape.power === 2 ? '²' : shape.power === 3 ? '³' : ''}`
    const shown = `${french(value)} ${symbol}`
    return {
      kind: 'sizes',
      expected: { kind: 'number', value: written, unit: symbol },
      typed: `${written} ${symbol}`,
      answer: shown,
      steps: [
        messages.formula(messages.names[shape.name], `${shape.tex(values.map(tex))} = ${tex(value)}`),
        messages.result(shown),
      ],
      rule: messages.sizesRule,
      hints: [...messages.sizesHints],
      minutes: 3,
    }
  }
  return undefined
}
