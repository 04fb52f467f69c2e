import { add, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-shapes.ts'

const OTHER = /\bsi\b|double|moitie|hauteur|isocele|demi|cercle|disque|\bx\b|fonction|prix|€|arrondi|base/
const SIDES: [RegExp, number][] = [
  [
    /triangle (?:quelconque |scalene )?(?:de|dont les|ayant (?:pour|des)|a (?:pour|des)) (?:longueurs? (?:de |des )?)?cotes|triangle dont les (?:trois |3 )?(?:cotes|longueurs)|(?:cotes|longueurs) (?:d'un|du|de ce) triangle|triangle a (?:trois |3 )?cotes/,
    3,
  ],
  [/quadrilatere (?:de|dont les|ayant (?:pour|des)|a (?:pour|des)) (?:longueurs? (?:de |des )?)?cotes/, 4],
]
const LEGS =
  /triangle rectangle .{0,60}cotes de (?:l'|son )angle droit|cotes de l'angle droit (?:d'un|du|de ce) triangle/

const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 2 }

/** The perimeter of a polygon whose sides are listed, the area of a right-angled triangle from its two short sides. */
export const listedSides = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  const all = quantitiesIn(whole.replace(/(?:trois|3) (?=côtés)/g, ''))
  const [first] = all ?? []
  if (!all || !first || whole.length > 250 || OTHER.test(wholeFolded) || all.some(one => one.dimension !== 'length'))
    return undefined
  const values = all.flatMap(one => inUnit(one.value, one.unit, first.unit) ?? [])
  const [isPerimeter, isArea] = [/perimetre/.test(askedFolded), /\baire\b/.test(askedFolded)]
  if (isPerimeter === isArea || values.length !== all.length) return undefined
  const [a, b] = values
  if (isArea) {
    if (!LEGS.test(wholeFolded) || values.length !== 2 || !a || !b) return undefined
    const value: Rational = multiply(rational(1, 2), multiply(a, b))
    return measuredSolution({
      kind: 'listed-sides',
      value,
      unit: `${first.unit}²`,
      steps: [
        messages.formula(messages.formulas.rightTriangleArea),
        messages.computed(`${tex(a)} \\times ${tex(b)} \\div 2 = ${tex(value)}\\text{ ${first.unit}²}`),
      ],
      sentence: result => messages.measures.area(messages.shapes.triangle, result),
      ...shared,
    })
  }
  const count = SIDES.find(([pattern]) => pattern.test(wholeFolded))?.[1]
  if (count !== values.length) return undefined
  const value = values.reduce(add)
  return measuredSolution({
    kind: 'listed-sides',
    value,
    unit: first.unit,
    steps: [
      messages.formula(messages.formulas.sidesPerimeter),
      messages.computed(`${values.map(tex).join(' + ')} = ${tex(value)}\\text{ ${first.unit}}`),
    ],
    sentence: result =>
      messages.measures.perimeter(count === 3 ? messages.shapes.triangle : messages.quadrilateral, result),
    ...shared,
  })
}
