import { lookup } from '@ariane/shared/catalogue'
import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { decimal, divide, exact, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn, saysOnly } from '../words.ts'
import { messages } from './messages.ts'
import { findSymbol, findUnit, UNIT } from './units.ts'

const LEAD = `(?:convert\\w*|conversions?|exprim\\w*|transform\\w*|complet\\w*|ecri\\w*)[^:\\d]{0,60}?:?`
const TIME = `(\\d{1,3}) ?h ?(\\d{1,2})(?: ?min)?|(\\d{1,3}) ?min ?(\\d{1,2}) ?s`
const TAIL = ' ?[.?!;]*$'
const FORMS = [
  new RegExp(
    `^(?:${LEAD} )?(?:la duree |la longueur |la vitesse )?(?:(${DECIMAL}) ?(${UNIT})|${TIME}) en (${UNIT})${TAIL}`,
    'u',
  ),
  new RegExp(`^(?:${LEAD} ?)?(?:(${DECIMAL}) ?(${UNIT})|${TIME}) ?= ?(?:…|\\.{2,}|_+|\\?)+ ?(${UNIT})${TAIL}`, 'u'),
]
const ASKS = /convert|exprim|conversion|=|\bcomplet|transform/

const LEADING =
  /^(?:convert\w*|conversions?|exprim\w*|transform\w*|complet\w*|longueurs?|masses?|durees?|contenances?|capacites?|aires?|volumes?|vitesses?|grandeurs?|mesures?|unites?|demandees?|indiquees?|egalites?|dans|pointilles|tableau)$/

type Quantity = { value: Rational; symbol: string; together?: { text: string; tex: string } }

const compound = (large: number, small: number, symbols: readonly [string, string]): Quantity => ({
  value: rational(60 * large + small),
  symbol: symbols[1],
  together: {
    text: `${large} ${symbols[0]} ${small} ${symbols[1]}`,
    tex: `${large} \\times 60 + ${small} = ${60 * large + small}`,
  },
})

const readQuantity = (match: RegExpMatchArray): Quantity | undefined => {
  const [, number, unit, hours, minutes, ofMinutes, seconds] = match
  if (hours !== undefined && minutes !== undefined)
    return Number(minutes) < 60 ? compound(Number(hours), Number(minutes), ['h', 'min']) : undefined
  if (ofMinutes !== undefined && seconds !== undefined)
    return Number(seconds) < 60 ? compound(Number(ofMinutes), Number(seconds), ['min', 's']) : undefined
  const [value, symbol] = [readDecimal(number ?? ''), findSymbol(unit ?? '')]
  return value && symbol && value.n >= 0n ? { value, symbol } : undefined
}

/** A length, a mass, a capacity, an area, a volume, a duration or a speed in another unit. */
export const convert = ({ instruction, body }: Problem): Solution | undefined => {
  const whole = fold([instruction, body].join(' '))
  if (whole.length > 200 || !ASKS.test(whole) || roundingIn(whole) !== undefined) return undefined
  const lead = whole.match(/^\D*/)?.[0].match(/[\p{L}]+'?/gu) ?? []
  if (!saysOnly(lead, LEADING)) return undefined
  const match = FORMS.map(form => whole.match(form)).find(found => found !== null)
  const from = match ? readQuantity(match) : undefined
  const to = match ? findSymbol(match.at(-1) ?? '') : undefined
  const [source, target] = [from && findUnit(from.symbol), to === undefined ? undefined : findUnit(to)]
  if (
    !from ||
    !to ||
    !source ||
    !target ||
    source.dimension !== target.dimension ||
    (from.symbol === to && !from.together)
  )
    return undefined
  const ratio = divide(source.factor, target.factor)
  const value = multiply(from.value, ratio)
  if (decimal(value) === undefined) return undefined
  // From the base unit and back.
  if (exact(divide(multiply(value, target.factor), source.factor)) !== exact(from.value)) return undefined
  const result = `${french(value)} ${to}`
  const isTime = source.dimension === 'time'
  return {
    kind: 'convert',
    asked: messages.convert(from.together?.text ?? `${french(from.value)} ${from.symbol}`, to),
    expected: { kind: 'number', value: decimal(value) ?? '', unit: to === 'j' ? 'jour' : to },
    inUnit: true,
    typed: `${decimal(value)} ${to === 'j' ? 'jours' : to}`,
    answer: result,
    steps: [
      ...(from.together ? [messages.together(from.together.text, from.together.tex)] : []),
      ...explainConversion(from, to, ratio, value),
    ],
    rule: lookup(messages.rules, source.dimension) ?? '',
    hints: [...(isTime ? messages.timeHints : messages.hints)],
    minutes: 2,
  }
}

const explainConversion = (from: Quantity, to: string, ratio: Rational, value: Rational): string[] => {
  const result = `${french(value)} ${to}`
  if (from.symbol === 'km/h' && to === 'm/s')
    return [
      messages.speedToMetres,
      messages.equals(`${tex(from.value)} \\times 1\\,000 \\div 3\\,600 = ${tex(value)}`, result),
    ]
  if (from.symbol === 'm/s' && to === 'km/h')
    return [
      messages.speedToKilometres,
      messages.equals(`${tex(from.value)} \\times 3\\,600 \\div 1\\,000 = ${tex(value)}`, result),
    ]
  if (from.symbol === to) return []
  const isLarger = ratio.n >= ratio.d
  const times = isLarger ? ratio : divide(rational(1), ratio)
  return [
    isLarger
      ? messages.larger(from.symbol, `${french(times)} ${to}`)
      : messages.smaller(to, `${french(times)} ${from.symbol}`),
    messages.equals(`${tex(from.value)} ${isLarger ? '\\times' : '\\div'} ${tex(times)} = ${tex(value)}`, result),
  ]
}
