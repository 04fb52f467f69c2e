import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import {
  add,
  approximate,
  decimal,
  exact,
  key,
  multiply,
  type Rational,
  rational,
  roundExactly,
  subtract,
} from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { Beyond, extractRoot } from '../arithmetic/values.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn } from '../words.ts'
import { messages } from './messages.ts'

const RIGHT =
  /\b(?:triangle ([A-Z]{3}),? (?:est |qui est )?rectangle en ([A-Z])|([A-Z]{3}) (?:est )?un triangle rectangle en ([A-Z])|triangle ([A-Z]{3}) tel que .{0,80}rectangle en ([A-Z]))\b/g
const SIDE = new RegExp(
  `(?<![A-Za-z\\d])(?<![+×*/−-]\\s?)([A-Z]{2})\\s?=\\s?(${DECIMAL})\\s?(mm|cm|dm|dam|hm|km|m)\\b(?![²³])`,
  'g',
)
const ASKED =
  /^\W*(?:calcul\w*|d[ée]termin\w*|combien mesure|quelle est|trouv\w*) (?:la (?:longueur|mesure) (?:exacte )?(?:du (?:c[ôo]t[ée]|segment) |de (?:l['’]hypot[ée]nuse )?)?|le c[ôo]t[ée] |l['’]hypot[ée]nuse )?\[?([A-Z]{2})\]?(?![A-Za-z])(.*)$/isu
const TAIL =
  /^[\s,.;?!]*(?:(?:et |puis |en )?(?:donn\w*|arrondi\w*|justifi\w*)? ?(?:le |la |ta |votre )?(?:resultat|reponse|valeur)?(?: approchee)?(?: arrondie?)? ?(?:a l'unite|au (?:dixieme|centieme|millieme|mm|millimetre))?(?: pres| de cm| de m)?[\s,.;?!]*)?$/

const isSide = (side: string, triangle: string) =>
  [...side].every(point => triangle.includes(point)) && side[0] !== side[1]
const named = (side: string) => [...side].sort().join('')

const rootAbout = (square: Rational, places: number | undefined): { value: Rational; isExact: boolean } | undefined => {
  try {
    return { value: extractRoot(square), isExact: true }
  } catch (error) {
    if (!(error instanceof Beyond)) throw error
  }
  if (places === undefined) return undefined
  const value = roundExactly(rational(Math.round(Math.sqrt(approximate(square)) * 1e6), 1e6), places)
  // The true root lies within half a unit of the last place.
  const half = rational(1, 2 * 10 ** places)
  const [low, high] = [subtract(value, half), add(value, half)]
  const isBetween =
    approximate(multiply(low, low)) <= approximate(square) && approximate(square) <= approximate(multiply(high, high))
  return isBetween ? { value, isExact: false } : undefined
}

/** The third side of a right-angled triangle whose angle, sides and question are all written out. */
export const pythagoras = ({ instruction, body, context }: Problem): Solution | undefined => {
  const whole = [context, instruction, body].join(' ').replace(/\s+/g, ' ')
  const [, wanted = '', tail = ''] = body.match(ASKED) ?? []
  if (whole.length > 700 || wanted !== wanted.toUpperCase() || !TAIL.test(fold(tail))) return undefined
  const rights = [...whole.matchAll(RIGHT)]
  const [right] = rights
  if (!right || rights.length > 1) return undefined
  const triangle = right[1] ?? right[3] ?? right[5] ?? ''
  const at = right[2] ?? right[4] ?? right[6] ?? ''
  const sides = [...whole.matchAll(SIDE)].flatMap(([, name = '', text = '', unit = '']) => {
    const value = readDecimal(text)
    return value && value.n > 0n ? [{ name: named(name), shown: name, value, unit }] : []
  })
  const [first, second, ...more] = sides
  if (!first || !second || more.length > 0 || first.unit !== second.unit || !triangle.includes(at)) return undefined
  const names = [first.name, second.name, named(wanted)]
  if (!names.every(name => isSide(name, triangle)) || new Set(names).size !== 3 || new Set(triangle).size !== 3)
    return undefined
  const places = roundingIn(fold(tail)) ?? roundingIn(fold(whole))
  if (places === 'unknown') return undefined
  const long = named([...triangle].filter(point => point !== at).join(''))
  const square = (side: { value: Rational }) => multiply(side.value, side.value)
  const isLong = named(wanted) === long
  const [big, small] = first.name === long ? [first, second] : [second, first]
  const value = isLong ? add(square(first), square(second)) : subtract(square(big), square(small))
  if (value.n <= 0n) return undefined
  const root = rootAbout(value, places)
  if (!root || decimal(root.value) === undefined) return undefined
  // Put back: the three sides of the triangle.
  if (root.isExact && key(multiply(root.value, root.value)) !== key(value)) return undefined
  const { unit } = first
  const [a, b] = isLong ? [first.shown, second.shown] : [small.shown, wanted]
  const [x, y] = isLong ? [first, second] : [big, small]
  const line = `${wanted}^{2} = ${tex(x.value)}^{2} ${isLong ? '+' : '-'} ${tex(y.value)}^{2} = ${tex(square(x))} ${isLong ? '+' : '-'} ${tex(square(y))} = ${tex(value)}`
  const sign = root.isExact ? '=' : '\\approx'
  const shown = `${french(root.value)} ${unit}`
  const longShown = isLong ? wanted : big.shown
  return {
    kind: 'pythagoras',
    expected: { kind: 'number', value: decimal(root.value) ?? exact(root.value), unit },
    typed: `${decimal(root.value)} ${unit}`,
    answer: `${wanted} ${root.isExact ? '=' : '≈'} ${shown}`,
    steps: [
      messages.right(triangle, at, longShown),
      messages.pythagoras(longShown, a, b),
      ...(isLong ? [] : [messages.isolated(wanted, longShown, a)]),
      messages.squares(line),
      messages.root(wanted, tex(value), sign, tex(root.value), unit),
      messages.answer(wanted, `${root.isExact ? '=' : '≈'} ${shown}`),
    ],
    rule: messages.pythagorasRule,
    hints: [...messages.pythagorasHints],
    minutes: 6,
  }
}
