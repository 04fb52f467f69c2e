import { approximate, type Rational } from '../../../maths/rational.ts'
import { equalTex } from '../measured-solution.ts'
import { inUnit, type Quantity } from '../read/quantities.ts'
import { messages } from './messages.ts'

/** A quantity that is given, or a constant of the lesson with the line that says so. */
export type Datum = { value: Rational; unit: string; text: string; digits: number; note?: string }

/** The quantities of a question and of what stands before it. */
export type Data = { asked: Quantity[]; given: Quantity[]; isLater: boolean }

/** A quantity without the letter that names it. */
export const toDatum = ({ value, unit, text, name, digits }: Quantity): Datum => ({
  value,
  unit,
  text: name === '' ? text : text.replace(/^[^=:]+[=:]\s*/, ''),
  digits,
})

/** Whether two quantities are the same, one of them converted and rounded. */
const isNearly = (a: Quantity, b: Quantity) => {
  const other = inUnit(b.value, b.unit, a.unit)
  if (!other) return false
  const [x, y] = [approximate(a.value), approximate(other)]
  return Math.abs(x - y) <= 0.01 * Math.abs(x)
}

/**
 * The one quantity of a kind; undefined when there are two. A later question of an exercise may have a new one of its own.
 */
export const findGiven = (dimension: string, { asked, given, isLater }: Data): Quantity | undefined => {
  const own = asked.filter(one => one.dimension === dimension)
  const all = isLater && own.length > 0 ? own : [...own, ...given.filter(one => one.dimension === dimension)]
  const [first, ...others] = all
  return first && first.value.n > 0n && others.every(other => isNearly(first, other)) ? first : undefined
}

/** A symbol as TeX. */
export const symbolTex = (symbol: string) => (symbol === 'ρ' ? '\\rho' : symbol)

/** The line that brings a quantity to another unit; none where it has that unit. */
export const conversionLine = (symbol: string, { value, unit, text }: Datum, to: string) => {
  const converted = inUnit(value, unit, to)
  if (!converted || unit === to) {
    return unit === to && /\d\s?(?:h|min)\s?\d|heure.*\d/.test(text) && converted
      ? [messages.conversionTex(symbolTex(symbol), text, equalTex(converted), to)]
      : []
  }
  return [messages.conversionTex(symbolTex(symbol), text, equalTex(converted), to)]
}
