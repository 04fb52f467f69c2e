import { add, decimal, divide, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-ratio.ts'
import { countNumbers, readStory, thingKey } from './read-story.ts'

const ITEM = String.raw`(\d{1,5}) (\p{L}{3,}(?: (?:de |d'|a |en )?\p{L}+){0,2}?)`
const LIST = new RegExp(`(?<!\\d )${ITEM}(?:, ${ITEM})*(?: et ${ITEM})(?=[.;:\\n]|$)`, 'u')
const ITEMS = new RegExp(ITEM.replace('{0,2}?', '{0,2}?(?=, \\d| et \\d|$)'), 'gu')
const UNIT =
  /^(?:cm|mm|km|kg|cl|ml|min|euros?|heures?|minutes?|secondes?|jours?|litres?|grammes?|metres?|ans?|mois|fois|points?|degres?|centimes?)$/
const OTHER =
  /%|\bfois\b|chacun|chaque|\bpar\b|de plus|de moins|moitie|double|triple|\bpuis\b|enlev|perd|ajout|retir|mang|donn\w* \d/
const TOTAL =
  /^(?:combien (?:y a-t-il )?(?:de |d')(?<noun>\p{L}+)(?: (?:y a-t-il|cela fait-il|sont-ils|a-t-(?:on|il|elle)(?: \p{L}+)?|ont-ils(?: \p{L}+)?))?(?: (?:au total|en tout))|quel est le nombre total (?:de |d')(?<noun2>\p{L}+)) ?\??$/u
const SHARE =
  /^(?:quel (?:est le )?pourcentage (?:representent|represente|y a-t-il|des?|d')|(?:calcul\w*|determin\w*|donn\w*) le pourcentage (?:de|d'|des)) ?(?:les |l'|le |la |des |de |d')?(?<part>\p{L}{3,})(?:[^?.\d]{0,40})?(?:arrondi[^?.]*)?[?.]?$/u

/** « 12 cloportes, 5 araignées et 3 vers » : how many in all, and the share of one of them. */
export const listedCounts = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const list = story?.given.match(LIST)?.[0]
  if (!story || list === undefined || OTHER.test(story.given) || /\d/.test(story.asked.replace(/arrondi.*/u, '')))
    return undefined
  const items = [...list.matchAll(ITEMS)].map(([, count = '', name = '']) => ({ count: rational(Number(count)), name }))
  const keys = items.map(({ name }) => thingKey(name))
  if (
    items.length < 2 ||
    countNumbers(story.given) !== items.length ||
    items.some(({ name }) => UNIT.test(name.split(' ')[0] ?? ''))
  )
    return undefined
  if (new Set(keys).size !== keys.length) return undefined
  const sum: Rational = items.map(({ count }) => count).reduce(add)
  const line = `${items.map(({ count }) => tex(count)).join(' + ')} = ${tex(sum)}`
  const question = story.asked.trim()
  const { noun, noun2 } = TOTAL.exec(question)?.groups ?? {}
  const counted = noun ?? noun2
  if (counted !== undefined)
    return keys.includes(thingKey(counted))
      ? undefined
      : measuredSolution({
          kind: 'listed-counts',
          value: sum,
          unit: '',
          noun: counted,
          steps: [messages.sum(line)],
          sentence: messages.totalIs,
          rule: messages.listRule,
          hints: [...messages.listHints],
          minutes: 2,
        })
  const part = SHARE.exec(question)?.groups?.part
  const own = part === undefined ? [] : items.filter((_, i) => keys[i] === thingKey(part))
  const [only] = own
  const places = roundingFor(question, '%')
  if (!only || own.length > 1 || places === 'unknown') return undefined
  const value = multiply(divide(only.count, sum), rational(100))
  if (places === undefined && decimal(value) === undefined) return undefined
  return measuredSolution({
    kind: 'listed-counts',
    value,
    unit: '%',
    places,
    steps: [
      messages.sum(line),
      messages.share(`\\frac{${tex(only.count)}}{${tex(sum)}} \\times 100 ${equalTex(value)}`),
    ],
    sentence: messages.shareIs,
    rule: messages.listRule,
    hints: [...messages.listHints],
    minutes: 3,
  })
}
