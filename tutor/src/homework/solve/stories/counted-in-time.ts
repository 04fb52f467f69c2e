import { lookup } from '@ariane/shared/catalogue'
import { multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-world.ts'
import { readStory } from './read-story.ts'

const TIME = '(minute|min|heure|h|seconde|s|jour|journee|semaine)s?'
const EVENT =
  '(battements?|pulsations?|fois|inspirations?|respirations?|mouvements respiratoires|mots?|pages?|tours?|gouttes?|pieces?|bouteilles?|voitures?|pas|coups|vibrations?|oscillations?)'
const RATE = new RegExp(
  `(?<n>\\d{1,6}) ?${EVENT}(?: (?:cardiaques?|respiratoires?))? ?(?:par|/|a la|en une|en 1|chaque) ?${TIME}(?![\\p{L}])`,
  'gu',
)
const ASKED = new RegExp(
  `(?:combien|quel (?:est le )?nombre|nombre)(?: \\S+){0,8}? (?:en|pendant|par|dans|durant) (?<many>une?|\\d{1,4}) ?${TIME}(?![\\p{L}])|combien(?: \\S+){0,8}? (?:par|chaque) ${TIME}(?![\\p{L}])`,
  'u',
)
/** « en 3 min 30 s » in one unit. */
const inSeconds = (text: string) =>
  text.replace(
    /(?<![\d,.])(\d{1,2}) ?(?:min|minutes?) ?(?:et )?(\d{1,2}) ?(?:s|secondes?)(?!\p{L})/gu,
    (_, min: string, s: string) => `${60 * Number(min) + Number(s)} s`,
  )
const SECONDS: Record<string, number> = {
  seconde: 1,
  s: 1,
  min: 60,
  minute: 60,
  h: 3600,
  heure: 3600,
  jour: 86_400,
  journee: 86_400,
  semaine: 604_800,
}
const OTHER = /%|\bsi\b|de plus|de moins|double|augment|litre|\bml\b|\bl\b|volume|effort|repos.*effort/

/** « 70 fois par minute »: how often in an hour. */
export const countedInTime = (problem: Problem): Solution | undefined => {
  const read = readStory(problem)
  const story = read && { ...read, asked: inSeconds(read.asked), whole: inSeconds(read.whole) }
  const [rate, ...more] = [...(story?.whole.matchAll(RATE) ?? [])]
  if (!story || !rate || more.length > 0 || OTHER.test(story.whole)) return undefined
  const left = story.whole.replace(rate[0], ' # ')
  const question = left.split(/(?<=[.#])\s+/).at(-1) ?? ''
  const asked = question.match(ASKED)
  if (!asked || !/combien|nombre/.test(story.asked)) return undefined
  if (/\d/.test(left.replace(asked[0], ' '))) return undefined
  const many = asked.groups?.many
  const time = asked[2] ?? asked[3] ?? ''
  const [base, wanted] = [lookup(SECONDS, rate[3] ?? ''), lookup(SECONDS, time)]
  if (base === undefined || wanted === undefined) return undefined
  const count = many === undefined || /^une?$/.test(many) ? 1 : Number(many)
  const factor = rational(count * wanted, base)
  const value = multiply(rational(Number(rate.groups?.n)), factor)
  if (value.d !== 1n || factor.n <= factor.d) return undefined
  const event = rate[2] ?? ''
  return measuredSolution({
    kind: 'counted-in-time',
    value,
    unit: '',
    noun: event,
    steps: [
      messages.inTime(
        asked[0].match(/(?:une?|\d+) ?\p{L}+$/u)?.[0] ?? time,
        `${rate.groups?.n} \\times ${tex(factor)} ${equalTex(value)}`,
      ),
    ],
    sentence: messages.countIs,
    rule: messages.perTimeRule,
    hints: [...messages.perTimeHints],
    minutes: 2,
  })
}
