import { readDecimal } from '../../../maths/decimals.ts'
import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { tableRows } from '../read/table.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-table-counts.ts'

type Bound = { pattern: RegExp; holds: (difference: bigint) => boolean }
const NUMBER = String.raw`(?:du |de |la |le |une? )?(?<value>\d{1,4}(?:[.,]\d+)?)(?! ?(?:%|\/))`
const OR_EQUAL = '(?: et| ou) '
const BOUNDS: readonly Bound[] = [
  {
    pattern: new RegExp(`au moins ${NUMBER}|superieure?s? ou egale?s? a ${NUMBER.replace('value', 'other')}`, 'u'),
    holds: d => d >= 0n,
  },
  {
    pattern: new RegExp(
      `au plus ${NUMBER}|au maximum ${NUMBER.replace('value', 'other')}|inferieure?s? ou egale?s? a ${NUMBER.replace('value', 'third')}`,
      'u',
    ),
    holds: d => d <= 0n,
  },
  {
    pattern: new RegExp(
      `(?:strictement )?plus (?:de |d'|que )${NUMBER}|(?:strictement )?superieure?s? a ${NUMBER.replace('value', 'other')}`,
      'u',
    ),
    holds: d => d > 0n,
  },
  {
    pattern: new RegExp(
      `(?:strictement )?moins (?:de |d'|que )${NUMBER}|(?:strictement )?inferieure?s? a ${NUMBER.replace('value', 'other')}`,
      'u',
    ),
    holds: d => d < 0n,
  },
]
const COUNT =
  /^(?:combien (?:de |d')|quel est le nombre (?:de |d')|(?:calcul\w*|determin\w*|donn\w*|trouv\w*) le nombre (?:de |d'))\p{L}+/u
const SHARE = /^(?:quel (?:est le )?pourcentage|(?:calcul\w*|determin\w*|donn\w*) le pourcentage)/u
const OTHER = new RegExp(
  `\\bne\\b|\\bn'|${OR_EQUAL}(?:au |plus|moins)|entre|moyenne|mediane|\\bsi\\b|proba|temps|argent`,
  'u',
)

/** How many, or what percentage, reach a value of a table of numbers. */
export const tableCounts = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`)).trim()
  const [values, counts, ...more] = tableRows(context)
  const isShare = SHARE.test(asked)
  if (asked.length > 160 || isShare === COUNT.test(asked) || OTHER.test(asked) || !values || !counts || more.length > 0)
    return undefined
  if (!/effectif|nombre d'eleves|nombre de (?:personnes|familles|joueurs|clients|fois)/.test(fold(counts.name)))
    return undefined
  const found = BOUNDS.flatMap(({ pattern, holds }) => {
    const { value, other, third } = pattern.exec(asked)?.groups ?? {}
    const limit = readDecimal(value ?? other ?? third ?? '')
    return limit ? [{ limit, holds }] : []
  })
  const [only, ...others] = found
  const numbers = asked.replace(/,? ?\(?arrondi.*/u, '').match(/\d+(?:[.,]\d+)?/g) ?? []
  if (!only || others.length > 0 || numbers.length !== 1 || values.cells.length !== counts.cells.length)
    return undefined
  const pairs = values.cells.flatMap((cell, i) => {
    const [value, count] = [readDecimal(cell), readDecimal(counts.cells[i] ?? '')]
    return value && count && count.n >= 0n ? [{ value, count, cell }] : []
  })
  if (pairs.length !== values.cells.length || pairs.length < 2) return undefined
  const kept = pairs.filter(({ value }) => only.holds(subtract(value, only.limit).n))
  if (kept.length === 0 || kept.length === pairs.length) return undefined
  const sum = kept.map(({ count }) => count).reduce<Rational>(add, rational(0))
  const total = pairs.map(({ count }) => count).reduce<Rational>(add, rational(0))
  const share = multiply(divide(sum, total), rational(100))
  const places = isShare ? roundingFor(asked, '%') : undefined
  if (places === 'unknown') return undefined
  return measuredSolution({
    kind: 'table-counts',
    value: isShare ? share : sum,
    unit: isShare ? '%' : '',
    places,
    steps: [
      messages.values(kept.map(({ cell }) => cell).join(' ; ')),
      messages.sum(kept.length > 1 ? `${kept.map(({ count }) => tex(count)).join(' + ')} = ${tex(sum)}` : tex(sum)),
      ...(isShare ? [messages.shareOf(`\\frac{${tex(sum)}}{${tex(total)}} \\times 100 ${equalTex(share)}`)] : []),
    ],
    sentence: isShare ? messages.shareIs : messages.countIs,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  })
}
