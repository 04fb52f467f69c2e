import { readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { decimal, exact, type Rational, rational, reduce, subtract } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { fold, stems } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { digitsFor } from '../stories/number-words.ts'
import { messages } from './messages-chances.ts'

const GIVEN =
  /(?:la |une )?probabilite (?:de |d'|que |qu')(?<event>[^.,;?]{3,80}?) (?:est|vaut|=|est egale a|est de|etant de)(?: (?:de|egale a))? ?(?<over>\d+(?:[.,]\d+)?)(?: ?\/ ?(?<under>\d+)| ?(?<percent>%))?(?![\d])/u
const ASKED = /probabilite (?<event>(?:de |d'|que |qu')[^?]{3,90})\??/u
const NOT = /\b(?:ne |n')(?:\S+ ){0,3}?pas\b|\bne pas\b|\bn'.{1,12} pas\b|contraire|autre chose/
const CONTRARY = /evenement contraire|l'evenement non|contraire de/
/** Words that deny each other, where a game has nothing between. */
const OPPOSITES: [RegExp, RegExp][] = [
  [/^gagner(?: a (?:un|ce|cette|une|la|le) \p{L}+)?$/u, /\bprobabilite de perdre\b/],
  [/^perdre(?: a (?:un|ce|cette|une|la|le) \p{L}+)?$/u, /\bprobabilite de gagner\b/],
]
const TWICE =
  /(?:2|deux) pieces|(?:une piece|la piece) (?:\S+ ){0,4}?(?:2|deux) fois(?: de suite)?|(?:2|deux) fois (?:de suite )?une piece/

const solution = (value: Rational, isFraction: boolean, steps: string[]): Solution => {
  const written = isFraction ? undefined : decimal(value)
  return {
    kind: 'probability',
    expected: { kind: 'number', value: written ?? exact(value) },
    typed: written ?? exact(value),
    answer: written === undefined ? `$${fractionTex(value.n, value.d)}$` : french(value),
    steps,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  }
}

/** The probability that something does not happen, from the one that it does. */
export const complement = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = `${fold(plainText(context))}\n${asked}`
  const given = whole.length > 400 ? null : whole.match(GIVEN)
  const question = asked.split(/(?<=[.])\s+/).at(-1) ?? ''
  const { event = '', over = '', under, percent } = given?.groups ?? {}
  const number = readDecimal(over)
  if (!given || !number || /\d/.test(whole.replace(given[0], ' ')) || !/probabilite/.test(question)) return undefined
  const isOpposite = OPPOSITES.some(
    ([one, other]) =>
      one.test(event) && other.test(question) && !/\bnuls?\b|egalite|match/.test(whole) && !one.test(question),
  )
  const isContrary = CONTRARY.test(question) || isOpposite
  const wanted = question.match(ASKED)?.groups?.event ?? ''
  if (!isContrary && !(NOT.test(wanted) && !NOT.test(event))) return undefined
  const known = new Set(stems(event))
  // The same event, denied: no other word.
  if (!isContrary && stems(wanted).some(word => !known.has(word) && !/^(?:evenement|il|elle|reali)/.test(word)))
    return undefined
  const value: Rational =
    under !== undefined ? reduce(number.n, BigInt(under) * number.d) : percent === undefined ? number : number
  const full = percent === undefined ? rational(1) : rational(100)
  const rest = subtract(full, value)
  if (rest.n <= 0n || value.n <= 0n) return undefined
  const isFraction = under !== undefined
  const [shown, left] = isFraction
    ? [fractionTex(value.n, value.d), fractionTex(rest.n, rest.d)]
    : [tex(value), tex(rest)]
  const steps = [messages.contrary, messages.line(`${tex(full)} - ${shown} = ${left}`)]
  const found = solution(rest, isFraction, steps)
  return percent === undefined
    ? found
    : {
        ...found,
        expected: { kind: 'number', value: decimal(rest) ?? exact(rest), unit: '%' },
        typed: `${decimal(rest)} %`,
        answer: `${french(rest)} %`,
      }
}

const BOTH: [RegExp, number][] = [
  [
    /(?:deux|2) (?:fois )?(?:piles?|faces?)|(?:pile|face) (?:les )?(?:deux|2) fois|pile puis pile|face puis face|pile puis face|face puis pile/,
    1,
  ],
  [
    /un pile et un face|une fois pile et une fois face|(?:deux|2) (?:faces|cotes|resultats) differente?s|exactement (?:un|une fois) (?:pile|face)|(?:deux|2) (?:faces|cotes|resultats) identiques|la meme face|le meme resultat/,
    2,
  ],
  [/au moins (?:un|une fois) (?:pile|face)/, 3],
]

/** Two throws of a coin. */
export const twoThrows = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = digitsFor(`${fold(plainText(context))}\n${asked}`)
  if (whole.length > 300 || !TWICE.test(whole) || !/probabilite|chances?/.test(asked)) return undefined
  if (/trois|\b3\b|truque|\bde\b (?:a|cubique|equilibre)|urne|boule|sachant|\bsi\b/.test(whole)) return undefined
  const question = digitsFor(asked).match(/(?:probabilite|chances?) (?:d'|de |que |qu')([^?]*)/)?.[1] ?? ''
  const found = BOTH.filter(([pattern]) => pattern.test(question))
  const [only, ...others] = found
  if (!only || others.length > 0 || /\bne\b|\bpas\b/.test(question)) return undefined
  const value = reduce(BigInt(only[1]), 4n)
  return solution(value, true, [
    messages.four,
    messages.favourable(only[1]),
    messages.line(only[1] === 2 ? `\\frac{2}{4} = ${fractionTex(value.n, value.d)}` : fractionTex(value.n, value.d)),
  ])
}
