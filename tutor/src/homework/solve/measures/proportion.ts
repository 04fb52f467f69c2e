import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { decimal, divide, key, multiply, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { shownQuantity } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn } from '../words.ts'
import { messages } from './messages.ts'

const THING = "(?:(?:kg|g|l|cl|m|km|litres?|metres?|kilos?) (?:de |d'))?\\p{L}[\\p{L}' -]{1,30}?|kg|g|l|litres?|km|m"
const VERB = '(?:coutent|coute|valent|vaut|pesent|pese)'
const PRICE = new RegExp(
  `^(?:si |on sait que |au marche, )?(${DECIMAL}|un|une) (${THING}) (${VERB}) (${DECIMAL}) ?(€|euros?|kg|g)[ ,.;]+(?:combien |quel est le prix de |quelle est la masse de )(?:${VERB} |peseront |couteront )?(${DECIMAL}|un|une) (${THING})? ?[?.]*$`,
  'u',
)
const CELL = new RegExp(`^(?:${DECIMAL})$`)
const GAP = /^(?:\?|…|\.{2,}|_+|x|)$/

const readNumber = (text: string) => readDecimal(/^une?$/.test(text) ? '1' : text)
const bare = (thing: string) =>
  thing
    .trim()
    .split(' ')
    .map(word => word.replace(/[sx]$/, ''))
    .join(' ')

const solution = (value: Rational, unit: string, steps: string[]): Solution | undefined => {
  const written = decimal(value)
  if (written === undefined || value.n <= 0n) return undefined
  return {
    kind: 'proportion',
    expected: { kind: 'number', value: written, ...(unit ? { unit } : {}) },
    typed: `${written} ${unit}`.trim(),
    answer: shownQuantity(value, unit),
    steps,
    rule: messages.proportion.rule,
    hints: [...messages.proportion.hints],
    minutes: 4,
  }
}

/** « 3 kg de pommes coûtent 7,50 €. Combien coûtent 5 kg de pommes ? » */
const fromSentence = (text: string): Solution | undefined => {
  const [, first = '', thing = '', , total = '', unit = '', second = '', other] = text.match(PRICE) ?? []
  const [count, price, wanted] = [readNumber(first), readDecimal(total), readNumber(second)]
  if (!count || !price || !wanted || count.n <= 0n || wanted.n <= 0n) return undefined
  // « 5 kg » of the same apples; other things have other prices.
  const isSame = other === undefined || bare(other) === bare(thing) || bare(thing).startsWith(`${bare(other)} `)
  if (!isSame || (other === undefined && /^(?:kg|g|l|m|km|litre|metre|kilo)\b/.test(thing))) return undefined
  const one = divide(price, count)
  const value = multiply(one, wanted)
  if (decimal(one) === undefined) return undefined
  if (key(multiply(value, count)) !== key(multiply(price, wanted))) return undefined
  const { proportion } = messages
  return solution(value, unit.startsWith('euro') ? '€' : unit, [
    proportion.one(tex(count), '', tex(price), tex(one)),
    proportion.many(tex(wanted), tex(one), tex(value)),
  ])
}

const splitRows = (text: string) =>
  text
    .split('\n')
    .filter(line => line.includes('|') && !/^[\s|:-]+$/.test(line))
    .map(line =>
      line
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
        .map(cell => cell.replace(/\\/g, '').trim()),
    )

/** A table of two rows with one gap, said to be of proportionality. */
const fromTable = (text: string): Solution | undefined => {
  const rows = splitRows(text)
  const [top, bottom] = rows
  if (!top || !bottom || rows.length !== 2 || top.length !== bottom.length || top.length < 2) return undefined
  const isHeader = !CELL.test(top[0] ?? '') && !GAP.test(top[0] ?? '')
  const [above, below] = isHeader ? [top.slice(1), bottom.slice(1)] : [top, bottom]
  const cells = [...above, ...below]
  if (!cells.every(cell => CELL.test(cell) || GAP.test(cell)) || cells.filter(cell => GAP.test(cell)).length !== 1)
    return undefined
  const columns = above.map((cell, i) => ({ a: readDecimal(cell), b: readDecimal(below[i] ?? '') }))
  const gap = columns.find(({ a, b }) => !a || !b)
  const known = columns.flatMap(({ a, b }) => (a && b && a.n > 0n && b.n > 0n ? [{ a, b }] : []))
  const [pair] = known
  if (!gap || !pair || known.length !== columns.length - 1) return undefined
  const ratio = divide(pair.b, pair.a)
  if (!known.every(({ a, b }) => key(divide(b, a)) === key(ratio))) return undefined
  const given = gap.a ?? gap.b
  if (!given) return undefined
  const value = gap.a ? multiply(given, ratio) : divide(given, ratio)
  const [times, by] = gap.a ? [pair.b, pair.a] : [pair.a, pair.b]
  const { proportion } = messages
  return solution(value, '', [
    proportion.check,
    proportion.cross(`${tex(given)} \\times ${tex(times)} \\div ${tex(by)}`, tex(value)),
  ])
}

/** A fourth proportional, where the statement says all of it. */
export const proportion = ({ instruction, body, context }: Problem): Solution | undefined => {
  const whole = [context, instruction, body].filter(part => part.trim() !== '').join('\n')
  if (whole.length > 500 || roundingIn(fold(whole)) !== undefined) return undefined
  const plain = fold(whole)
  return fromSentence(plain) ?? (plain.includes('proportionn') ? fromTable(whole) : undefined)
}
