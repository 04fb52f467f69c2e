import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { divide, multiply, powerOfTen, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-earth.ts'

const LENGTH = '(mm|cm|m|km|millimetres?|centimetres?|metres?|kilometres?)'
const RATE = new RegExp(`(${DECIMAL}) ?${LENGTH} ?(?:par|\\/|chaque) ?an(?:nee)?s?(?!\\p{L})`, 'u')
const SPAN = new RegExp(
  `(${DECIMAL}|un|une)(?: ?× ?10 ?\\^ ?(\\d))? ?(millions? d'|milliards? d')?(?:ans|annees|an|annee)(?!\\p{L})`,
  'u',
)
const AWAY = new RegExp(`(${DECIMAL}) ?${LENGTH}(?![²³\\p{L}])`, 'u')
const OTHER = /\bsi\b|%|chaque annee de|double|moitie|age de|moyenne des|pourquoi/

const SHORT: [RegExp, string][] = [
  [/^(?:mm|milli)/, 'mm'],
  [/^(?:cm|centi)/, 'cm'],
  [/^(?:km|kilo)/, 'km'],
  [/^m/, 'm'],
]
const symbol = (word: string) => SHORT.find(([pattern]) => pattern.test(word))?.[1] ?? 'm'

const readSpan = (match: RegExpExecArray | null): Rational | undefined => {
  const number = /^une?$/.test(match?.[1] ?? '') ? { n: 1n, d: 1n } : readDecimal(match?.[1] ?? '')
  const scale = match?.[3]?.startsWith('milliard') ? 9 : match?.[3] ? 6 : Number(match?.[2] ?? 0)
  return number && multiply(number, powerOfTen(scale))
}

const shared = { rule: messages.driftRule, hints: [...messages.driftHints], minutes: 4 }
const largest = (value: Rational, unit: string): string =>
  ['km', 'm', 'cm'].find(to => {
    const other = inUnit(value, unit, to)
    return other && other.n >= other.d
  }) ?? unit

/** « 3 cm par an » for 10 million years, or how long 500 km took, or how fast it went: plates and glaciers. */
export const yearlyDrift = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`))
  const whole = fold(plainText(`${problem.context}\n${problem.instruction} ${problem.body}`))
  if (whole.length > 450 || OTHER.test(whole)) return undefined
  const rate = RATE.exec(whole)
  const left = rate ? whole.replace(rate[0], ' # ') : whole
  const span = SPAN.exec(left)
  const rest = span ? left.replace(span[0], ' # ') : left
  const away = AWAY.exec(rest)
  const numbers = (rest.replace(away?.[0] ?? '', ' ').match(/\d/g) ?? []).length
  const perYear = readDecimal(rate?.[1] ?? '')
  const years = readSpan(span)
  const distance = readDecimal(away?.[1] ?? '')
  if (numbers > 0 || [perYear, years, distance].filter(Boolean).length !== 2) return undefined
  const to = asked.match(new RegExp(`\\ben ${LENGTH}(?![\\p{L}/]| ?(?:par|\\/) ?an)|combien de ${LENGTH}`, 'u'))
  if (perYear && years && rate) {
    if (
      !/distance|de combien|combien de (?:km|kilometres|metres|centimetres|cm)|deplac|eloign|ecart|avanc|parcour/.test(
        asked,
      )
    )
      return undefined
    const unit = symbol(rate[2] ?? '')
    const all = multiply(perYear, years)
    const wanted = to ? symbol(to[1] ?? to[2] ?? '') : largest(all, unit)
    const value = inUnit(all, unit, wanted)
    const places = roundingFor(asked, wanted)
    if (!value || places === 'unknown') return undefined
    return measuredSolution({
      kind: 'yearly-drift',
      value,
      unit: wanted,
      places,
      inUnit: to !== null,
      steps: [
        messages.moved(`${tex(perYear)} \\times ${tex(years)} ${equalTex(all)}\\text{ ${unit}}`),
        ...(wanted === unit ? [] : [messages.converted(`${french(all)} ${unit}`, `${french(value)} ${wanted}`)]),
      ],
      sentence: messages.resultIs,
      ...shared,
    })
  }
  if (perYear && distance && rate && away) {
    if (
      !/combien (?:de temps|d'annees)|quelle (?:est la |a ete la )?duree|depuis quand|temps (?:faut|faudra|mis|necessaire)|quel temps/.test(
        asked,
      )
    )
      return undefined
    const unit = symbol(rate[2] ?? '')
    const way = inUnit(distance, symbol(away[2] ?? ''), unit)
    const value = way && divide(way, perYear)
    const places = roundingFor(asked, 'ans')
    if (!way || !value || places === 'unknown') return undefined
    return measuredSolution({
      kind: 'yearly-drift',
      value,
      unit: '',
      noun: 'ans',
      places,
      steps: [
        ...(symbol(away[2] ?? '') === unit ? [] : [messages.converted(away[0], `${french(way)} ${unit}`)]),
        messages.lasted(`\\frac{${tex(way)}}{${tex(perYear)}} ${equalTex(value)}`),
      ],
      sentence: messages.resultIs,
      ...shared,
    })
  }
  const per = asked.match(new RegExp(`(?:en )?${LENGTH} ?(?:par|\\/) ?an`, 'u'))
  if (!years || !distance || !away || !per || !/vitesse|de combien/.test(asked)) return undefined
  const unit = symbol(per[1] ?? '')
  const way = inUnit(distance, symbol(away[2] ?? ''), unit)
  const value = way && divide(way, years)
  const places = roundingFor(asked, unit)
  if (!way || !value || places === 'unknown') return undefined
  return measuredSolution({
    kind: 'yearly-drift',
    value,
    unit: '',
    noun: `${unit}/an`,
    places,
    steps: [
      ...(symbol(away[2] ?? '') === unit ? [] : [messages.converted(away[0], `${french(way)} ${unit}`)]),
      messages.speed(`\\frac{${tex(way)}}{${tex(years)}} ${equalTex(value)}`),
    ],
    sentence: messages.resultIs,
    ...shared,
  })
}
