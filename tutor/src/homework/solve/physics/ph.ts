import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { approximate } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'

const VALUE = `\\bph\\b[^\\d;.?]{0,40}?(${DECIMAL})(?![\\d,])`
const ASKS =
  /acide,? (?:basique )?(?:ou |basique|neutre)|basique ou|acide ou|(?:est-elle|est-il|est-ce)[^?]*(?:acide|basique|neutre)|(?:solution|elle|liquide) est(?: donc)? ?(?:…|\.{2,}|_+)|caractere acide|nature (?:acide|de (?:la|cette) solution)/
const OTHER = /pourquoi|expliqu|dilu|ajout|melang|plus acide|classe|range|comment|mesur(?:e[rz]?) le|\bions?\b/

/** Whether a solution is acid, neutral or basic, from its pH. */
export const acidOrBase = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = fold(plainText(`${context} ${instruction} ${body}`))
  if (whole.length > 400 || !ASKS.test(asked) || OTHER.test(asked)) return undefined
  const values = [...(new RegExp(VALUE, 'u').test(asked) ? asked : whole).matchAll(new RegExp(VALUE, 'gu'))].map(
    ([, text = '']) => readDecimal(text),
  )
  const [value, ...others] = values
  if (!value || others.length > 0 || approximate(value) < 0 || approximate(value) > 14) return undefined
  const sign = value.n < 7n * value.d ? '<' : value.n === 7n * value.d ? '=' : '>'
  const kind = messages.phKinds[sign === '<' ? 'acid' : sign === '=' ? 'neutral' : 'base']
  return {
    kind: 'ph',
    expected: {
      kind: 'exact',
      accepted: [kind, messages.phAnswer(kind), `elle est ${kind}`, `c’est une solution ${kind}`],
    },
    typed: kind,
    answer: kind,
    steps: [messages.ph(french(value), sign, kind)],
    rule: messages.phRule,
    hints: [...messages.phHints],
    minutes: 2,
  }
}
