import { divide, exact } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { readFigure } from './figure.ts'
import { conversionLines, findLength } from './lengths.ts'
import { messages } from './messages.ts'

const ASKS =
  /(?:calcul\p{L}*|détermin\p{L}*|donne[rz]?|que vaut|combien vaut|écri\p{L}*|exprim\p{L}*) (?:la valeur de |le |la )?(cos|sin|tan)(?:inus|gente)?(?: de (?:l'angle )?|\s?\(?\s?)(?:angle )?([A-Z]{3}|[A-Z])\s?\)?\s?[.?]*$/iu

/** « Calculer cos(ABC) »: the quotient of two sides that are told. */
export const angleRatio = (problem: Problem): Solution | undefined => {
  const { asked, whole, wholeFolded } = problemText(problem)
  const [, kind = '', angle = ''] = asked.match(ASKS) ?? []
  if (
    kind === '' ||
    whole.length > 400 ||
    angle !== angle.toUpperCase() ||
    /arrondi|en deduire|approch/.test(wholeFolded)
  )
    return undefined
  const figure = readFigure(whole)
  const [right, ...others] = figure?.rights ?? []
  if (!figure || !right || others.length > 0) return undefined
  const at = angle.length === 3 ? (angle[1] ?? '') : angle
  if (!right.triangle.includes(at) || at === right.at || [...angle].some(point => !right.triangle.includes(point)))
    return undefined
  const third = [...right.triangle].find(point => point !== at && point !== right.at) ?? ''
  const sides = { hypotenuse: at + third, adjacent: at + right.at, opposite: right.at + third }
  const id = kind.toLowerCase() as 'cos' | 'sin' | 'tan'
  const [over, under] = {
    cos: [sides.adjacent, sides.hypotenuse] as const,
    sin: [sides.opposite, sides.hypotenuse] as const,
    tan: [sides.opposite, sides.adjacent] as const,
  }[id]
  const [a, b] = [findLength(figure, over), findLength(figure, under)]
  if (!a || !b) return undefined
  const value = divide(a.value, b.value)
  const name = `\\${id}(\\widehat{${right.at}${at}${third}})`
  return {
    kind: 'angle-ratio',
    expected: { kind: 'number', value: exact(value) },
    typed: exact(value),
    answer: `$${fractionTex(value.n, value.d)}$`,
    steps: [
      ...conversionLines(figure, [a, b]),
      messages.rightWith(right.triangle, right.at),
      messages.trigDefinition[id](`${name} = \\frac{${over}}{${under}}`),
      messages.replacedBy(`${name} = \\frac{${tex(a.value)}}{${tex(b.value)}} = ${fractionTex(value.n, value.d)}`),
    ],
    rule: messages.trigRule,
    hints: [...messages.trigHints],
    minutes: 3,
  }
}
