import { readDecimal } from '../../../maths/decimals.ts'
import { add, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { countNumbers, readStory, thingKey } from './read-story.ts'

const KIND = '(adulte|enfant|etudiant|senior|collegien|lyceen|eleve|professeur|accompagnateur|bebe|adolescent)s?'
const PRICE = new RegExp(
  `(\\d+(?:,\\d{1,2})?) ?(?:€|euros?) (?:pour|par|le billet|la place)? ?(?:(?:un|une|chaque|les|le|l') ?)?${KIND}(?!\\p{L})`,
  'gu',
)
const COUNT = new RegExp(`(?<![\\d,])(\\d{1,3}) (?:billets? |places? |entrees? )?${KIND}(?!\\p{L})`, 'gu')
const COUPLE = /\b(?:monsieur et madame|mme et m\.|m\. et mme|les (?:deux )?parents|ses parents|leurs parents)\b/u
const OTHER =
  /%|reduction|remise|gratuit|offert|tarif de groupe|a partir de|\bsi\b|moitie|chacun (?:a|achete)|boisson|sandwich/
const ONE = new RegExp(
  `^(?:calcul\\w*|quel(?:le)? est|determin\\w*|combien (?:coute|coutent|paient|paie)) (?:alors )?(?:(?:la|le|leur) (?:depense|prix|cout|montant)(?: total)? (?:pour|des) |(?:les )?(?:places|billets|entrees) (?:des|pour les) )?(?:les )?${KIND} ?[?.]?$`,
  'u',
)
const ALL =
  /(?:depense totale|prix total|cout total|montant total|en tout|au total|combien (?:paie|paient|va-t-elle payer|vont-ils payer|depense|paye)(?:-t-(?:il|elle)|-(?:ils|elles))?(?: la famille)? ?\??$)/u

const WORDS = ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const IN_WORDS = new RegExp(`(?<!\\p{L})(${WORDS.slice(2).join('|')}) (?=${KIND}(?!\\p{L}))`, 'gu')
/** « trois enfants » in figures. */
const inFigures = (text: string) => text.replace(IN_WORDS, (_, word: string) => `${WORDS.indexOf(word)} `)

/** Places at a price for each kind of visitor: what one kind costs, or all. */
export const pricedKinds = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (!story || OTHER.test(story.whole) || /\d/.test(story.asked)) return undefined
  const given = inFigures(story.given)
  const prices = new Map(
    [...given.matchAll(PRICE)].map(([, price = '', kind = '']) => [thingKey(kind), readDecimal(price)]),
  )
  const rest = given.replace(PRICE, ' ')
  const counts = new Map([...rest.matchAll(COUNT)].map(([, count = '', kind = '']) => [thingKey(kind), Number(count)]))
  const isCouple = COUPLE.test(rest) && prices.has('adulte') && !counts.has('adulte')
  if (isCouple) counts.set('adulte', 2)
  if (prices.size < 2 || countNumbers(given) !== prices.size + counts.size - (isCouple ? 1 : 0)) return undefined
  const lines = [...counts].flatMap(([kind, count]) => {
    const price = prices.get(kind)
    return price ? [{ kind, count, price, cost: multiply(price, rational(count)) }] : []
  })
  const asked = story.asked.trim()
  const kind = thingKey(ONE.exec(asked)?.[1] ?? '')
  const wanted =
    kind === ''
      ? ALL.test(asked) && lines.length === prices.size
        ? lines
        : []
      : lines.filter(one => one.kind === kind)
  if (wanted.length === 0 || lines.length !== counts.size) return undefined
  const value: Rational = wanted.map(({ cost }) => cost).reduce(add)
  return measuredSolution({
    kind: 'priced-kinds',
    value,
    unit: '€',
    places: centPlaces(value),
    steps: [
      ...wanted.map(({ count, price, cost }) => messages.together(`${count} \\times ${tex(price)} ${equalTex(cost)}`)),
      ...(wanted.length > 1
        ? [messages.both(`${wanted.map(({ cost }) => tex(cost)).join(' + ')} = ${tex(value)}`)]
        : []),
    ],
    sentence: messages.answer,
    rule: messages.piecesRule,
    hints: [...messages.piecesHints],
    minutes: 3,
  })
}
