import { readDecimal } from '../../../maths/decimals.ts'
import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import { quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { readStory } from './read-story.ts'

const CHANGE =
  /(?<way>augment\w*|hausse|baisse\w*|diminu\w*|reduction|remise|rabais|solde\w*)[^.%;?]{0,30}? (?:de |a |: )?(?:-|\+)?(?<rate>\d{1,2}(?:[.,]\d{1,2})?) ?%|(?<way2>reduction|remise|rabais|hausse|baisse|augmentation) (?:de |d')(?<rate2>\d{1,2}(?:[.,]\d{1,2})?) ?%/gu
const UP = /^(?:augment|hausse)/
const OTHER =
  /\bsi\b|par an|chaque|tous les|interet|initial|depart|equivalent|global|coefficient|pourcentage|taux|en tout|reste|economi|\bavant\b/
const FINAL =
  /final|nouveau prix|apres (?:ces|les) (?:deux|2)|maintenant|desormais|a la fin|prix actuel|combien (?:coute|vaut|paie)/
const AFTER =
  /apres (?:la|l'|cette|le|sa|son) ?(?:premiere? )?(augmentation|hausse|baisse|reduction|remise|diminution|rabais)/

/** A price that changes twice in a row: after the first change, or at the end. */
export const successiveRates = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (!story || OTHER.test(story.asked) || !/prix|cout|combien|loyer|population|salaire/.test(story.asked))
    return undefined
  const changes = [...story.given.matchAll(CHANGE)].map(({ groups, index, 0: text }) => ({
    isUp: UP.test(groups?.way ?? groups?.way2 ?? ''),
    rate: readDecimal(groups?.rate ?? groups?.rate2 ?? ''),
    index,
    text,
  }))
  const rates = (story.whole.match(/%/g) ?? []).length
  const [amount, ...more] = quantitiesIn(story.given.replace(/(?:-|\+)?\d{1,2}(?:[.,]\d{1,2})? ?%/g, ' ')) ?? []
  if (
    changes.length !== 2 ||
    rates !== 2 ||
    !amount ||
    more.length > 0 ||
    amount.unit !== '€' ||
    /\d/.test(story.asked)
  )
    return undefined
  const ordinal = /apres (?:la|le) (premier|deux|second)/.exec(story.asked)?.[1]
  const after = ordinal === undefined ? story.asked.match(AFTER)?.[1] : undefined
  const kind = after === undefined ? undefined : UP.test(after)
  const which = kind === undefined ? undefined : changes.findIndex(({ isUp }) => isUp === kind)
  if (kind !== undefined && changes.filter(({ isUp }) => isUp === kind).length !== 1) return undefined
  const last = ordinal === undefined ? (which ?? (FINAL.test(story.asked) ? 1 : -1)) : ordinal === 'premier' ? 0 : 1
  if (last < 0) return undefined
  let value: Rational = amount.value
  const steps: string[] = []
  for (const { isUp, rate } of changes.slice(0, last + 1)) {
    if (!rate || rate.n <= 0n) return undefined
    const factor = (isUp ? add : subtract)(rational(1), divide(rate, rational(100)))
    const next = multiply(value, factor)
    steps.push(messages.rateStep(isUp ? '+' : '-', tex(rate), `${tex(value)} \\times ${tex(factor)} ${equalTex(next)}`))
    value = next
  }
  return measuredSolution({
    kind: 'percent-change',
    value,
    unit: '€',
    places: centPlaces(value),
    steps,
    sentence: messages.answer,
    rule: messages.percentRule,
    hints: [...messages.percentHints],
    minutes: 4,
  })
}
