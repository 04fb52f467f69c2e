import { readDecimal } from '../../../maths/decimals.ts'
import { add, approximate, divide, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { tableRows } from '../read/table.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-table-series.ts'

const ASKS =
  /^(?:calcul\w*|determin\w*|donn\w*|quelle est|trouv\w*) (?:donc )?(?:la |l'|sa |son )(?<kind>mediane|etendue|(?:note|valeur|taille|age|pointure|prix) mediane?)(?: (?:de|des|du)(?: [\p{L}']+){1,6})? ?[.?]*$/u
const COUNTS = /effectif|^nombre d(?:e |')(?:eleves|personnes|familles|joueurs|clients|fois|enfants|adherents)/u
const MOST = 400

type Row = { value: Rational; count: number }

/** The values of a table with how many there are of each, in order; undefined where a cell is no number. */
const readSeries = (context: string): Row[] | undefined => {
  const [values, counts, ...more] = tableRows(context)
  if (!values || !counts || more.length > 0 || !COUNTS.test(fold(counts.name)) || COUNTS.test(fold(values.name)))
    return undefined
  if (values.cells.length !== counts.cells.length || /total/.test(fold(context))) return undefined
  const rows = values.cells.flatMap((cell, i) => {
    const [value, count] = [readDecimal(cell), Number(counts.cells[i])]
    return value && Number.isInteger(count) && count >= 0 ? [{ value, count }] : []
  })
  const isWhole = rows.length === values.cells.length && rows.length > 1
  return isWhole ? rows.toSorted((a, b) => approximate(a.value) - approximate(b.value)) : undefined
}

/** The value at a place of the series, from 1. */
const valueAt = (rows: readonly Row[], place: number): Rational | undefined => {
  let before = 0
  for (const { value, count } of rows) {
    before += count
    if (before >= place) return value
  }
  return undefined
}

const steps = (rows: readonly Row[], total: number): { value: Rational; steps: string[] } | undefined => {
  const half = Math.floor(total / 2)
  const counted = messages.total(rows.map(({ count }) => String(count)).join(' + '), total)
  if (total % 2 === 1) {
    const value = valueAt(rows, half + 1)
    return value && { value, steps: [counted, messages.middle(total, half + 1), messages.reached(tex(value))] }
  }
  const [low, high] = [valueAt(rows, half), valueAt(rows, half + 1)]
  if (!low || !high) return undefined
  const value = divide(add(low, high), rational(2))
  return {
    value,
    steps: [counted, messages.middles(total, half, half + 1), messages.both(tex(low), tex(high), tex(value))],
  }
}

/** The median or the range of a table of values with their numbers. */
export const tableSeries = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`)).trim()
  const kind = ASKS.exec(asked)?.groups?.kind
  const rows = kind === undefined ? undefined : readSeries(context)
  if (kind === undefined || !rows) return undefined
  const present = rows.filter(({ count }) => count > 0)
  const total = present.reduce((sum, { count }) => sum + count, 0)
  const [least, most] = [present[0], present.at(-1)]
  if (!least || !most || total < 2 || total > MOST) return undefined
  const isRange = kind === 'etendue'
  const median = isRange ? undefined : steps(present, total)
  const value = isRange ? subtract(most.value, least.value) : median?.value
  if (!value) return undefined
  const low = least.value.n < 0n ? `(${tex(least.value)})` : tex(least.value)
  return measuredSolution({
    kind: isRange ? 'table-range' : 'table-median',
    value,
    unit: '',
    steps: median?.steps ?? [messages.range(`${tex(most.value)} - ${low} = ${tex(value)}`)],
    sentence: isRange ? messages.rangeIs : messages.medianIs,
    rule: isRange ? messages.rangeRule : messages.medianRule,
    hints: [...(isRange ? messages.rangeHints : messages.medianHints)],
    minutes: 4,
  })
}
