import { gcd, rational } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { readStory, thingKey } from './read-story.ts'

/** « macarons », « macarons au chocolat », « billes rouges » */
const KIND =
  "\\p{L}{3,}(?: (?:au|a la|a l'|aux|en) ?\\p{L}+| (?:rouge|vert|bleu|jaune|noir|blanche?|rose|orange|violet)e?s?)?"
const TWO = new RegExp(
  `(?<![\\d,.])(\\d{2,5}) (?:de |d')?(${KIND})[^\\d.?]{0,40}? et (?:de |d')?(\\d{2,5}) (?:de |d')?(${KIND})`,
  'u',
)
const SAME = /identiques?|(?:la|de) meme (?:composition|facon|maniere)|(?:exactement )?le meme nombre de/
const ALL_USED = /toute?s? (?:les|ses|leurs)|(?:utilis|rest|perdre|gaspill)|totalite/
const MOST =
  /(?:plus grand|maximal|maximum|le plus (?:de|possible))|combien (?:de |d')\p{L}+ (?:au maximum|maximum)|au maximum|(?:nombre|autant).{0,20}possible/u
const ASKS_NUMBER =
  /(?:combien|quel (?:est )?(?:le )?(?:plus grand )?nombre|nombre max\w*)\b.{0,60}?(?:pourra|peut|peuvent|fera|faire|constitu|realis|compos|prepar|form|obtien|possible)|quel (?:est le )?(?:nombre|plus grand nombre)|^combien (?:de |d')\p{L}+ ?\?$/u
const ASKS_INSIDE =
  /composition|combien (?:de |d')\p{L}+ (?:et (?:de |d')?\p{L}+ )?.{0,30}?(?:contiendra|contient|aura|dans chaque|par|chacun|chaque|aura)|que contiendra|combien (?:de |d')\p{L}+ et (?:de |d')\p{L}+/u
const OTHER = /%|euro|€|prix|\bcm\b|\bm\b|carrel|carre\b|plus petit|multiple|minute|seconde/

const euclid = (a: bigint, b: bigint): string[] => {
  const lines: string[] = []
  let [x, y] = a > b ? [a, b] : [b, a]
  while (y !== 0n) {
    lines.push(messages.euclid(`${x} = ${y} \\times ${x / y} + ${x % y}`))
    ;[x, y] = [y, x % y]
  }
  return lines
}

/** The greatest number of equal groups of two kinds of things, or what one of them holds. */
export const greatestGroups = (problem: Problem): Solution | undefined => {
  const own = readStory(problem)
  const before =
    (problem.earlier ?? [])
      .filter(text => TWO.test(readStory({ ...problem, context: '', instruction: '', body: text })?.whole ?? ''))
      .at(-1) ?? ''
  const isStated = own !== undefined && TWO.test(own.whole)
  const stated = [
    problem.context,
    ...(problem.earlier ?? []).filter(text => (isStated ? MOST.test(text.toLowerCase()) : text === before)),
  ].join('\n')
  const story = own && readStory({ ...problem, context: stated })
  const [, first = '', one = '', second = '', other = ''] = story?.whole.match(TWO) ?? []
  if (!story || first === '' || OTHER.test(story.whole) || !SAME.test(story.whole) || !ALL_USED.test(story.whole))
    return undefined
  const numbers = new Set(story.whole.match(/\d+/g) ?? [])
  if (
    numbers.size !== 2 ||
    (thingKey(one) === thingKey(other) && (one === other || !one.includes(' ') || !other.includes(' ')))
  )
    return undefined
  const text = `${problem.context} ${(problem.earlier ?? []).join(' ')} ${problem.instruction} ${problem.body}`
  /** As it is written: « œillets ». */
  const written = (phrase: string) =>
    phrase.replace(/\p{L}+/gu, word => (text.match(/\p{L}+/gu) ?? []).find(other => fold(other) === word) ?? word)
  const [a, b] = [BigInt(first), BigInt(second)]
  const most = gcd(a, b)
  if (most < 2n || a === b) return undefined
  const shared = { rule: messages.groupsRule, hints: [...messages.groupsHints], minutes: 5 }
  const steps = [messages.divisorsOf(first, second), ...euclid(a, b), messages.greatest(String(most))]
  const isGreatest = MOST.test(story.whole)
  const question = story.asked.split(/(?<=[.])\s+/).at(-1) ?? ''
  if (ASKS_INSIDE.test(question) && isGreatest) {
    const [things, others] = [written(one), written(other)]
    const answer = `${a / most} ${things} et ${b / most} ${others}`
    return {
      kind: 'greatest-groups',
      expected: {
        kind: 'exact',
        accepted: [
          answer,
          `${b / most} ${others} et ${a / most} ${things}`,
          `${a / most} ${things}, ${b / most} ${others}`,
        ],
      },
      typed: answer,
      answer,
      steps: [
        ...steps,
        messages.inEach(`${first} \\div ${most} = ${a / most}`),
        messages.inEach(`${second} \\div ${most} = ${b / most}`),
        messages.answer(answer),
      ],
      ...shared,
    }
  }
  const isAsked = isGreatest && (ASKS_NUMBER.test(question) || MOST.test(question))
  return isAsked
    ? measuredSolution({
        kind: 'greatest-groups',
        value: rational(Number(most)),
        unit: '',
        steps,
        sentence: messages.answer,
        ...shared,
      })
    : undefined
}
