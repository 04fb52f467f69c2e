import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { divide, multiply } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { unitSymbol } from '../read/symbols.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { readStory, thingKey } from './read-story.ts'

const PART =
  '(?:doses?|volumes?|parts?|mesures?|verres?|cuilleres?|pots?|litres?|l|ml|cl|g|kg|grammes?|tasses?|pelletees?|seaux|seau)'
const RATIO = new RegExp(
  `(?<a>\\d{1,3}(?:[.,]\\d)?) ?${PART} (?:de |d')(?<x>\\p{L}{3,})(?: \\p{L}+)? (?:pour|et|avec|avec) (?<b>\\d{1,3}(?:[.,]\\d)?|une) ?${PART} (?:de |d')(?<y>\\p{L}{3,})`,
  'u',
)
const AMOUNT = new RegExp(
  `(?<n>${DECIMAL}) ?(?<unit>litres?|l|ml|cl|g|kg|grammes?|verres?|doses?|volumes?|seaux|tasses?) (?:de |d')(?<of>\\p{L}{3,})`,
  'u',
)
const ASKS =
  /(?:combien|quelle (?:quantite|masse)|quel volume|determin\w* (?:la quantite|le volume)|calcul\w* (?:la quantite|le volume))(?: (?:de|d'|\p{L}+))*? (?:de |d')(?<of>\p{L}{3,})/u

/** « 2 doses de bleu pour 3 doses de jaune »: how much of one goes with an amount of the other. */
export const mixture = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const match = story?.whole.match(RATIO)
  const { a = '', b = '', x = '', y = '' } = match?.groups ?? {}
  if (!story || !match || /%|en tout|au total|reste|\bsi on ajoute/.test(story.whole)) return undefined
  const left = story.whole.replace(match[0], ' # ')
  const known = left.match(AMOUNT)?.groups
  const question = left.split(/(?<=[.#])\s+/).at(-1) ?? ''
  const asked = question.replace(AMOUNT, ' ').match(ASKS)?.groups?.of
  const [first, second] = [readDecimal(a), readDecimal(b === 'une' ? '1' : b)]
  const amount = readDecimal(known?.n ?? '')
  if (!known || !asked || !first || !second || !amount || (left.match(/\d+(?:[.,]\d+)?/g) ?? []).length !== 1)
    return undefined
  const [kx, ky, ko, ka] = [x, y, known.of ?? '', asked].map(thingKey)
  const isFirst = ko === kx && ka === ky
  if (kx === ky || !(isFirst || (ko === ky && ka === kx)) || amount.n <= 0n || first.n <= 0n || second.n <= 0n)
    return undefined
  const [from, to] = isFirst ? [first, second] : [second, first]
  const value = divide(multiply(amount, to), from)
  const unit = unitSymbol(known.unit ?? '') ?? ''
  return measuredSolution({
    kind: 'mixture',
    value,
    unit,
    noun: unit === '' ? (known.unit ?? '') : '',
    steps: [messages.together(`\\frac{${tex(amount)} \\times ${tex(to)}}{${tex(from)}} ${equalTex(value)}`)],
    sentence: messages.answer,
    rule: messages.ratioRule,
    hints: [...messages.ratioHints],
    minutes: 3,
  })
}
