import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, approximate, decimal, divide, exact, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { roundResult } from '../measured-solution.ts'
import { messages as calculation } from '../messages.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn } from '../words.ts'
import { messages } from './messages.ts'

const SERIES = new RegExp(
  `(?:${DECIMAL})(?:\\s?;\\s?(?:${DECIMAL}))+|(?:\\d{1,4})(?:(?:, | - | – )\\d{1,4}){2,}(?: et \\d{1,4})?|\\d{1,4}(?:, \\d{1,4})+ et \\d{1,4}`,
  'g',
)
/** Words that add a value, take one away or weigh them. */
const OTHER =
  /\bsi\b|ajout|retir|enlev|supprim|manqu|devra|doit|prochain|sauf|\bsans\b|plus haute|plus basse|coef|compte double|chaque|difference|compar|interpret|frequence|quartile|\bpuis\b|combien|\bpairs?\b|impair|positi|negati|superieur|inferieur|premier|dernier|multiple|plus (?:grand|petit)/
const KINDS = [
  [/\bmoyenne\b|\b(?:nombre|temps|prix|salaire|age|poids) moyen\b/, 'mean'],
  [/\bmediane\b/, 'median'],
  [/\betendue\b/, 'range'],
] as const
const MOST_VALUES = 40

const sizes = (a: Rational, b: Rational) => approximate(a) - approximate(b)
const series = (values: readonly Rational[]) => values.map(value => `$${tex(value)}$`).join(' ; ')

type Found = { value: Rational; steps: string[]; tolerance?: number | undefined }

const mean = (values: readonly Rational[], places: number | undefined): Found | undefined => {
  const total = values.reduce(add, rational(0))
  const value = divide(total, rational(values.length))
  const rounded = roundResult(value, places, 3)
  const result = rounded.value
  const sign = exact(result) === exact(value) ? '=' : '\\approx'
  return {
    value: result,
    tolerance: rounded.tolerance,
    steps: [
      messages.addAll(values.map(tex).join(' + '), tex(total)),
      messages.divideByCount(values.length, `\\frac{${tex(total)}}{${values.length}} ${sign} ${tex(result)}`),
      ...(places === undefined ? [] : [calculation.roundedResult(tex(result), calculation.places[places] ?? '')]),
    ],
  }
}

const median = (values: readonly Rational[]): Found | undefined => {
  const inOrder = values.toSorted(sizes)
  const half = Math.floor(inOrder.length / 2)
  const [low, high] = [inOrder[half - 1], inOrder[half]]
  if (!low || !high) return undefined
  const line = messages.ordered(series(inOrder))
  if (inOrder.length % 2 === 1)
    return { value: high, steps: [line, messages.middle(inOrder.length, half + 1, tex(high))] }
  const value = divide(add(low, high), rational(2))
  return {
    value,
    steps: [
      line,
      messages.middles(inOrder.length, tex(low), tex(high), `\\frac{${tex(low)} + ${tex(high)}}{2} = ${tex(value)}`),
    ],
  }
}

const range = (values: readonly Rational[]): Found | undefined => {
  const inOrder = values.toSorted(sizes)
  const [least, most] = [inOrder[0], inOrder.at(-1)]
  if (!least || !most) return undefined
  const value = subtract(most, least)
  return {
    value,
    steps: [messages.rangeStep(`${tex(most)} - ${least.n < 0n ? `(${tex(least)})` : tex(least)} = ${tex(value)}`)],
  }
}

/** Several of them asked at once: each is worked out, and the pupil compares. */
const several = (problem: Problem, kinds: readonly (typeof KINDS)[number][]): Solution | undefined => {
  const text = [problem.instruction, problem.body]
    .join(' ')
    .replace(/(?:la |l['’])?(?:moyenne|médiane|étendue)/giu, ' ')
  const found = kinds.flatMap(
    ([, kind]) => statistics({ ...problem, instruction: '', body: `${messages.names[kind]} ${text}` }) ?? [],
  )
  const [first] = found
  if (!first || found.length !== kinds.length) return undefined
  const { asked: _, ...rest } = first
  return {
    ...rest,
    expected: null,
    typed: '',
    answer: found.map((one, i) => `${messages.names[kinds[i]?.[1] ?? 'mean']} : ${one.answer}`).join(' ; '),
    steps: found.flatMap(one => one.steps),
    minutes: found.reduce((sum, one) => sum + one.minutes, 0),
  }
}

const VALUE = String.raw`[-−]?\d+(?:[.,]\d+)?`
const LIST_WITH_UNITS = new RegExp(
  `${VALUE} ?(?<unit>°C|cm|mm|km|m|kg|g|min|s|h|€|L)(?![\\p{L}²³/])(?:(?:,| ;|;| et) ?${VALUE} ?\\k<unit>)+(?![\\p{L}²³/])`,
  'u',
)
/** « 5 °C, 7 °C et −2 °C » as numbers between semicolons, with their unit apart. */
const withoutUnits = (written: string): { text: string; unit: string } => {
  const match = LIST_WITH_UNITS.exec(written)
  const numbers = match?.[0].match(new RegExp(VALUE, 'gu')) ?? []
  return match && numbers.length > 2
    ? { text: written.replace(match[0], numbers.join(' ; ')), unit: match.groups?.unit ?? '' }
    : { text: written, unit: '' }
}

/** The mean, the median or the range of a list of numbers. */
export const statistics = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold([instruction, body].join(' '))
  const kinds = KINDS.filter(([pattern]) => pattern.test(asked))
  const [kind] = kinds
  if (kinds.length > 1) return several({ instruction, body, context }, kinds)
  const written = [context, instruction, body].join(' ').replace(/\s+/g, ' ')
  const { text, unit } = withoutUnits(written)
  const whole = fold(text)
  if (!kind || kinds.length > 1 || whole.length > 700 || /coefficient|effectif|pondere|tableau|trimestre 2/.test(whole))
    return undefined
  const lists = whole.match(SERIES) ?? []
  const [list, ...others] = lists
  if (list === undefined || others.length > 0) return undefined
  if (OTHER.test(whole)) return undefined
  const numbers = list.split(/\s?;\s?|, | - | – | et /).map(readDecimal)
  const values = numbers.flatMap(value => value ?? [])
  if (values.length !== numbers.length || values.length < 2 || values.length > MOST_VALUES) return undefined
  // Any other number has to be how many values there are, or what marks are out of.
  const beside = whole.replace(list, ' ').match(/\d+(?:[.,]\d+)?/g) ?? []
  const isKnown = (text: string) => text === String(values.length) || (text === '20' && /sur 20/.test(whole))
  if (!beside.every(isKnown)) return undefined
  const places = roundingIn(whole)
  if (places === 'unknown') return undefined
  const found = kind[1] === 'mean' ? mean(values, places) : kind[1] === 'median' ? median(values) : range(values)
  if (!found) return undefined
  const { value, steps, tolerance } = found
  return {
    kind: kind[1],
    asked: messages[kind[1]](series(values)),
    expected: {
      kind: 'number',
      value: decimal(value) ?? exact(value),
      ...(unit === '' ? {} : { unit }),
      ...(tolerance === undefined ? {} : { tolerance }),
    },
    typed: `${decimal(value) ?? exact(value)} ${unit}`.trim(),
    answer: `$${tolerance === undefined ? '' : '\\approx '}${tex(value)}$ ${unit}`.trim(),
    steps,
    rule: messages.statisticsRule,
    hints: [...messages.statisticsHints],
    minutes: 4,
  }
}
