import { add, divide, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { angleName, type Figure, readFigure } from './figure.ts'
import { messages } from './messages.ts'
import { findAsked } from './question.ts'

const MAX_CHARS = 600
const straight = rational(180)
const samePoints = (a: string, b: string) => [...a].toSorted().join('') === [...b].toSorted().join('')

type Angles = { known: Map<string, Rational>; reasons: string[] }

const at = (triangle: string, point: string) => {
  const others = [...triangle].filter(one => one !== point)
  return angleName(`${others[0]}${point}${others[1]}`)
}

/** The angles of a triangle that its text gives, and what its nature adds. */
const anglesIn = (figure: Figure, triangle: string): Angles => {
  const reasons: string[] = []
  const known = new Map<string, Rational>()
  for (const point of triangle) {
    const given = figure.angles.get(at(triangle, point))
    if (given) known.set(point, given)
  }
  const right = figure.rights.find(one => samePoints(one.triangle, triangle))
  if (right && !known.has(right.at)) {
    known.set(right.at, rational(90))
    reasons.push(messages.rightAngle(triangle, right.at))
  }
  if (figure.equilaterals.some(one => samePoints(one, triangle))) {
    for (const point of triangle) known.set(point, rational(60))
    reasons.push(messages.equilateral(triangle))
  }
  const isosceles = figure.isosceles.find(one => samePoints(one.triangle, triangle))
  if (isosceles) {
    const [b = '', c = ''] = [...triangle].filter(point => point !== isosceles.at)
    reasons.push(messages.isosceles(triangle, isosceles.at, b, c))
    const [left, right2, top] = [known.get(b), known.get(c), known.get(isosceles.at)]
    if (left && !right2) known.set(c, left)
    else if (right2 && !left) known.set(b, right2)
    else if (top && !left && !right2) {
      const base = divide(subtract(straight, top), rational(2))
      known.set(b, base)
      known.set(c, base)
      reasons.push(messages.baseAngles(`(180 - ${tex(top)}) \\div 2 = ${tex(base)}`))
    }
  }
  return { known, reasons }
}

/** The third angle of a triangle, also of a right-angled, isosceles or equilateral one. */
export const angles = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  const asked = texts.whole.length > MAX_CHARS ? undefined : findAsked(texts)
  const figure = readFigure(texts.whole)
  if (!asked || !('angle' in asked) || !figure) return undefined
  const triangle = figure.triangles.find(one =>
    asked.angle.length === 3
      ? samePoints(one, asked.angle)
      : figure.triangles.length === 1 && one.includes(asked.angle),
  )
  const point = asked.angle.length === 3 ? asked.angle[1] : asked.angle
  if (triangle === undefined || point === undefined || figure.angles.has(at(triangle, point))) return undefined
  const { known, reasons } = anglesIn(figure, triangle)
  const own = known.get(point)
  const others = [...triangle].filter(one => one !== point).flatMap(one => known.get(one) ?? [])
  const [x, y] = others
  if (!own && (!x || !y)) return undefined
  const value = own ?? subtract(straight, add(x ?? straight, y ?? straight))
  const total = [...triangle].flatMap(one => (one === point ? value : (known.get(one) ?? [])))
  const sum = total.reduce(add, rational(0))
  if (value.n <= 0n || (total.length === 3 && sum.n !== 180n * sum.d)) return undefined
  if (total.length < 3 && !own) return undefined
  return measuredSolution({
    kind: 'triangle-angles',
    value,
    unit: '°',
    name: `angle ${asked.angle}`,
    steps: [
      ...reasons,
      ...(own || !x || !y
        ? []
        : [
            messages.anglesSum,
            messages.squares(`180 - (${tex(x)} + ${tex(y)}) = 180 - ${tex(add(x, y))} = ${tex(value)}`),
          ]),
    ],
    sentence: result => messages.angleIs(asked.angle, result),
    rule: messages.anglesRule,
    hints: [...messages.anglesHints],
    minutes: 4,
  })
}
