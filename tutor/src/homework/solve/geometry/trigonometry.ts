import { approximate, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, fromNumber, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { angleName, type Figure, readFigure, segmentName } from './figure.ts'
import { conversionLines, findLength } from './lengths.ts'
import { messages } from './messages.ts'
import { findAsked } from './question.ts'

const MAX_CHARS = 900
type Role = 'opposite' | 'adjacent' | 'hypotenuse'
type Ratio = {
  id: 'cos' | 'sin' | 'tan'
  over: Role
  under: Role
  apply: (x: number) => number
  invert: (x: number) => number
}
const RATIOS: readonly Ratio[] = [
  { id: 'cos', over: 'adjacent', under: 'hypotenuse', apply: Math.cos, invert: Math.acos },
  { id: 'sin', over: 'opposite', under: 'hypotenuse', apply: Math.sin, invert: Math.asin },
  { id: 'tan', over: 'opposite', under: 'adjacent', apply: Math.tan, invert: Math.atan },
]

type Triangle = { triangle: string; right: string; at: string; sides: Record<Role, string> }

/** The sides of a right-angled triangle as an acute angle at `at` sees them. */
const seenFrom = (triangle: string, right: string, at: string): Triangle => {
  const third = [...triangle].find(point => point !== right && point !== at) ?? ''
  return { triangle, right, at, sides: { hypotenuse: at + third, adjacent: at + right, opposite: right + third } }
}

const radians = (degrees: Rational) => (approximate(degrees) * Math.PI) / 180
const angleText = ({ triangle, at }: Triangle, right: string) => {
  const others = [...triangle].filter(point => point !== at)
  return `\\widehat{${others[0] === right ? others[0] : others[1]}${at}${others[0] === right ? others[1] : others[0]}}`
}
const ratioTex = (ratio: Ratio, seen: Triangle, angle: string) =>
  `\\${ratio.id}(${angle}) = \\frac{${seen.sides[ratio.over]}}{${seen.sides[ratio.under]}}`

const sideFromAngle = (figure: Figure, wanted: string, places: number | undefined): Solution | undefined => {
  const found = figure.rights.flatMap(({ triangle, at: right }) =>
    [...triangle]
      .filter(point => point !== right)
      .flatMap(at => {
        const others = [...triangle].filter(point => point !== at)
        const degrees = figure.angles.get(angleName(`${others[0]}${at}${others[1]}`))
        const seen = seenFrom(triangle, right, at)
        if (!degrees || approximate(degrees) >= 90) return []
        return RATIOS.flatMap(ratio => {
          const [over, under] = [seen.sides[ratio.over], seen.sides[ratio.under]]
          const isOver = segmentName(over) === segmentName(wanted)
          const known = findLength(figure, isOver ? under : over)
          const isUnder = segmentName(under) === segmentName(wanted)
          return known && (isOver || isUnder) ? [{ seen, ratio, degrees, known, isOver }] : []
        })
      }),
  )
  const [one, ...others] = found
  if (!one || others.length > 0) return undefined
  const { seen, ratio, degrees, known, isOver } = one
  const size = approximate(known.value)
  const factor = ratio.apply(radians(degrees))
  const value = fromNumber(isOver ? size * factor : size / factor)
  const isExact = ratio.id !== 'tan' && approximate(degrees) === (ratio.id === 'cos' ? 60 : 30)
  const angle = angleText(seen, seen.right)
  const trig = `\\${ratio.id}(${tex(degrees)}°)`
  return measuredSolution({
    kind: 'trigonometry',
    value,
    isIrrational: !isExact,
    unit: figure.unit,
    name: wanted,
    places,
    digits: 2,
    steps: [
      ...conversionLines(figure, [known]),
      messages.rightWith(seen.triangle, seen.right),
      messages.trigDefinition[ratio.id](ratioTex(ratio, seen, angle)),
      messages.replacedBy(
        isOver
          ? `${trig} = \\frac{${wanted}}{${tex(known.value)}}`
          : `${trig} = \\frac{${tex(known.value)}}{${wanted}}`,
      ),
      messages.hence(
        `${wanted} = ${isOver ? `${tex(known.value)} \\times ${trig}` : `\\frac{${tex(known.value)}}{${trig}}`} ${equalTex(value, !isExact)}\\text{ ${figure.unit}}`,
      ),
    ],
    sentence: result => messages.lengthIs(wanted, result),
    rule: messages.trigRule,
    hints: [...messages.trigHints],
    minutes: 7,
  })
}

const angleFromSides = (figure: Figure, wanted: string, places: number | undefined): Solution | undefined => {
  const found = figure.rights.flatMap(({ triangle, at: right }) => {
    const at = wanted.length === 3 ? (wanted[1] ?? '') : wanted
    const isOwn = wanted.length === 1 || [...wanted].toSorted().join('') === [...triangle].toSorted().join('')
    if (!isOwn || !triangle.includes(at) || at === right) return []
    const seen = seenFrom(triangle, right, at)
    return RATIOS.flatMap(ratio => {
      const [over, under] = [findLength(figure, seen.sides[ratio.over]), findLength(figure, seen.sides[ratio.under])]
      return over && under ? [{ seen, ratio, over, under }] : []
    })
  })
  const [one] = found
  if (!one || new Set(found.map(({ seen }) => seen.triangle)).size > 1) return undefined
  const { seen, ratio, over, under } = one
  const quotient = approximate(over.value) / approximate(under.value)
  if (ratio.id !== 'tan' && quotient >= 1) return undefined
  const degrees = (ratio.invert(quotient) * 180) / Math.PI
  const angle = angleText(seen, seen.right)
  const value = fromNumber(degrees)
  return measuredSolution({
    kind: 'trigonometry',
    value,
    isIrrational: true,
    unit: '°',
    name: `angle ${wanted}`,
    places: places ?? 0,
    steps: [
      ...conversionLines(figure, [over, under]),
      messages.rightWith(seen.triangle, seen.right),
      messages.trigDefinition[ratio.id](ratioTex(ratio, seen, angle)),
      messages.replacedBy(`\\${ratio.id}(${angle}) = \\frac{${tex(over.value)}}{${tex(under.value)}}`),
      messages.calculator(ratio.id, `${angle} ${equalTex(value, true)}°`),
    ],
    sentence: result => messages.angleIs(wanted, result),
    rule: messages.trigRule,
    hints: [...messages.trigHints],
    minutes: 7,
  })
}

/** A side or an acute angle of a right-angled triangle, by cosine, sine or tangent. */
export const trigonometry = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  const asked = texts.whole.length > MAX_CHARS ? undefined : findAsked(texts)
  const figure = readFigure(texts.whole)
  if (!asked || !figure) return undefined
  const unit = 'segment' in asked ? figure.unit : '°'
  const places = roundingFor(texts.askedFolded, unit) ?? roundingFor(texts.wholeFolded, unit)
  if (places === 'unknown' || /valeur exacte/.test(texts.askedFolded)) return undefined
  if ('segment' in asked)
    return findLength(figure, asked.segment) ? undefined : sideFromAngle(figure, asked.segment, places)
  return angleFromSides(figure, asked.angle, places)
}
