import { readDecimal } from '../../../maths/decimals.ts'
import { multiply } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import { unitSymbol } from '../read/symbols.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { hasPriceChange } from './price-change.ts'
import { readStory } from './read-story.ts'

const UNIT_PRICE =
  /(\d+(?:[.,]\d{1,3})?) ?(?:€|euros?) ?(?:le|par|du|la|l'|\/) ?(m²|m³|metres? carres?|metres? cubes?|metre|m|kilo(?:gramme)?|kg|litre|l|kwh|tonne)(?![\p{L}²³])|(?:le|un|1) ?(metre|m²|metre carre|kwh|litre|kg|kilo) (?:coute|est (?:vendu|facture)|vaut)(?: a)? (\d+(?:[.,]\d{1,4})?) ?(?:€|euros?)/u
const ASKS = /prix|cout|combien (?:\S+ ){0,4}?(?:pai|pay|cout|depens)|depense|montant|somme|facture/
const OTHER =
  /%|reduction|remise|\blots?\b|rouleau|\bsacs?\b|\bpot\b|bidon|livraison|abonnement|fixe|\bsi\b|economi|de plus|de moins|rest/

const symbol = (text: string) =>
  text === 'kwh'
    ? 'kWh'
    : text === 'kilo' || text === 'kilogramme'
      ? 'kg'
      : (unitSymbol(text.replace(/carres?/, 'carré').replace('metre', 'mètre')) ?? '')

/** What was found in the question before, at its price « le mètre ». */
export const unitPrice = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const match = story?.whole.match(UNIT_PRICE)
  const last = problem.found?.at(-1)
  if (!story || !match || !last || !ASKS.test(story.asked) || OTHER.test(story.whole) || hasPriceChange(problem))
    return undefined
  const unit = symbol(match[2] ?? match[3] ?? '')
  const price = readDecimal(match[1] ?? match[4] ?? '')
  const [amount, ...more] = quantitiesIn(last.result) ?? []
  const beside = story.asked.replace(match[0], ' ')
  if (!price || !amount || more.length > 0 || /\d/.test(beside) || unit === '') return undefined
  const value = inUnit(amount.value, amount.unit, unit)
  if (!value || value.n <= 0n) return undefined
  const total = multiply(value, price)
  return measuredSolution({
    kind: 'unit-price',
    value: total,
    unit: '€',
    places: centPlaces(total),
    steps: [
      ...(amount.unit === unit ? [] : [messages.sameUnit(last.result.replace('.', ','), `${tex(value)} ${unit}`)]),
      messages.together(`${tex(value)} \\times ${tex(price)} = ${tex(total)}`),
    ],
    sentence: messages.costs,
    rule: messages.basketRule,
    hints: [...messages.basketHints],
    minutes: 2,
  })
}
