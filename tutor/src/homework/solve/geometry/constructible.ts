import { add, approximate, isSameNumber, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-constructible.ts'

const ASKS =
  /(?:peut-on|est-il possible de|pouvez-vous|peux-tu|est-ce qu'on peut|est-ce que l'on peut) (?:\S+ )?(?:construire|tracer)|constructibles?|(?:un tel|ce) triangle (?:existe|peut-il|est-il)|existe-t-il un triangle|(?:dire|dis|indiqu\w*|determin\w*|precis\w*) (?:si|s'il est) .{0,40}(?:construire|possible|constructible)/
const OTHER = /rectangle|isocele|equilateral|(?<!tri)angle de|°|perimetre|\baire\b|quadrilatere|parallelogramme|hauteur/

/** Whether there is a triangle with three given sides. */
export const constructible = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  if (whole.length > 300 || !ASKS.test(askedFolded) || !/triangle/.test(wholeFolded) || OTHER.test(wholeFolded))
    return undefined
  const all = quantitiesIn(whole.replace(/(?:trois|3) (?=côtés|longueurs)/gu, '')) ?? []
  const last = all.at(-1)
  const lengths = all.map(one =>
    one.unit === '' && last && last.unit !== '' ? { ...one, unit: last.unit, dimension: last.dimension } : one,
  )
  const values = lengths.flatMap(({ value, unit, dimension }) =>
    dimension === 'length' || unit === '' ? (inUnit(value, unit, last?.unit ?? unit) ?? []) : [],
  )
  const [a, b, c] = values.toSorted((x, y) => approximate(x) - approximate(y))
  if (!a || !b || !c || all.length !== 3 || values.length !== 3 || a.n <= 0n) return undefined
  const sum = add(a, b)
  if (isSameNumber(sum, c)) return undefined
  const isPossible = subtract(sum, c).n > 0n
  const line = `${tex(a)} + ${tex(b)} = ${tex(sum)}`
  return writtenSolution({
    kind: 'constructible',
    accepted: isPossible
      ? ['oui', 'oui, on peut le construire', 'il est constructible', 'on peut', 'possible']
      : ['non', 'non, on ne peut pas le construire', "il n'est pas constructible", 'on ne peut pas', 'impossible'],
    answer: isPossible ? messages.yes : messages.no,
    steps: [messages.longest(tex(c)), messages.sum(line), isPossible ? messages.more(tex(c)) : messages.less(tex(c))],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 2,
  })
}
