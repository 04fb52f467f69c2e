import { calculate } from './calculate.ts'
import { messages } from './messages.ts'
import type { Reply } from './reply.ts'

const NUMBER = String.raw`[-−]?\d+(?:[.,]\d+)?`
const toNumber = (written: string) => Number(written.replace('−', '-').replace(',', '.'))

const OWN_RESULT = new RegExp(
  String.raw`^(.*\d.*?)[\s,;.:?(]+(?:(?:mais|et|moi|aide[- ]moi)[\s,]+)*(?:j['e]? ?(?:trouve|obtiens|ai (?:trouv[ée]|mis|eu|obtenu))|jai (?:trouv[ée]|mis|eu)|g (?:trouv[ée]|mis|eu))[\s:]+(?:x ?= ?)?(${NUMBER})(?: (?:c'est (?:bon|juste|ça)|non|hein))?[\s?!.)]*$`,
  'iu',
)

/** « 5x − 7 = 18, je trouve 2,2 » : the task without the pupil's own result, worked out; a result that is the same is said to be right. */
export const checkOwnResult = (plain: string): Reply | undefined => {
  const [, task = '', given = ''] = plain.match(OWN_RESULT) ?? []
  const computed = task === '' ? undefined : calculate(task.trim())
  if (!computed) return undefined
  const result = computed.explanations.at(-1)?.match(/^[^\d]*?(-?\d+(?:(?:,|\{,\})\d+)?)[^\d]*$/)?.[1]
  const isSame = result !== undefined && toNumber(result.replace('{,}', ',')) === toNumber(given)
  // A rounded result is not wrong: what differs is only worked out.
  return isSame ? { ...computed, explanations: [messages.rightResult, ...computed.explanations] } : computed
}

const COMPARISON = new RegExp(
  String.raw`^(?:donc |est[- ]ce que |alors )?(${NUMBER}) (?:(?:c'est|il est|est) )?plus (grand|petit)e? que (${NUMBER})(?:,? (?:car|parce qu[e']|vu qu[e']|puisqu[e']|comme) ?.+?| non)*[\s?!.]*$`,
  'iu',
)

/** « 4,15 est plus grand que 4,8 vu que 15 > 8 » : whether it is, whatever the reason that is given. */
export const checkComparison = (plain: string): Reply | undefined => {
  const [, one = '', way = '', other = ''] = plain.match(COMPARISON) ?? []
  const computed = one === '' ? undefined : calculate(`${one} est plus ${way} que ${other}`)
  if (!computed) return undefined
  const isGreater = toNumber(one) > toNumber(other)
  const isRight = toNumber(one) !== toNumber(other) && isGreater === (way.toLowerCase() === 'grand')
  const verdict = isRight ? messages.rightResult : messages.no
  return { ...computed, explanations: [verdict, ...computed.explanations] }
}
