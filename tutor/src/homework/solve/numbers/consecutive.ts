import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { digitsFor } from '../stories/number-words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-consecutive.ts'

const SUM =
  /(?:la )?somme (?:de |des )?(?<count>[2345]) (?:nombres |nombres entiers |entiers )?(?:naturels )?(?:qui se suivent|consecutifs)(?: est(?: egale a)?| vaut| fait| =)? (?<total>\d{1,6})\b/
const ASKS =
  /quels? (?:sont|est)|(?:trouv|determin|calcul|donn|cherch)\w* (?:les|ces|quels)|qui sont ces|de quels nombres/
const OTHER = /\bpairs?\b|impairs?|multiples?|carres?|produit|plus (?:grand|petit)|premier|dernier|[,.]\d/

/** « La somme de trois nombres consécutifs est 72 » : the numbers. */
export const consecutive = ({ instruction, body, context }: Problem): Solution | undefined => {
  const whole = digitsFor(fold(plainText(`${context} ${instruction} ${body}`)))
  const { count: times, total: sum } = SUM.exec(whole)?.groups ?? {}
  if (whole.length > 200 || times === undefined || sum === undefined || !ASKS.test(whole) || OTHER.test(whole))
    return undefined
  const [count, total] = [Number(times), Number(sum)]
  const left = whole.replace(SUM, ' ').replace(/\bces [2345] nombres/u, ' ')
  const extra = (count * (count - 1)) / 2
  const first = (total - extra) / count
  if (/\d/.test(left) || !Number.isInteger(first) || first < 0) return undefined
  const all = Array.from({ length: count }, (_, i) => first + i)
  const letters = all.map((_, i) => (i === 0 ? 'n' : `n + ${i}`))
  return writtenSolution({
    kind: 'consecutive',
    accepted: [all.join(' ; '), all.join(', '), `${all.slice(0, -1).join(', ')} et ${all.at(-1)}`, all.join(' ')],
    answer: all.join(' ; '),
    steps: [
      messages.named(letters.join(' ; ')),
      messages.sum(`${count}n + ${extra}`, String(total)),
      messages.solved(`${count}n = ${total} - ${extra} = ${total - extra}`, String(first)),
      messages.check(`${all.join(' + ')} = ${total}`),
      messages.areThey(all.join(' ; ')),
    ],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 5,
  })
}
