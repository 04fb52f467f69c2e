import { add, multiply, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { type Figure, readFigure, segmentName } from './figure.ts'
import { conversionLines, findLength, rootAbout, rootTex } from './lengths.ts'
import { messages } from './messages.ts'
import { findAsked } from './question.ts'

const MAX_CHARS = 900

/** The right-angled triangle that has a segment as a side, with its two other sides known. */
const findTriangle = (figure: Figure, wanted: string) =>
  figure.rights.flatMap(({ triangle, at }) => {
    const [a = '', b = '', c = ''] = triangle
    const sides = [a + b, b + c, a + c]
    const others = sides.filter(side => segmentName(side) !== segmentName(wanted))
    const known = others.flatMap(side => findLength(figure, side) ?? [])
    const isSide = others.length === 2 && known.length === 2
    const [first, second] = known
    return isSide && first && second ? [{ triangle, at, known: [first, second] as const }] : []
  })

/** The third side of a right-angled triangle whose angle, sides and question are all written out. */
export const pythagoras = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  const asked = texts.whole.length > MAX_CHARS ? undefined : findAsked(texts)
  const figure = readFigure(texts.whole)
  if (!asked || !('segment' in asked) || !figure || findLength(figure, asked.segment)) return undefined
  const found = findTriangle(figure, asked.segment)
  const [one, ...others] = found
  if (!one || others.length > 0) return undefined
  const { triangle, at, known } = one
  const wanted = asked.segment
  const places = roundingFor(texts.askedFolded, figure.unit) ?? roundingFor(texts.wholeFolded, figure.unit)
  const isLong = !wanted.includes(at)
  const isHypotenuse = ({ shown }: { shown: string }) => !shown.includes(at)
  const [first, second] = isHypotenuse(known[1]) ? [known[1], known[0]] : known
  if (places === 'unknown') return undefined
  const [x, y] = [multiply(first.value, first.value), multiply(second.value, second.value)]
  const square = isLong ? add(x, y) : subtract(x, y)
  if (square.n <= 0n) return undefined
  const root = rootAbout(square)
  // An exact value is a root there, and no pupil types one.
  if (!root.isExact && /valeur exacte/.test(texts.askedFolded)) return undefined
  const sign = isLong ? '+' : '-'
  const long = isLong ? wanted : first.shown
  const sides = isLong ? [first.shown, second.shown] : [wanted, second.shown]
  const line = `${wanted}^{2} = ${tex(first.value)}^{2} ${sign} ${tex(second.value)}^{2} = ${tex(x)} ${sign} ${tex(y)} = ${tex(square)}`
  return measuredSolution({
    kind: 'pythagoras',
    value: root.value,
    isIrrational: !root.isExact,
    unit: figure.unit,
    name: wanted,
    places,
    digits: 2,
    steps: [
      ...conversionLines(figure, known),
      messages.right(triangle, at, long),
      messages.pythagoras(long, sides[0] ?? '', sides[1] ?? ''),
      ...(isLong ? [] : [messages.isolated(wanted, long, second.shown)]),
      messages.squares(line),
      messages.root(wanted, tex(square), rootTex(root), figure.unit),
    ],
    sentence: result => messages.lengthIs(wanted, result),
    rule: messages.pythagorasRule,
    hints: [...messages.pythagorasHints],
    minutes: 6,
  })
}
