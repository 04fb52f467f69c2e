import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { hasPriceChange } from './price-change.ts'
import { readStory, thingKey } from './read-story.ts'

const NOUN = "\\p{L}[\\p{L}'-]{2,20}(?: (?!coute|vaut|a |est |et |au |de \\d)[\\p{L}'-]{2,15}){0,3}?"
const MONEY = `(${DECIMAL}) ?(?:€|euros?)(?: ?(\\d{2})(?!\\d))?`
/** « une baguette coûte 0,95 € », « et un croissant 1,20 € », « le cahier est à 2 € », « Crêpe : 3 € ». */
const PRICE = new RegExp(
  `(?:(?<=^|[\\s,;:.'(])(?:une?|1|les?|la|chaque|l')[ ]?)?(?<thing>${NOUN}) ?(?:coutent|coute|vaut|est vendue?|est|au prix de|:|=)?(?: a| de)? ?${MONEY}(?: (?:l'une?|chacune?|la piece|piece|l'unite))?`,
  'gu',
)
const COUNTED = /(?<![\d,.])(?<count>\d{1,3}|une?) (?<thing>\p{L}[\p{L}'-]{2,20})/gu
const BILL = new RegExp(
  `(?:billet|billets) de (${DECIMAL}) ?(?:€|euros?)|(?:donne|tend|paie avec|paye avec|dispose de|possede) (?:une somme de )?(${DECIMAL}) ?(?:€|euros?)`,
  'u',
)
const ASKS_PRICE =
  /combien (?:\S+ ){0,3}?(?:pai|pay|cout|depens|debours)|quel (?:est|sera|serait) (?:le|son|leur) (?:prix|montant|cout)|quel prix|(?:calcul|determin|trouv)\w* (?:le|son|la) (?:prix|montant|cout|depense)|quelle (?:est la )?(?:somme|depense)/
const CHANGE = /rend\b|rendu|rendre|monnaie|rest(?:e|era)/
const OTHER =
  /%|reduction|remise|promotion|gratuit|offert|sold|carte|abonnement|moitie|double|triple|de plus|de moins|partag|plus cher|moins cher|au lieu|livraison|frais|economi|\bpuis (?:le|son) |et le prix|chacun (?:paie|doit)|forfait/

type Line = { count: Rational; price: Rational; thing: string; key: string }

/** How many of each thing with a price a text names; undefined where one is named twice. */
const countsIn = (text: string, prices: ReadonlyMap<string, Rational>): Line[] | undefined => {
  const lines: Line[] = []
  for (const { groups } of text.matchAll(COUNTED)) {
    const near = thingKey(groups?.second ?? '')
    const key = prices.has(near) && !prices.has(thingKey(groups?.thing ?? '')) ? near : thingKey(groups?.thing ?? '')
    const price = prices.get(key)
    if (!price) continue
    if (lines.some(line => line.key === key)) return undefined
    const count = /^une?$/.test(groups?.count ?? '') ? rational(1) : rational(Number(groups?.count))
    lines.push({ count, price, thing: groups?.thing ?? '', key })
  }
  return lines
}

const without = (text: string, pieces: readonly string[]) =>
  pieces.reduce((left, piece) => left.replace(piece, ' # '), text)

/** The price of several things of a price list, of one kind of them, or what is left of a bill. */
export const basket = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (!story || OTHER.test(story.whole) || hasPriceChange(problem)) return undefined
  const { given, asked } = story
  const isChange = CHANGE.test(asked)
  if (!isChange && !ASKS_PRICE.test(asked)) return undefined
  const bill = story.whole.match(BILL)
  const text = bill ? given.replace(bill[0], ' # ') : given
  const found = [...text.matchAll(PRICE)]
  const prices = new Map<string, Rational>()
  const firsts = found.map(({ groups }) => thingKey(groups?.thing ?? ''))
  // « une place adulte » and « une place enfant » are stated apart by their last word.
  const isShared = new Set(firsts).size < firsts.length
  for (const { groups, 2: euros = '', 3: cents } of found) {
    const price = readDecimal(cents === undefined ? euros : `${euros},${cents}`)
    const thing = groups?.thing ?? ''
    const key = thingKey(isShared ? (thing.trim().split(' ').at(-1) ?? '') : thing)
    if (!price || price.n <= 0n || key.length < 3 || prices.has(key)) return undefined
    prices.set(key, price)
  }
  if (prices.size === 0) return undefined
  const stated = without(
    text,
    found.map(([all]) => all),
  )
  const question = bill ? asked.replace(bill[0], ' # ') : asked
  const own = countsIn(question, prices)
  const before = countsIn(stated, prices)
  if (!own || !before) return undefined
  const isOwn = own.length > 0
  // Every number of the story has its place.
  const used = (lines: readonly Line[], left: string) =>
    (left.match(/\d+/g) ?? []).length === lines.filter(({ thing }) => new RegExp(`\\d ${thing}`, 'u').test(left)).length
  if (!used(before, stated) || !used(own, question) || (isOwn && before.length > 0 && isChange)) return undefined
  const named = before.filter(({ key }) =>
    [...question.matchAll(/\p{L}{3,}/gu)].some(([word]) => thingKey(word) === key),
  )
  const isTotal = /en tout|au total|total|ensemble|ses achats|courses/.test(question)
  const lines = isOwn ? own : named.length > 0 && !isTotal && !isChange ? named : before
  if (lines.length === 0 || (!isOwn && before.length === 0)) return undefined
  // « un croissant » alone is stated, not worked out.
  if (lines.every(({ count }) => count.n === 1n) && lines.length === 1) return undefined
  const paid = bill ? readDecimal(bill[1] ?? bill[2] ?? '') : undefined
  if (isChange !== (paid !== undefined) && (isChange || asked.includes(bill?.[0] ?? ' '))) return undefined
  const total = lines.map(({ count, price }) => multiply(count, price)).reduce(add)
  const value = isChange && paid ? subtract(paid, total) : total
  if (value.n <= 0n) return undefined
  return measuredSolution({
    kind: 'basket',
    value,
    unit: '€',
    steps: [
      ...lines.map(({ count, price, thing }) =>
        messages.part(thing, `${tex(count)} \\times ${tex(price)} = ${tex(multiply(count, price))}`),
      ),
      ...(lines.length > 1
        ? [messages.sum(`${lines.map(({ count, price }) => tex(multiply(count, price))).join(' + ')} = ${tex(total)}`)]
        : []),
      ...(isChange && paid ? [messages.change(`${tex(paid)} - ${tex(total)} = ${tex(value)}`)] : []),
    ],
    sentence: isChange ? messages.changeIs : messages.costs,
    rule: messages.basketRule,
    hints: [...messages.basketHints],
    minutes: 4,
  })
}
