import { divide, isSameNumber } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { readFigure } from './figure.ts'
import { messages } from './messages-thales-converse.ts'
import { aligned, type Configuration, completed, crossing, inTriangle } from './thales.ts'

const MAX_CHARS = 700
const ASKS =
  /(?:sont-elles|sont elles) (?:bien )?paralleles|\/\/ ?(?:\(?[a-z]{2}\)?)? ?\?|est-elle parallele a|(?:montr|demontr|prouv|justifi|verifi)\w* que (?:les droites )?\([a-z]{2}\) (?:et|est|\/\/)|(?:dire|dis|determin\w*|indiqu\w*|precis\w*) si (?:les droites )?\([a-z]{2}\) et \([a-z]{2}\) sont paralleles/
const NAMED = /\(([A-Z]{2})\) ?(?:et|est(?:-elle)? parallèle à(?: la droite)?|\/\/)(?: la droite)? ?\(([A-Z]{2})\)/gu
const GIVEN = /(?:sont paralleles|\/\/|est parallele)/

/** « (AC) et (BD) se coupent en O »: A and D are met by their lines. */
const configurations = (text: string, figure: NonNullable<ReturnType<typeof readFigure>>) => {
  const inside = inTriangle(figure)
  return inside.length > 0
    ? inside.map(one => ({ one, isInside: true }))
    : [...crossing(text), ...aligned(text)].map(one => ({ one, isInside: false }))
}

const isLine = (name: string, a: string, b: string) => name === a + b || name === b + a

/** Whether two lines are parallel, by the converse of Thales. */
export const thalesConverse = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  if (texts.whole.length > MAX_CHARS || !ASKS.test(texts.askedFolded)) return undefined
  const named = [...texts.asked.matchAll(NAMED)].at(-1)
  const [, first = '', second = ''] = named ?? []
  // What is given to be parallel is not asked.
  if (!named || GIVEN.test(texts.givenFolded)) return undefined
  const figure = readFigure(texts.whole)
  if (!figure || /perpendiculaire|rectangle en|⊥/.test(texts.wholeFolded)) return undefined
  const found = configurations(texts.whole, figure).filter(
    ({ one: { d, e, b, c } }) =>
      (isLine(first, d, e) && isLine(second, b, c)) || (isLine(first, b, c) && isLine(second, d, e)),
  )
  const [only, ...others] = found
  if (!only || others.length > 0) return undefined
  return concluded(figure, only.one, only.isInside, texts.askedFolded)
}

const concluded = (
  figure: NonNullable<ReturnType<typeof readFigure>>,
  one: Configuration,
  isInside: boolean,
  asked: string,
): Solution | undefined => {
  const { top, d, e, b, c } = one
  const { get, added } = completed(figure, one, isInside)
  const [small, large, other, whole] = [get(top + d), get(top + b), get(top + e), get(top + c)]
  if (!small || !large || !other || !whole) return undefined
  const isParallel = isSameNumber(divide(small, large), divide(other, whole))
  if (/(?:montr|demontr|prouv|justifi|verifi)\w* que/.test(asked) && !isParallel) return undefined
  const lines = `(${d}${e}) et (${b}${c})`
  const ratio = (near: string, far: string, x: typeof small, y: typeof small) =>
    `\\frac{${top}${near}}{${top}${far}} = \\frac{${tex(x)}}{${tex(y)}}${divide(x, y).d === 1n ? '' : ` = ${tex(divide(x, y))}`}`
  return writtenSolution({
    kind: 'thales-converse',
    accepted: isParallel
      ? ['oui', 'elles sont parallèles', 'oui, elles sont parallèles', `${lines} sont parallèles`, 'parallèles']
      : ['non', 'elles ne sont pas parallèles', 'non, elles ne sont pas parallèles', 'pas parallèles'],
    answer: isParallel ? messages.parallel(lines) : messages.notParallel(lines),
    steps: [
      ...added.map(line => messages.sum(line)),
      messages.aligned(`${top}, ${d}, ${b}`, `${top}, ${e}, ${c}`),
      messages.ratios(ratio(d, b, small, large), ratio(e, c, other, whole)),
      isParallel ? messages.equal(lines) : messages.different(lines),
    ],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 6,
  })
}
