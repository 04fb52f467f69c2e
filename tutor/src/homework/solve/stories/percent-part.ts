import { readDecimal } from '../../../maths/decimals.ts'
import { divide, isSameNumber, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { readStory, thingKey } from './read-story.ts'

/** Halves of a whole: who is not one is the other. */
const HALVES: [RegExp, RegExp][] = [
  [/\bfilles?\b/, /\bgarcons?\b/],
  [/\bfemmes?\b/, /\bhommes?\b/],
  [/\bdemi-pensionnaires?\b/, /\bexternes?\b/],
  [/\bdroitiers?\b/, /\bgauchers?\b/],
  [/\bmajeurs?\b/, /\bmineurs?\b/],
  [/\badultes?\b/, /\benfants?\b/],
  [/\bgagnants?\b/, /\bperdants?\b/],
]
const PART = /(?<![\d,.])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|pour ?cent)/gu
const TOTAL = /(?<![\d,.])(\d{1,3}(?: \d{3})+|\d{1,7}) (\p{L}{4,})/gu
const OTHER =
  /augment|baiss|diminu|reduction|remise|sold|hausse|prix|€|interet|parmi (?:eux|elles|ces|les)|\bfois\b|de plus|de moins|du reste|restants|chaque|\bsi\b/

const halfIn = (text: string) => {
  const found = HALVES.flatMap(([one, other], i) => [
    ...(one.test(text) ? [{ pair: i, side: 0 }] : []),
    ...(other.test(text) ? [{ pair: i, side: 1 }] : []),
  ])
  return found.length === 1 ? found[0] : undefined
}

/** Of 60 members 45 % are girls: how many girls, how many boys, what percentage of boys. */
export const percentPart = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const source = story && story.given !== '' ? story.given : ''
  const parts = [...source.matchAll(PART)]
  const [part, ...others] = parts
  const rate = readDecimal(part?.[1] ?? '')
  if (!story || !part || others.length > 0 || !rate || OTHER.test(story.whole) || /\d/.test(story.asked))
    return undefined
  const said = source.slice(part.index).split(/[.;\n]/)[0] ?? ''
  const stated = halfIn(said.replace(/^.{0,20}? des (?:\p{L}+ )/u, match => match))
  const wanted = halfIn(story.asked)
  const not = /\bne\b.*\bpas\b|\bn'\p{L}+.*\bpas\b/u.test(story.asked) && !/\bpas\b/.test(said)
  const rest = tex(subtract(rational(100), rate))
  const shared = { rule: messages.percentRule, hints: [...messages.percentHints], minutes: 3 }
  if (!stated || !wanted || stated.pair !== wanted.pair) return undefined
  const isOther = (stated.side !== wanted.side) !== not
  if (/pourcentage/.test(story.asked))
    return isOther
      ? measuredSolution({
          kind: 'percent-part',
          value: subtract(rational(100), rate),
          unit: '%',
          steps: [messages.otherPart(`100\\,\\% - ${tex(rate)}\\,\\% = ${rest}\\,\\%`)],
          sentence: messages.answer,
          ...shared,
        })
      : undefined
  const totals = [...source.replace(PART, ' ').matchAll(TOTAL)]
  const numbers = source.replace(PART, ' ').match(/\d+(?: \d{3})*/g) ?? []
  const [only] = totals
  const total = readDecimal(only?.[1] ?? '')
  if (!only || totals.length !== 1 || numbers.length !== 1 || !total || !/combien|nombre/.test(story.asked))
    return undefined
  if (halfIn(only[2] ?? '') !== undefined) return undefined
  const share: Rational = multiply(divide(rate, rational(100)), total)
  const value = isOther ? subtract(total, share) : share
  if (value.d !== 1n || isSameNumber(value, total)) return undefined
  return measuredSolution({
    kind: 'percent-part',
    value,
    unit: '',
    noun: story.asked.match(/combien (?:y a-t-il )?(?:de |d')(\p{L}+)/u)?.[1] ?? thingKey(only[2] ?? ''),
    steps: [
      messages.partOf(tex(rate), `\\frac{${tex(rate)}}{100} \\times ${tex(total)} = ${tex(share)}`),
      ...(isOther ? [messages.otherPart(`${tex(total)} - ${tex(share)} = ${tex(value)}`)] : []),
    ],
    sentence: messages.answer,
    ...shared,
  })
}
