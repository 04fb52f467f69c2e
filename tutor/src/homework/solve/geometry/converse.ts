import { add, approximate, isSameNumber, multiply } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { type Figure, readFigure } from './figure.ts'
import { conversionLines, findLength } from './lengths.ts'
import { messages } from './messages.ts'

const MAX_CHARS = 600
const ASKS =
  /(?:est-il|est il|est-elle|est-ce|s'agit-il d'|forme-t-il|est-ce que c'est) ?(?:un triangle )?rectangle|(?:montr\w*|demontr\w*|prouv\w*|justifi\w*|verifi\w*) que (?:le triangle |ce triangle )?(?:[a-z]{3} |il )?est (?:un triangle )?rectangle|(?:montr\w*|demontr\w*|prouv\w*) que (?:le|ce) triangle(?: [a-z]{3})? est rectangle|(?:dire|determin\w*|indiqu\w*|precis\w*|verifi\w*) si (?:le|ce) triangle(?: [a-z]{3})? est rectangle|(?:montr\w*|demontr\w*|prouv\w*) qu'il est rectangle|nature du triangle|en quel (?:point|sommet) (?:est-il|le triangle|ce triangle)/

/** « DEF est tel que DE = …, EF = … et DF = … »: three lengths between three points. */
const threePoints = (figure: Figure | undefined): string | undefined => {
  const names = [...(figure?.lengths.keys() ?? [])]
  const points = [...new Set(names.join(''))].toSorted().join('')
  return names.length === 3 && points.length === 3 && figure?.triangles.length === 0 ? points : undefined
}

/** Whether a triangle whose three sides are given is right-angled. */
export const converse = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  if (texts.whole.length > MAX_CHARS || !ASKS.test(texts.askedFolded)) return undefined
  if (/\baire\b|perimetre|en deduire|isocele|equilateral/.test(texts.askedFolded)) return undefined
  const figure = readFigure(texts.whole)
  const named = texts.asked.match(/(?<![\p{L}])([A-Z]{3})(?![\p{L}])/u)?.[1]
  const triangle = named ?? (figure?.triangles.length === 1 ? figure.triangles[0] : threePoints(figure))
  if (
    !figure ||
    triangle === undefined ||
    figure.rights.some(one => !/que/.test(texts.askedFolded) && one.triangle === triangle)
  )
    return undefined
  const [a = '', b = '', c = ''] = triangle
  const sides = [a + b, b + c, a + c].flatMap(name => {
    const length = findLength(figure, name)
    return length ? [{ ...length, name }] : []
  })
  const [short, middle, long] = sides.toSorted((x, y) => approximate(x.value) - approximate(y.value))
  if (!short || !middle || !long || new Set(triangle).size !== 3) return undefined
  const square = ({ value }: { value: typeof long.value }) => multiply(value, value)
  const sum = add(square(short), square(middle))
  const isRight = isSameNumber(sum, square(long))
  // « Montrer que » is not asked of what is false.
  const isShow = /montr|prouv|justifi\w* que|verifi\w* que/.test(texts.askedFolded)
  if ((isShow && !isRight) || isSameNumber(middle.value, long.value)) return undefined
  const at = [...triangle].find(point => !long.name.includes(point)) ?? ''
  const said = texts.asked.match(/rectangle en ([A-Z])/)?.[1]
  if (said !== undefined && said !== at) return undefined
  const asksPoint = /^\s*en quel (?:point|sommet)/.test(texts.askedFolded) && !isShow
  if (asksPoint && !isRight) return undefined
  const full = isRight ? messages.isRight(triangle, at) : messages.isNotRight(triangle)
  const answer = asksPoint ? at : isShow ? full.replace(/^Oui, l/, 'L') : full
  const word = asksPoint ? at : isRight ? 'oui' : 'non'
  return {
    kind: 'converse',
    expected: isShow
      ? null
      : {
          kind: 'exact',
          accepted: isRight
            ? [
                word,
                answer,
                full,
                `${triangle} est rectangle en ${at}`,
                `${triangle} est rectangle`,
                'il est rectangle',
                `rectangle en ${at}`,
                'rectangle',
                `il est rectangle en ${at}`,
                'le triangle est rectangle',
              ]
            : [
                word,
                answer,
                `${triangle} n'est pas rectangle`,
                "il n'est pas rectangle",
                'pas rectangle',
                "le triangle n'est pas rectangle",
              ],
        },
    typed: word,
    answer,
    steps: [
      ...conversionLines(figure, [short, middle, long]),
      messages.longest(long.name),
      messages.oneSide(`${long.name}^{2} = ${tex(long.value)}^{2} = ${tex(square(long))}`),
      messages.otherSide(
        `${short.name}^{2} + ${middle.name}^{2} = ${tex(short.value)}^{2} + ${tex(middle.value)}^{2} = ${tex(square(short))} + ${tex(square(middle))} = ${tex(sum)}`,
      ),
      isRight
        ? messages.converseRight(`${long.name}^{2} = ${short.name}^{2} + ${middle.name}^{2}`, triangle, at)
        : messages.converseNot(`${long.name}^{2} \\neq ${short.name}^{2} + ${middle.name}^{2}`, triangle),
    ],
    rule: messages.converseRule,
    hints: [...messages.converseHints],
    minutes: 6,
  }
}
