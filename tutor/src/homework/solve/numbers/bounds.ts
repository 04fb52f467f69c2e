import { lookup } from '@ariane/shared/catalogue'
import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { add, isSameNumber, multiply, powerOfTen, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-place.ts'

const RANK = "(a l'unite|au dixieme|au centieme|au millieme|(?:par|entre) deux (?:nombres )?entiers consecutifs)"
const ASKED = new RegExp(
  `^(?:donn\\w*|determin\\w*|trouv\\w*|ecri\\w*|propos\\w*)? ?(?:un |l')?encadre(?:ment|r|z)?(?: (?:du nombre|de|le nombre|d'))? ?(?:${RANK}(?: pres)?(?: de| du nombre| ?[.:])? )?(${DECIMAL})(?: ${RANK}(?: pres)?)? ?[.?]*$`,
  'u',
)
/** « … < 12,7 < … » */
const BETWEEN = new RegExp(`(?:…|\\.{3,}|_{2,}) ?[<≤] ?(${DECIMAL}) ?[<≤] ?(?:…|\\.{3,}|_{2,})`, 'u')
/** « Encadre chaque nombre par … » over a list. */
const EACH = / (?:chaque nombre|chacun des nombres|(?:les|ces) nombres)(?: (?:decimal|decimaux|suivants?|ci-dessous))*/u
const PLACES: Record<string, number> = { "a l'unite": 0, 'au dixieme': 1, 'au centieme': 2, 'au millieme': 3 }

const floorAt = ({ n, d }: Rational, places: number): Rational => {
  const scaled = multiply({ n, d }, powerOfTen(places))
  const whole = scaled.n / scaled.d - (scaled.n < 0n && scaled.n % scaled.d !== 0n ? 1n : 0n)
  return multiply({ n: whole, d: 1n }, powerOfTen(-places))
}

/** The two numbers of a rank between which a decimal lies. */
export const bounds = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`))
    .replace(BETWEEN, '$1')
    .replace(EACH, '')
  const [, before, number = '', after] = text.length > 140 ? [] : (text.match(ASKED) ?? [])
  const value = readDecimal(number)
  const rank = before ?? after
  if (!value || rank === undefined || (before !== undefined && after !== undefined)) return undefined
  const places = /entiers/.test(rank) ? 0 : (lookup(PLACES, rank) ?? 0)
  const low = floorAt(value, places)
  if (isSameNumber(low, value)) return undefined
  const high = add(low, powerOfTen(-places))
  const shown = [low, value, high].map(one => french(one).replace('−', '-'))
  return writtenSolution({
    kind: 'bounds',
    accepted: [
      shown.join(' < '),
      `${shown[0]} ≤ ${shown[1]} < ${shown[2]}`,
      `${shown[0]} ≤ ${shown[1]} ≤ ${shown[2]}`,
      `entre ${shown[0]} et ${shown[2]}`,
      `${shown[0]} et ${shown[2]}`,
    ],
    answer: `$${tex(low)} < ${tex(value)} < ${tex(high)}$`,
    steps: [
      messages.cutAt(tex(low)),
      messages.nextAt(tex(high)),
      messages.between(`${tex(low)} < ${tex(value)} < ${tex(high)}`),
    ],
    rule: messages.boundsRule,
    hints: messages.hints,
    minutes: 1,
  })
}
