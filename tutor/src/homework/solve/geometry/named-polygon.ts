import { add, multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { readFigure } from './figure.ts'
import { conversionLines, findLength } from './lengths.ts'
import { messages } from './messages-shapes.ts'

const OTHER = /\bsi\b|en fonction|double|moitie|hauteur|milieu|diagonale|cercle|disque|\ben deduire/

/** The perimeter or the area of a figure whose sides are named: ABC, or the rectangle ABCD. */
export const namedPolygon = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded, whole, wholeFolded } = problemText(problem)
  const isPerimeter = /perimetre/.test(askedFolded)
  const isArea = /\baire\b/.test(askedFolded)
  if (whole.length > 500 || isPerimeter === isArea || OTHER.test(wholeFolded)) return undefined
  const figure = readFigure(whole)
  if (!figure || figure.unit === '') return undefined
  const name =
    asked.match(/(?<![\p{L}])([A-Z]{3,4})(?![\p{L}])/u)?.[1] ?? whole.match(/(?<![\p{L}])([A-Z]{3,4})(?![\p{L}])/u)?.[1]
  if (name === undefined || new Set(name).size !== name.length) return undefined
  const sides = [...name].map((point, i) => point + (name[(i + 1) % name.length] ?? ''))
  const known = sides.flatMap(side => findLength(figure, side) ?? [])
  const place = roundingFor(wholeFolded, isArea ? `${figure.unit}²` : figure.unit)
  if (place === 'unknown') return undefined
  const power = isArea ? '²' : ''
  const isRectangle =
    name.length === 4 &&
    new RegExp(
      `(?:rectangle ${name}|${name},? (?:est )?(?:un )?rectangle${isPerimeter ? `|parallélogramme ${name}|${name},? (?:est )?(?:un )?parallélogramme` : ''})`,
    ).test(whole)
  const isSquare = name.length === 4 && new RegExp(`(?:carré ${name}|${name},? (?:est )?(?:un )?carré)`).test(whole)
  const right = figure.rights.find(
    ({ triangle }) => [...triangle].toSorted().join('') === [...name].toSorted().join(''),
  )
  const finish = (value: ReturnType<typeof rational>, formula: keyof typeof messages.formulas, line: string) =>
    measuredSolution({
      kind: 'named-sizes',
      value,
      unit: figure.unit + power,
      places: place,
      steps: [
        ...conversionLines(figure, known),
        messages.formula(messages.formulas[formula]),
        messages.computed(`${line} = ${tex(value)}\\text{ ${figure.unit}${power}}`),
      ],
      sentence: result => messages.measures[isArea ? 'area' : 'perimeter'](`de ${name}`, result),
      rule: messages.rule,
      hints: [...messages.hints],
      minutes: 3,
    })
  if (isSquare && known[0]) {
    const { value } = known[0]
    return isArea
      ? finish(multiply(value, value), 'squareArea', `${tex(value)} \\times ${tex(value)}`)
      : finish(multiply(rational(4), value), 'squarePerimeter', `4 \\times ${tex(value)}`)
  }
  if (isRectangle) {
    const [first, second] = [
      findLength(figure, sides[0] ?? '') ?? findLength(figure, sides[2] ?? ''),
      findLength(figure, sides[1] ?? '') ?? findLength(figure, sides[3] ?? ''),
    ]
    if (!first || !second) return undefined
    return isArea
      ? finish(multiply(first.value, second.value), 'rectangleArea', `${tex(first.value)} \\times ${tex(second.value)}`)
      : finish(
          multiply(rational(2), add(first.value, second.value)),
          'rectanglePerimeter',
          `2 \\times (${tex(first.value)} + ${tex(second.value)})`,
        )
  }
  if (isPerimeter && known.length === name.length)
    return finish(
      known.map(({ value }) => value).reduce(add),
      'sidesPerimeter',
      known.map(({ value }) => tex(value)).join(' + '),
    )
  if (isArea && name.length === 3 && right) {
    const legs = [...name]
      .filter(point => point !== right.at)
      .flatMap(point => findLength(figure, right.at + point) ?? [])
    const [a, b] = legs
    return a && b
      ? finish(
          multiply(rational(1, 2), multiply(a.value, b.value)),
          'rightTriangleArea',
          `${tex(a.value)} \\times ${tex(b.value)} \\div 2`,
        )
      : undefined
  }
  return undefined
}
