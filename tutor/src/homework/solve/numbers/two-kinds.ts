import { divide, exact, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { readStory, thingKey } from '../stories/read-story.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-two-kinds.ts'

const TOTAL = /(?<![\d,.])(\d{2,5}) (\p{L}{4,})/u
const KIND = "(?:(?:a la|au|aux|en|de|des|d'une|les|l') ?)*(\\p{L}{4,})"
const PART = new RegExp(
  `(?<![\\d,.])(\\d{1,5}) (?:(?:\\p{L}+ )(?=(?:a la|au|aux|en) ))?(?:d'entre (?:eux|elles) )?(?:(?:sont|ont|font|a|pratiquent|jouent|etant) )?${KIND}`,
  'u',
)
const REST = new RegExp(`(?:le reste|les autres)(?: \\p{L}+){0,1}? ?(?:etant|est|sont|:)? ?${KIND}`, 'u')
const HALVES: [RegExp, RegExp][] = [
  [/^filles?$/, /^garcons?$/],
  [/^femmes?$/, /^hommes?$/],
  [/^externes?$/, /^demi/],
]
const OTHER =
  /%|remise|deux (?:boules|tirages)|successi|ajout|retir|mang|donne|de plus|de moins|fois|perd|\bsi\b|moyenne|ensuite|puis/

/** Of a whole, one part is counted and the rest is the other: how many, how often, how likely. */
export const twoKinds = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (!story || OTHER.test(story.given) || /\d/.test(story.asked.replace(/\b1 \p{L}+/gu, ' '))) return undefined
  const total = story.given.match(TOTAL)
  const after = total ? story.given.slice((total.index ?? 0) + total[0].length) : ''
  const part = after.match(PART)
  if (
    !total ||
    !part ||
    (story.given.match(/\d+/g) ?? []).length !== 2 ||
    !/\b(?:dont|sont|contient|contenant|compte|comporte|comprend|parmi|ont|font|pratiquent)\b/.test(story.given)
  )
    return undefined
  const [whole, own] = [rational(Number(total[1])), rational(Number(part[1]))]
  const first = thingKey(part[2] ?? '')
  const rest = after.slice((part.index ?? 0) + part[0].length).match(REST)
  const half = HALVES.flatMap(([a, b]) => (a.test(part[2] ?? '') ? [b] : b.test(part[2] ?? '') ? [a] : []))[0]
  const words = (story.asked.match(/\p{L}{4,}/gu) ?? []).filter(word => thingKey(word) !== thingKey(total[2] ?? ''))
  const isFirst = words.some(word => thingKey(word) === first)
  const isRest = words.some(word => (rest ? thingKey(word) === thingKey(rest[1] ?? '') : half?.test(word)))
  const left = subtract(whole, own)
  if (isFirst === isRest || left.n <= 0n || first === thingKey(total[2] ?? '') || /\bpas\b|\bni\b/.test(story.asked))
    return undefined
  const count = isFirst ? own : left
  const lead = isFirst ? [] : [messages.rest(`${tex(whole)} - ${tex(own)} = ${tex(left)}`)]
  const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 3 }
  const share: Rational = divide(count, whole)
  if (/pourcentage/.test(story.asked)) {
    const value = multiply(share, rational(100))
    const places = roundingFor(story.whole, '%')
    return places === 'unknown'
      ? undefined
      : measuredSolution({
          kind: 'two-kinds',
          value,
          unit: '%',
          places,
          digits: 1,
          steps: [...lead, messages.percent(`\\frac{${tex(count)}}{${tex(whole)}} \\times 100 ${equalTex(value)}`)],
          sentence: messages.answer,
          ...shared,
        })
  }
  if (/probabilite|frequence|proportion|quelle fraction/.test(story.asked)) {
    if (
      /probabilite/.test(story.asked) &&
      !/hasard|pioche|tire|prend|choisi/.test(`${story.whole} ${(problem.earlier ?? []).join(' ')}`)
    )
      return undefined
    const result = fractionTex(share.n, share.d)
    const raw = fractionTex(count.n, whole.n)
    return {
      kind: 'two-kinds',
      expected: { kind: 'number', value: exact(share) },
      typed: exact(share),
      answer: `$${result}$`,
      steps: [...lead, messages.share(raw === result ? raw : `${raw} = ${result}`)],
      ...shared,
    }
  }
  if (isFirst || !/combien|nombre/.test(story.asked)) return undefined
  return measuredSolution({
    kind: 'two-kinds',
    value: left,
    unit: '',
    steps: lead,
    sentence: messages.answer,
    ...shared,
  })
}

const BAG =
  /(?<![\d,.])(\d{1,3}) (?:boules?|billes?|jetons?|bonbons?|cartes?|stylos?|perles?|balles?|chocolats?|tickets?)?/gu
/** How many outcomes one throw or one draw has. */
export const outcomes = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (
    !story ||
    !/(?:combien|quel(?:le)?|nombre)\b.{0,40}\bissues?\b/.test(story.asked) ||
    /favorable|realise|cite|quelles sont|deux|2 fois|puis/.test(story.asked)
  )
    return undefined
  if (OTHER.test(story.given.replace(/\bpuis\b/, '')) || /lettres|mot\b|roue/.test(story.given)) return undefined
  const die = story.given.match(/\bde\b.{0,20}?\b(\d{1,2}) faces/)
  const numbers = [...story.given.replace(/\bon (?:tire|pioche|prend) 1 \p{L}+/u, ' ').matchAll(BAG)].map(([, count]) =>
    Number(count),
  )
  const isBag =
    /urne|sac|boite|sachet|bocal|paquet/.test(story.given) &&
    numbers.length > 1 &&
    !/dont|parmi|numerot|de 1 a/.test(story.given)
  const value = die ? Number(die[1]) : isBag ? numbers.reduce((sum, one) => sum + one, 0) : undefined
  return value === undefined
    ? undefined
    : measuredSolution({
        kind: 'outcomes',
        value: rational(value),
        unit: '',
        steps: [die ? messages.faces(value) : messages.allThings(`${numbers.join(' + ')} = ${value}`)],
        sentence: messages.answer,
        rule: messages.outcomesRule,
        hints: [...messages.outcomesHints],
        minutes: 1,
      })
}
