import { decimal, divide, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-ratio.ts'
import { thingKey } from './read-story.ts'

const MULTIPLIED =
  /^par combien (?:de fois )?(?:(?:la |le |l'|les |son |sa |ses |leur )[^?.]{2,60} )?(?:a|ont|est|a ete|s'est)\b[^?.]{0,40}?multipli/u
const TIMES_MORE =
  /^combien de fois plus (?:de |d'|grande?s? |lourde?s? |rapides? |chere?s? |haute?s? |longue?s? )?(?<rest>[^?.]{3,80})/u
const YEAR = /(?<![\d,])\b(?:en|depuis|vers|des) (?:1[0-9]|20)\d\d\b|\b(?:1[5-9]|20)\d\d\b ?(?=[:,)])/giu
const SCALE = / ?(?:milliards?|millions?)\b/giu
const OTHER = /%|pourcent|\bsi\b|chaque|au total|ensemble|double|triple|moitie|de plus|de moins|reduction/

/** The one scale of all numbers, taken away; undefined where they have several. */
const withoutScale = (text: string): string | undefined => {
  const scales = new Set((text.match(SCALE) ?? []).map(scale => fold(scale).trim().slice(0, 6)))
  const bare = text.replace(SCALE, '')
  if (scales.size === 0) return text
  const count = (text.match(SCALE) ?? []).length
  return scales.size === 1 && count === (quantitiesIn(bare) ?? []).length ? bare : undefined
}

const NO_THING = /^(?:pendant|apres|avant|contre|dans|pour|vers|avec|chez|selon)$/
/** What is counted; '' where nothing is said. */
const countedThing = (noun: string) => {
  const [first = ''] = fold(noun).match(/\p{L}{4,}/gu) ?? []
  return NO_THING.test(first) ? '' : thingKey(first)
}

const namesIn = (text: string) => fold(text).match(/\p{L}{5,}/gu) ?? []

/** Who is named first in a question has more: what is told in the clause of that name. */
const isLargeNamedFirst = (rest: string, clauses: readonly { text: string; isLarge: boolean }[]): boolean => {
  for (const name of namesIn(rest)) {
    const near = clauses.filter(({ text }) => text.includes(name.replace(/[sx]$/, '')))
    if (near.length === 1) return near[0]?.isLarge ?? false
  }
  return false
}

/** By how many a quantity was multiplied, how many times more one has than another. */
export const timesAsMany = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`)).trim()
  const bare = asked.replace(/,? ?\(?arrondi[^?.)]*\)?/u, '')
  const more = TIMES_MORE.exec(bare)?.groups?.rest
  const isMultiplied = MULTIPLIED.test(bare)
  const given = plainText(problem.context)
  if ((more === undefined && !isMultiplied) || given.length > 350 || OTHER.test(fold(given)) || /\d/.test(bare))
    return undefined
  const text = withoutScale(
    given
      .replace(YEAR, match => ' '.repeat(match.length))
      .replace(/ × 10\^([69])\b/gu, (_, power) => (power === '6' ? ' millions' : ' milliards')),
  )
  const [first, second, ...others] = quantitiesIn(text ?? '') ?? []
  const other =
    first && second && (first.unit === second.unit ? second.value : inUnit(second.value, second.unit, first.unit))
  if (text === undefined || !first || !second || others.length > 0 || !other) return undefined
  const things = [countedThing(first.noun), countedThing(second.noun)].filter(thing => thing !== '')
  if (new Set(things).size > 1) return undefined
  const isUp = subtract(other, first.value).n > 0n
  const [large, small]: [Rational, Rational] = isUp ? [other, first.value] : [first.value, other]
  if (small.n <= 0n || (isMultiplied && !isUp)) return undefined
  const edge = text.slice(first.to, second.from).search(/[,;.]|\bet\b|\bpendant\b|\bcontre\b/u)
  const cut = edge < 0 ? second.from : first.to + edge
  const clauses = [text.slice(0, cut), text.slice(cut)].map((clause, i) => ({
    text: fold(clause),
    isLarge: (i === 1) === isUp,
  }))
  if (more !== undefined && !isLargeNamedFirst(more, clauses)) return undefined
  const value = divide(large, small)
  const places = roundingFor(asked, '')
  if (places === 'unknown' || (places === undefined && decimal(value) === undefined)) return undefined
  return measuredSolution({
    kind: 'times-as-many',
    value,
    unit: '',
    places,
    steps: [messages.quotient(`${tex(large)} \\div ${tex(small)} ${equalTex(value)}`)],
    sentence: messages.times,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  })
}
