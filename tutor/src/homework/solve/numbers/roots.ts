import { french } from '../../../maths/format.ts'
import { decimal, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn } from '../words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-roots.ts'

const ROOT = String.raw`(?:√ ?|\\sqrt ?)[({]?(\d{1,6})[)}]?`
const BETWEEN = new RegExp(`^encadre[rz]? ${ROOT} (?:par|entre) deux (?:nombres )?entiers consecutifs ?\\.?$`, 'u')
const ROUNDED = new RegExp(
  `^(?:donn\\w*|calcul\\w*|determin\\w*|quel(?:le)? est) (?:un |l'|la |une )?(?:arrondi|valeur (?:approchee|arrondie)) (?:au|a l'|a la) ?\\w+(?: pres)? (?:de |du nombre )${ROOT} ?[.?]*$`,
  'u',
)

const floorRoot = (n: bigint): bigint => {
  let root = BigInt(Math.floor(Math.sqrt(Number(n))))
  while (root * root > n) root--
  while ((root + 1n) * (root + 1n) <= n) root++
  return root
}

/** The whole numbers around a root. */
const between = (n: bigint): Solution | undefined => {
  const low = floorRoot(n)
  if (low * low === n) return undefined
  const high = low + 1n
  const line = `${low} < \\sqrt{${n}} < ${high}`
  return writtenSolution({
    kind: 'root-bounds',
    accepted: [`${low} < √${n} < ${high}`, `${low}<√${n}<${high}`, `entre ${low} et ${high}`, `${low} et ${high}`],
    answer: `$${line}$`,
    steps: [
      messages.squares(`${low}^{2} = ${low * low}`, `${high}^{2} = ${high * high}`),
      messages.between(`${low * low} < ${n} < ${high * high}`, line),
    ],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 2,
  })
}

/** A root that is no decimal, rounded. */
const rounded = (n: bigint, places: number): Solution | undefined => {
  if (floorRoot(n) ** 2n === n || places > 6) return undefined
  const unit = 10n ** BigInt(places)
  // One digit more than is kept: no root of a whole number ends in a 5.
  const value: Rational = { n: (floorRoot(n * unit * unit * 100n) + 5n) / 10n, d: unit }
  const typed = decimal(value)
  if (typed === undefined) return undefined
  return {
    kind: 'root-rounded',
    expected: { kind: 'number', value: typed },
    typed,
    answer: `≈ ${french(value)}`,
    steps: [messages.calculator(`\\sqrt{${n}} \\approx ${tex(value)}`)],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 1,
  }
}

/** Whole numbers around a square root, or the root rounded as it is asked. */
export const roots = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`)).trim()
  if (text.length > 140) return undefined
  const bounded = text.match(BETWEEN)?.[1]
  if (bounded !== undefined) return between(BigInt(bounded))
  const asked = text.match(ROUNDED)?.[1]
  const places = roundingIn(text)
  return asked === undefined || typeof places !== 'number' ? undefined : rounded(BigInt(asked), places)
}
