import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, decimal, divide, multiply, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { messages } from '../messages.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'

const GAP = '(?:…|\\.{2,}|_+|\\?)'
const LEAD =
  "^(?:(?:recopi\\w* et )?complet\\w*(?: (?:l'egalite|l'operation|les egalites|par le nombre (?:manquant|qui convient)))?|trouv\\w* le nombre manquant|quel est le nombre manquant)[^\\d(…._?]{0,40}?"
const SIGN = '([+×÷:-])'
const NUMBER = `\\(?(${DECIMAL})\\)?`
const FIRST = new RegExp(`${LEAD}(${GAP}) ?${SIGN} ?${NUMBER} ?= ?(${DECIMAL}) ?[.]?$`)
const SECOND = new RegExp(`${LEAD}${NUMBER} ?${SIGN} ?${GAP} ?= ?(${DECIMAL}) ?[.]?$`)

/** The missing first number of an operation, and how it is found. */
const findFirst = (sign: string, b: Rational, result: Rational): [Rational, string] | undefined => {
  if (sign === '+') return [subtract(result, b), `${tex(result)} - ${tex(b)}`]
  if (sign === '-') return [add(result, b), `${tex(result)} + ${tex(b)}`]
  if (sign === '×') return b.n === 0n ? undefined : [divide(result, b), `${tex(result)} \\div ${tex(b)}`]
  return [multiply(result, b), `${tex(result)} \\times ${tex(b)}`]
}

const findSecond = (sign: string, a: Rational, result: Rational): [Rational, string] | undefined => {
  if (sign === '-') return [subtract(a, result), `${tex(a)} - ${tex(result)}`]
  if (sign === '÷' || sign === ':')
    return result.n === 0n ? undefined : [divide(a, result), `${tex(a)} \\div ${tex(result)}`]
  return findFirst(sign, a, result)
}

/** The number that is missing in one operation: 3,4 + … = 10. */
export const missingNumber = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`)).replace(/^(complet\w*) ?:/, '$1')
  if (text.length > 120) return undefined
  const [asFirst, asSecond] = [text.match(FIRST), text.match(SECOND)]
  const known = readDecimal(asFirst?.[3] ?? asSecond?.[1] ?? '')
  const result = readDecimal(asFirst?.[4] ?? asSecond?.[3] ?? '')
  const sign = asFirst?.[2] ?? asSecond?.[2] ?? ''
  const found = known && result && (asFirst ? findFirst : findSecond)(sign, known, result)
  if (!found || decimal(found[0]) === undefined) return undefined
  const [value, line] = found
  return measuredSolution({
    kind: 'missing-number',
    value,
    unit: '',
    steps: [messages.reverse, messages.result(`${line} = ${tex(value)}`)],
    sentence: messages.missing,
    rule: messages.reverseRule,
    hints: [...messages.reverseHints],
    minutes: 2,
  })
}
