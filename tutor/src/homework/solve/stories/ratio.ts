import { divide, multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution, shownQuantity } from '../measured-solution.ts'
import { type Quantity, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { readStory, thingKey } from './read-story.ts'

const RATIO = /(?:ratio|proportions?|rapport)(?: de)? ?:? ?(\d{1,2}) ?[:/] ?(\d{1,2})(?! ?[:/]| ?%)/u
const MIXED =
  /(?:melang\p{L}*|compose\w*|contient|fait|utilis\w*) (?:du |de la |de l'|des |le |la |les |de )?(\p{L}{3,}) (?:et|avec) (?:du |de la |de l'|des |le |la |les |de )?(\p{L}{3,})/u
const PAIR =
  /(?:entre |du |de la |de l'|de |d')?(?:le |la |les |l')?(\p{L}{3,})(?: (?!et)\p{L}+){0,2} et (?:entre |du |de la |de l'|de |d')?(?:le |la |les |l')?(\p{L}{3,})/u

const BARE = /^partag\w* \d[\d ,]* ?\S{1,3} (?:dans|selon|suivant) le ratio \d{1,2} ?: ?\d{1,2} ?\.?$/u

/** A quantity shared in a ratio: what one of the two gets. */
export const ratio = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const match = story?.whole.match(RATIO)
  if (!story || !match || /%|reste|ajout/.test(story.whole)) return undefined
  const [a, b] = [Number(match[1]), Number(match[2])]
  const said = story.given.includes(match[0]) ? story.given : story.whole
  const left = said.replace(match[0], ' ')
  const names = left.slice(0, match.index).match(MIXED) ?? left.slice(0, match.index).match(PAIR) ?? left.match(PAIR)
  const [total, ...more] = quantitiesIn(`${left}\n${story.asked}`) ?? []
  // « Partage 120 € dans le ratio 2 : 3. » names nobody: both parts are asked for.
  const [whole, ...others] = BARE.test(story.asked) && story.given === '' ? (quantitiesIn(left) ?? []) : []
  if (whole && others.length === 0 && a > 0 && b > 0 && whole.value.n > 0n) return bothParts(whole, a, b)
  if (!names || !total || more.length > 0 || a < 1 || b < 1 || total.value.n <= 0n) return undefined
  const named = [names[1] ?? '', names[2] ?? ''].map(name =>
    new RegExp(`(?<!\\p{L})${thingKey(name)}`, 'u').test(story.asked),
  )
  const isEach =
    /chacune?|chaque|les deux parts?|la part de chacun|l'un et l'autre/.test(story.asked) && named[0] === named[1]
  if (isEach && /quelle|combien|calcul|determin|partag/.test(story.asked)) return bothParts(total, a, b)
  if (named[0] === named[1] || !/quelle|combien|calcul|determin/.test(story.asked)) return undefined
  const one = divide(total.value, rational(a + b))
  const count = named[0] ? a : b
  const value = multiply(one, rational(count))
  if (total.unit === '' && value.d !== 1n) return undefined
  return measuredSolution({
    kind: 'ratio',
    value,
    unit: total.unit,
    noun: total.noun.split(/[\s,]/)[0] ?? '',
    steps: [
      messages.ratio(`${a} + ${b} = ${a + b}`),
      messages.onePart(`${tex(total.value)} \\div ${a + b} = ${tex(one)}`),
      messages.together(`${count} \\times ${tex(one)} = ${tex(value)}`),
    ],
    sentence: messages.answer,
    rule: messages.ratioRule,
    hints: [...messages.ratioHints],
    minutes: 4,
  })
}

/** What each of the two gets. */
const bothParts = (total: Quantity, a: number, b: number): Solution | undefined => {
  const one = divide(total.value, rational(a + b))
  const parts = [a, b].map(count => multiply(one, rational(count)))
  if (total.unit === '' && parts.some(({ d }) => d !== 1n)) return undefined
  return {
    kind: 'ratio',
    expected: null,
    typed: '',
    answer: parts.map(part => shownQuantity(part, total.unit)).join(' ; '),
    steps: [
      messages.ratio(`${a} + ${b} = ${a + b}`),
      messages.onePart(`${tex(total.value)} \\div ${a + b} ${equalTex(one)}`),
      ...[a, b].map((count, i) => messages.together(`${count} \\times ${tex(one)} = ${tex(parts[i] ?? one)}`)),
    ],
    rule: messages.ratioRule,
    hints: [...messages.ratioHints],
    minutes: 4,
  }
}
