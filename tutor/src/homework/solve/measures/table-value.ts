import { readDecimal } from '../../../maths/decimals.ts'
import { divide, isSameNumber, multiply, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold, stems } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { quantitiesIn } from '../read/quantities.ts'
import { unitSymbol } from '../read/symbols.ts'
import { type Row, tableRows } from '../read/table.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages.ts'

const GAP = /^(?:\?|…|\.{2,}|_+|x|)$/

const unitIn = ({ name }: Row) =>
  unitSymbol(
    plainText(name)
      .match(/\(([^()]+)\)|\ben (\S+)$/u)
      ?.slice(1)
      .find(Boolean)
      ?.replace(/^en /, '') ?? '',
  ) ?? ''

/** Whether the words of a question name a row: « le prix de 7 kg ». */
const isNamed = ({ name }: Row, asked: string) => {
  const words = stems(name.replace(/\([^()]*\)|\ben \S+$/u, ' '))
  const said = new Set(stems(asked))
  return words.some(word => said.has(word))
}

/** One value of a table of proportionality that a question asks for in words. */
export const tableValue = ({
  instruction,
  body,
  context,
  title = '',
  earlier = [],
  found = [],
}: Problem): Solution | undefined => {
  const rows = tableRows(context)
  const asked = plainText(`${instruction} ${body}`)
  const folded = fold(asked)
  const [top, bottom] = rows
  if (!top || !bottom || rows.length !== 2 || top.cells.length !== bottom.cells.length || asked.length > 200)
    return undefined
  if (
    top.name === '' ||
    bottom.name === '' ||
    /\|/.test(body) ||
    /coefficient|pourcentage|\bsi\b|compar|moyen|pourquoi/.test(folded)
  )
    return undefined
  if (![...top.cells, ...bottom.cells].every(cell => GAP.test(cell) || readDecimal(cell))) return undefined
  const known = top.cells.flatMap((cell, i) => {
    const [a, b] = [readDecimal(cell), readDecimal(bottom.cells[i] ?? '')]
    return a && b && a.n > 0n && b.n > 0n ? [{ a, b }] : []
  })
  const [pair] = known
  if (!pair) return undefined
  const ratio = divide(pair.b, pair.a)
  const isStated =
    /proportionn/.test(fold(`${title} ${context}`)) ||
    (earlier.some(one => /proportionn/.test(fold(one))) && found.some(({ result }) => result.startsWith('oui')))
  if (!isStated || !known.every(({ a, b }) => isSameNumber(divide(b, a), ratio))) return undefined
  const [own, ...more] = quantitiesIn(asked) ?? []
  const value = own?.value
  if (!own || !value || more.length > 0 || value.n <= 0n) return undefined
  const [first, second] = [unitIn(top), unitIn(bottom)]
  const isOfTop = own.unit !== '' ? own.unit === first : isNamed(top, asked.slice(own.from))
  const isOfBottom = own.unit !== '' ? own.unit === second : isNamed(bottom, asked.slice(own.from))
  if (isOfTop === isOfBottom) return undefined
  const target = isOfTop ? bottom : top
  const unit = isOfTop ? second : first
  const words = asked.slice(0, own.from)
  const asksMoney = unit === '€' && /combien|prix|cout|paie|paye/.test(folded)
  if (!asksMoney && !isNamed(target, `${words} ${asked.slice(own.to)}`)) return undefined
  const result: Rational = isOfTop ? multiply(value, ratio) : divide(value, ratio)
  const places = roundingFor(folded, unit)
  if (places === 'unknown') return undefined
  const line = isOfTop
    ? `${tex(value)} \\times ${tex(pair.b)} \\div ${tex(pair.a)} ${equalTex(result)}`
    : `${tex(value)} \\times ${tex(pair.a)} \\div ${tex(pair.b)} ${equalTex(result)}`
  return measuredSolution({
    kind: 'table-value',
    value: result,
    unit,
    places,
    steps: [messages.proportion.check, messages.scaleStep(line)],
    sentence: messages.valueIs,
    rule: messages.proportion.rule,
    hints: [...messages.proportion.hints],
    minutes: 3,
  })
}
