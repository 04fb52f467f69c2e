import type { Expression } from '../../../maths/expression.ts'
import { decimal, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { messages } from '../messages.ts'

const MAX_DIGITS = 9
const digitsIn = (text: string) => text.replace('.', '')
const placesIn = (text: string) => text.split('.')[1]?.length ?? 0
const comma = (text: string) => text.replace('.', '{,}')

const column = (lines: readonly string[], total: string) =>
  `\\begin{array}{r} ${lines.join(' \\\\ ')} \\\\ \\hline ${total} \\end{array}`

const padded = (text: string, places: number) => {
  const own = placesIn(text)
  return own === places ? text : `${text}${own === 0 ? '.' : ''}${'0'.repeat(places - own)}`
}

const posedSum = (a: string, b: string, sign: '+' | '-', result: string): string[] => {
  const places = Math.max(placesIn(a), placesIn(b))
  return [
    places > 0 ? messages.alignCommas : messages.alignUnits,
    messages.posed(
      column([comma(padded(a, places)), `${sign}\\;${comma(padded(b, places))}`], comma(padded(result, places))),
    ),
  ]
}

const posedProduct = (a: string, b: string, result: string): string[] => {
  const [x, y] = [digitsIn(a).replace(/^0+(?=\d)/, ''), digitsIn(b).replace(/^0+(?=\d)/, '')]
  const places = placesIn(a) + placesIn(b)
  const [long, short] = x.length >= y.length ? [x, y] : [y, x]
  const whole = BigInt(long) * BigInt(short)
  const partial = [...short]
    .toReversed()
    .flatMap((digit, i) => (digit === '0' ? [] : [String(BigInt(long) * BigInt(digit) * 10n ** BigInt(i))]))
  return [
    ...(places > 0 ? [messages.withoutCommas] : []),
    messages.posed(
      column(
        [
          long,
          `\\times\\;${short}`,
          ...(partial.length > 1 ? [`\\hline ${partial[0]}`, ...partial.slice(1).map(line => `+\\;${line}`)] : []),
        ],
        String(whole),
      ),
    ),
    ...(places > 0 ? [messages.putComma(places, comma(result))] : []),
  ]
}

/** The lines of a division that is posed, digit by digit, past the comma when it has to. */
const posedQuotient = (a: string, b: string): string[] | undefined => {
  const shift = placesIn(b)
  const divisor = BigInt(digitsIn(b))
  const [whole = '', places = ''] = a.split('.')
  const moved = places.padEnd(shift, '0')
  const digits = `${whole}${moved.slice(0, shift)}`.replace(/^0+(?=\d)/, '')
  const rest = moved.slice(shift)
  const lines: string[] = shift > 0 ? [messages.moveCommas(shift, String(divisor))] : []
  let left = 0n
  let hasStarted = false
  const take = (digit: string, isLast: boolean) => {
    left = left * 10n + BigInt(digit)
    if (!hasStarted && left < divisor && !isLast) return
    hasStarted = true
    lines.push(messages.quotientLine(left, divisor, left / divisor, left % divisor))
    left %= divisor
  }
  for (const [i, digit] of [...digits].entries()) take(digit, i === digits.length - 1)
  if (rest === '' && left === 0n) return lines
  lines.push(messages.commaInQuotient)
  for (const digit of rest) take(digit, true)
  for (let i = 0; left !== 0n; i++) {
    if (i === 6) return undefined
    take('0', true)
  }
  return lines
}

/** One operation on two positive decimals, as it is posed in 6ème; undefined for any other calculation. */
export const posedOperation = (expression: Expression, value: Rational, name: string): string[] | undefined => {
  if (expression.kind !== 'operation' || expression.left.kind !== 'number' || expression.right.kind !== 'number')
    return undefined
  const { sign, left, right } = expression
  if (left.fraction || right.fraction || sign === '/') return undefined
  const [a, b, result] = [decimal(left.value), decimal(right.value), decimal(value)]
  if (a === undefined || b === undefined || result === undefined || [a, b, result].some(text => text.startsWith('-')))
    return undefined
  if (
    digitsIn(a).length > MAX_DIGITS ||
    digitsIn(b).length > MAX_DIGITS ||
    (digitsIn(a).length < 2 && digitsIn(b).length < 2)
  )
    return undefined
  const lines =
    sign === '+' || sign === '-'
      ? posedSum(a, b, sign, result)
      : sign === '*'
        ? posedProduct(a, b, result)
        : posedQuotient(a, b)
  return lines && [...lines, messages.result(`${name}${tex(value)}`)]
}
