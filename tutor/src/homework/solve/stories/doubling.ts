import { rational } from '../../../maths/rational.ts'
import { measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-earth.ts'
import { readStory } from './read-story.ts'

const TIME = '(minutes?|min|heures?|h|jours?)'
const EVERY = new RegExp(
  `(?:se divise(?:nt)?(?: en 2)?|se dedouble(?:nt)?|double(?:nt)?|se multiplie(?:nt)? par 2)(?: de nombre)? (?:toutes les|tous les|chaque|au bout de) ?(\\d{1,3})? ?${TIME}`,
  'u',
)
const AFTER = new RegExp(
  `(?:au bout d[e'] ?|apres|en|dans) ?(une?|\\d{1,3}) ?${TIME}(?: (?:et )?(\\d{1,2}) ?(?:minutes?|min))?`,
  'u',
)
const START =
  /(?:on part d[e'] ?|a partir d[e'] ?|on depose|contient|on a|il y a|initialement|au depart,? ?(?:il y a|on a)?|de depart) ?(une?|\d{1,4}) (?:seule )?(?:bacteries?|cellules?|levures?|microbes?)/
const MAX_TIMES = 20

const minutes = (many: string | undefined, time: string) => {
  const count = many === undefined || /^une?$/.test(many) ? 1 : Number(many)
  return count * (time.startsWith('h') ? 60 : time.startsWith('j') ? 1440 : 1)
}

/** Bacteria that divide every 20 minutes: how many there are later. */
export const doubling = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const every = EVERY.exec(story?.whole ?? '')
  if (
    !story ||
    !every ||
    !/combien/.test(story.asked) ||
    /%|\bsi\b|meur|antibio|combien de temps|combien de (?:divisions|fois)/.test(story.whole)
  )
    return undefined
  const left = story.whole.replace(every[0], ' # ')
  const after = AFTER.exec(left)
  const start = START.exec(left) ?? (/^une (?:bacterie|cellule|levure)/.test(story.whole) ? ['', '1'] : null)
  if (!after || !start) return undefined
  const used = [after[0], start[0] ?? ''].reduce((text, part) => (part === '' ? text : text.replace(part, ' ')), left)
  if (/\d/.test(used)) return undefined
  const step = minutes(every[1], every[2] ?? '')
  const time = minutes(after[1], after[2] ?? '') + Number(after[3] ?? 0)
  const times = time / step
  const first = /^une?$/.test(start[1] ?? '') ? 1 : Number(start[1])
  if (!Number.isInteger(times) || times < 1 || times > MAX_TIMES) return undefined
  const value = first * 2 ** times
  return measuredSolution({
    kind: 'doubling',
    value: rational(value),
    unit: '',
    steps: [
      messages.divisions(`${time} \\div ${step} = ${times}`),
      messages.doubled(`${first} \\times 2^{${times}} = ${value}`),
    ],
    sentence: messages.resultIs,
    rule: messages.doublingRule,
    hints: [...messages.doublingHints],
    minutes: 3,
  })
}
