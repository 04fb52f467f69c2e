import { decimal, divide, exact, isSameNumber, type Rational, subtract } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { readNumeral } from '../numbers/numerals.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-line-slope.ts'

const POINT = /(?<![\p{L}\d])(?<name>[A-Z]) ?\( ?(?<x>-? ?\d+(?:[.,]\d+)?) ?[;,] ?(?<y>-? ?\d+(?:[.,]\d+)?) ?\)/gu
const ASKS =
  /^(?:calcul\w*|determin\w*|donn\w*|trouv\w*|quel(?:le)? est) (?:le |la |son |sa )(?:coefficient directeur|pente)(?: de (?:la |cette )?(?:droite )?(?:\(?[a-z]{1,2}\d?\)?)?)? ?[.?]*$/u

const inBrackets = (value: Rational) => (value.n < 0n ? `(${tex(value)})` : tex(value))

/** The slope of a line through two points whose coordinates are told. */
export const lineSlope = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = plainText(`${instruction} ${body}`)
  const whole = `${plainText(context)}\n${asked}`
  const points = [...whole.matchAll(POINT)].flatMap(({ groups }) => {
    const [x, y] = [readNumeral(groups?.x ?? ''), readNumeral(groups?.y ?? '')]
    return x && y ? [{ x: x.value, y: y.value }] : []
  })
  const [a, b, ...more] = points
  const question =
    fold(asked)
      .split(/(?<=\.)\s+/u)
      .at(-1) ?? ''
  if (whole.length > 250 || !a || !b || more.length > 0 || !ASKS.test(question)) return undefined
  if (!/droite/.test(fold(whole)) || /\d/.test(whole.replace(POINT, ' ')) || isSameNumber(a.x, b.x)) return undefined
  const [rise, run] = [subtract(b.y, a.y), subtract(b.x, a.x)]
  const value = divide(rise, run)
  const written = decimal(value)
  const shown = written === undefined ? fractionTex(value.n, value.d) : tex(value)
  return {
    kind: 'line-slope',
    expected: { kind: 'number', value: written ?? exact(value) },
    typed: written ?? exact(value),
    answer: `$${shown}$`,
    steps: [
      messages.formula,
      messages.line(
        `a = \\frac{${tex(b.y)} - ${inBrackets(a.y)}}{${tex(b.x)} - ${inBrackets(a.x)}} = \\frac{${tex(rise)}}{${tex(run)}} = ${shown}`,
      ),
      messages.slopeIs(shown),
    ],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 4,
  }
}
