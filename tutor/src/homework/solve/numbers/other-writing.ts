import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { decimal, divide, exact, gcd, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-writing.ts'

const LEAD = '^(?:ecri\\w*|donn\\w*|exprim\\w*|transform\\w*|convert\\w*|mets|mettre|determin\\w*|quelle est)'
const FRACTION = '(\\d{1,6}) ?\\/ ?(\\d{1,6})'
const TO_DECIMAL = new RegExp(
  `${LEAD} (?:l'ecriture decimale (?:de |du nombre |de la fraction )?|la valeur decimale de )?(?:la fraction )?${FRACTION}(?: (?:sous|en) (?:la )?(?:forme (?:d'un nombre )?decimale?|forme d'un nombre decimal|(?:forme d')?ecriture decimale|decimal|nombre decimal))? ?[.?=…]*$`,
)
const TO_DECIMAL_FIRST = new RegExp(
  `${LEAD} (?:sous la forme d'un nombre decimal|en ecriture decimale|sous forme decimale) ?:? ?${FRACTION} ?[.?=…]*$`,
)
const TO_FRACTION = new RegExp(
  `${LEAD} (?:le nombre )?(${DECIMAL}) (?:sous (?:la )?forme (?:d'une |de )?|en )(?:une )?fraction(?<kind> irreductible| simplifiee| decimale)?(?: la plus simple possible)? ?[.?]*$`,
)
const RATE_TO = new RegExp(
  `${LEAD} (${DECIMAL}) ?(?:%|pour ?cent) (?:sous (?:la )?forme (?:d'une |de |d'un )?|en )(?:une |un )?(?<kind>fraction(?: irreductible| simplifiee| decimale)?|(?:nombre )?decimal\\w*) ?[.?]*$`,
)
const TO_RATE = new RegExp(
  `${LEAD} (?:la fraction |le nombre )?(?:${FRACTION}|(${DECIMAL})) (?:sous (?:la )?forme (?:d'un |de )?|en )pourcentage ?[.?]*$`,
)
const GAP = '(?:…|\\.{2,}|_+|\\?)'
const EQUAL = new RegExp(
  `^(?:complet\\w*|trouv\\w* le nombre manquant|recopi\\w* et complet\\w*)?[^\\d]{0,40}?${FRACTION} ?= ?(?:(${GAP}) ?\\/ ?(\\d{1,6})|(\\d{1,6}) ?\\/ ?(${GAP})) ?[.]?$`,
)

const solution = (
  kind: string,
  value: Rational,
  steps: string[],
  form: 'decimal' | 'irreducible' | undefined,
  answer: string,
  unit = '',
): Solution => ({
  kind,
  expected: {
    kind: 'number',
    value: form === 'irreducible' ? exact(value) : (decimal(value) ?? exact(value)),
    ...(form && { form }),
    ...(unit === '' ? {} : { unit }),
  },
  typed: `${form === 'irreducible' ? exact(value) : (decimal(value) ?? exact(value))} ${unit}`.trim(),
  answer,
  steps,
  rule: messages.rule,
  hints: [...messages.hints],
  minutes: 2,
})

/** A decimal over a power of ten, then simplified where it is asked. */
const asFraction = (value: Rational, kind: string, lead: string[]): Solution | undefined => {
  const written = decimal(value)
  const places = written?.split('.')[1]?.length ?? 0
  if (written === undefined || value.n <= 0n) return undefined
  const under = 10n ** BigInt(places)
  const over = multiply(value, { n: under, d: 1n }).n
  const raw = fractionTex(over, under)
  const divisor = gcd(over, under)
  const isShort = /irreductible|simplifiee/.test(kind)
  const short = fractionTex(value.n, value.d)
  const steps = [...lead, messages.overTen(tex(value), raw)]
  if (!isShort)
    return {
      ...solution('as-fraction', value, steps, undefined, `$${raw}$`),
      typed: `${over}/${under}`,
      expected: { kind: 'number', value: exact(value) },
    }
  return solution(
    'as-fraction',
    value,
    [
      ...steps,
      ...(divisor === 1n
        ? []
        : [messages.simplified(`\\frac{${over} \\div ${divisor}}{${under} \\div ${divisor}} = ${short}`)]),
    ],
    'irreducible',
    `$${short}$`,
  )
}

const completed = (match: RegExpMatchArray): Solution | undefined => {
  const [, over = '', under = '', , below, above] = match
  const [a, b] = [BigInt(over), BigInt(under)]
  if (a === 0n || b === 0n) return undefined
  const value =
    below === undefined
      ? divide({ n: BigInt(above ?? 0) * b, d: 1n }, { n: a, d: 1n })
      : divide({ n: BigInt(below) * a, d: 1n }, { n: b, d: 1n })
  if (value.d !== 1n || value.n === 0n) return undefined
  const factor =
    below === undefined
      ? divide(rational(Number(above)), { n: a, d: 1n })
      : divide(rational(Number(below)), { n: b, d: 1n })
  const full = below === undefined ? `\\frac{${above}}{${value.n}}` : `\\frac{${value.n}}{${below}}`
  return solution(
    'equal-fractions',
    value,
    [
      messages.sameFactor(
        factor.n >= factor.d ? `\\times ${tex(factor)}` : `\\div ${tex(divide(rational(1), factor))}`,
      ),
      messages.therefore(`\\frac{${a}}{${b}} = ${full}`),
    ],
    undefined,
    `$${value.n}$`,
  )
}

/** A number in another writing: decimal, fraction, percentage, or a fraction with another denominator. */
export const otherWriting = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`))
    .replace(/:/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length > 140) return undefined
  const equal = text.match(EQUAL)
  if (equal && /complet|manquant|…|\.\.|_|\?/.test(text)) return completed(equal)
  const rated = text.match(RATE_TO)
  const rate = readDecimal(rated?.[1] ?? '')
  if (rated && rate) {
    const value = divide(rate, rational(100))
    const kind = rated.groups?.kind ?? ''
    const first = messages.percent(tex(rate))
    return kind.startsWith('fraction')
      ? asFraction(value, kind, [first])
      : solution('as-decimal', value, [first, messages.therefore(tex(value))], 'decimal', french(value))
  }
  const toRate = text.match(TO_RATE)
  const share =
    toRate &&
    (toRate[3] === undefined
      ? Number(toRate[2]) !== 0 && divide(rational(Number(toRate[1])), rational(Number(toRate[2])))
      : readDecimal(toRate[3]))
  if (share) {
    const value = multiply(share, rational(100))
    return decimal(value) === undefined
      ? undefined
      : solution(
          'as-percentage',
          value,
          [messages.timesHundred(`${tex(share)} = \\frac{${tex(value)}}{100}`)],
          undefined,
          `${french(value)} %`,
          '%',
        )
  }
  const toFraction = text.match(TO_FRACTION)
  const value = readDecimal(toFraction?.[1] ?? '')
  if (toFraction && value) return asFraction(value, toFraction.groups?.kind ?? '', [])
  const toDecimal = /decimal/.test(text) ? (text.match(TO_DECIMAL) ?? text.match(TO_DECIMAL_FIRST)) : null
  const under = Number(toDecimal?.[2] ?? 0)
  if (!toDecimal || under === 0) return undefined
  const quotient = divide(rational(Number(toDecimal[1])), rational(under))
  return decimal(quotient) === undefined
    ? undefined
    : solution(
        'as-decimal',
        quotient,
        [messages.divide(`${toDecimal[1]} \\div ${toDecimal[2]} = ${tex(quotient)}`)],
        'decimal',
        french(quotient),
      )
}
