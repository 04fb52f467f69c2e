import { readDecimal } from '../../../maths/decimals.ts'
import { multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-discount.ts'
import { countNumbers, readStory } from './read-story.ts'

const ASKS =
  /^(?:quel est (?:le )?|calcul\w* (?:le )?|determin\w* (?:le )?)montant(?: en euros?)? (?:de (?:la |cette |sa )|du |de l')(?:remise|reduction|rabais|baisse|ristourne|hausse|augmentation|solde)\b[^\d?.]{0,20}[?.]?$/u
const PRICE = /(?<![\d,.])(\d+(?:,\d{1,2})?) ?(?:€|euros?)(?!\p{L})/gu
const RATE = /(?<![\d,.])(\d{1,2}(?:,\d)?) ?(?:%|pour ?cent)/gu
/** A price that the change is already in. */
const AFTER =
  /apres|nouveau prix (?:est|de)|desormais|maintenant|paye|au lieu|remise comprise|ttc|\bpuis\b|ensuite|supplementaire|\bsi\b|chacun|chaque/

/** What is taken off a price, or comes on top of it, at a rate. */
export const discount = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const asked = story?.asked.split(/(?<=[.])\s+/).at(-1) ?? ''
  if (!story || !ASKS.test(asked)) return undefined
  const given = story.whole.replace(asked, ' ')
  const [price, ...prices] = [...given.matchAll(PRICE)]
  const [rate, ...rates] = [...given.matchAll(RATE)]
  const [of, by] = [readDecimal(price?.[1] ?? ''), readDecimal(rate?.[1] ?? '')]
  if (!of || !by || prices.length > 0 || rates.length > 0 || AFTER.test(given) || countNumbers(given) !== 2)
    return undefined
  const value = multiply(multiply(by, of), rational(1, 100))
  return measuredSolution({
    kind: 'discount',
    value,
    unit: '€',
    steps: [messages.part(tex(by), `\\frac{${tex(by)}}{100} \\times ${tex(of)} ${equalTex(value)}`)],
    sentence: messages.answer,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  })
}
