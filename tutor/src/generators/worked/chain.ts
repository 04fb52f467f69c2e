import { lookup } from '@ariane/shared/catalogue'
import { fraction, french } from '../../maths/format.ts'
import { approximate, decimal, key, multiply, type Rational } from '../../maths/rational.ts'
import { valueAt } from '../../maths/value-at.ts'
import { clean, type Done, type Draw, euros, type Problem, quantity, type Result } from './working.ts'

/**
 * A calculation with _ for the result of the step before and #1, #2 … for that of the first, the second step: '_ × 12 ÷ 3';
 * empty where nothing is done. One that is rounded has its value beside it.
 */
type Move = string | readonly [calculation: string, value: (...results: number[]) => number]

type Step = {
  say: string
  do: Move
  unit?: string
  /** What is done in its place by mistake, by what one does then. */
  slips?: Readonly<Record<string, Move>>
}

type Chain = Omit<Problem, 'work' | 'mistakes'> & {
  steps: readonly Step[]
  unit?: string
  tolerance?: number
  /** How the last number is given, where it is no quantity. */
  finish?: (value: Rational) => Result | undefined
  /** Whether things are counted: no pupil finds half a thing. */
  counts?: boolean
  /** Whether numbers are written as fractions, decimal or not. */
  fractions?: boolean
  /** Without a choice among calculations, where one line would say too much or too little. */
  hasNoChoice?: boolean
}

/** What leads to numbers that are rounded: another calculation with a value beside it is a false equality, as pupils write. */
const ROUNDED = /[π√÷]|cos/
const SUM = / [+−] /
const PRODUCT = / [×÷] /

const literally = (mark: string) => mark.replace('#', '\\#')
/** A calculation without what stands in its brackets. */
const outside = (text: string): string => {
  const bare = text.replace(/\([^()]*\)/g, '')
  return bare === text ? text : outside(bare)
}

/** A calculation in the place of a number in another one, in brackets where they are needed. */
const nest = (outer: string, mark: string, inner: string): string => {
  const [isSum, isProduct] = [SUM.test(outside(inner)), PRODUCT.test(outside(inner))]
  const near = (pattern: string) => new RegExp(pattern.replaceAll('_', literally(mark))).test(outer)
  const needs = near('_[²³]') ? isSum || isProduct : near('÷ _') ? isSum || isProduct : isSum && near('[×−] _|_ [×÷]')
  return outer.replaceAll(mark, needs ? `(${inner})` : inner)
}

const writeNumber = (value: Rational, asFraction: boolean) =>
  asFraction || decimal(value) === undefined ? fraction(value) : french(value)
const marks = (text: string) => [...new Set(text.match(/#\d/g) ?? [])]

const isCount = ({ n, d }: Rational) => d === 1n && n > 0n

const run = (chained: Chain, mistake: string): Done => {
  const { steps, unit = '', tolerance = 0, finish, counts = false, fractions = false, hasNoChoice } = chained
  const write = (value: Rational) => writeNumber(value, fractions)
  const writeOperand = (value: Rational) => (write(value).startsWith('−') ? `(${write(value)})` : write(value))
  const results: Rational[] = []
  const calculations: string[] = []
  const lines: string[] = []
  let isLastLeftOut = false
  for (const { say, do: right, slips = {}, unit: of = '' } of steps) {
    const move = lookup(slips, mistake) ?? right
    const [text, round] = typeof move === 'string' ? [move] : move
    const before = results.at(-1)
    isLastLeftOut = text === ''
    if (text === '') {
      if (before) results.push(before)
      calculations.push(calculations.at(-1) ?? '')
      continue
    }
    let shown = before ? text.replace(/^_/, write(before)).replaceAll('_', writeOperand(before)) : text
    let whole = nest(text, '_', calculations.at(-1) ?? '')
    for (const mark of marks(text)) {
      const at = Number(mark.slice(1)) - 1
      const value = results[at]
      if (value) shown = shown.replaceAll(mark, writeOperand(value))
      whole = nest(whole, mark, calculations[at] ?? '')
    }
    const value = round ? clean(round(...results.map(approximate))) : valueAt(shown.replace(/(\d+)\/(\d+)/g, '($1/$2)'))
    const isCalculated = shown !== write(value)
    const isExact =
      !ROUNDED.test(text) || !round || (before && text === '√_' && key(multiply(value, value)) === key(before))
    lines.push(
      `${say} : ‹${isCalculated ? `${shown} ${isExact ? '=' : '\\approx'} ` : ''}[${of === '€' ? euros(approximate(value)) : write(value)}]›${of && (of === '°' ? of : ` ${of}`)}.`,
    )
    results.push(value)
    calculations.push(whole)
  }
  const last = results.at(-1)
  const isSane = last && (!counts || isCount(last))
  const result = isSane ? (finish ? finish(last) : quantity(approximate(last), unit, tolerance)) : undefined
  if (isLastLeftOut && result) lines.push(`Réponse : ${result.text}.`)
  const calculation = calculations.at(-1)
  return { lines, result, ...(calculation && !hasNoChoice && { calculation }) }
}

/** A problem whose calculation is a chain of steps, each with the mistakes that are made there. */
export const chain =
  (draw: (random: () => number) => Chain): Draw =>
  random => {
    const made = draw(random)
    return {
      ...made,
      mistakes: Object.fromEntries(
        made.steps.flatMap(({ slips = {} }) => Object.keys(slips).map(does => [does, does])),
      ),
      work: mistake => run(made, mistake),
    }
  }
