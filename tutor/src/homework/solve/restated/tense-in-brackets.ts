import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const TENSE =
  "(?:(?:au |à l['’]|à le )?(?<tense>pr[ée]sent|imparfait|futur(?: simple)?|pass[ée] compos[ée]|pass[ée] simple|plus-que-parfait|futur ant[ée]rieur|conditionnel pr[ée]sent|pr[ée]sent du conditionnel|subjonctif pr[ée]sent|pr[ée]sent du subjonctif)(?: de l['’]indicatif)?)"
const VERB = "(?<verb>(?:se |s['’])?\\p{L}+(?:er|ir|re|oir))"
/** « (être, imparfait) », « (finir / futur) », « (aller – au passé composé) » */
const BOTH = new RegExp(`\\(\\s?${VERB}\\s?[,/:;–—-]\\s?${TENSE}\\s?\\)`, 'giu')
const GAP = /_{2,}|…+|\.{3,}/gu
const ASKS = /conjug|verbes?|temps|compl[eé]t|[eé]cri/iu

/** « (être, imparfait) Nous … contents. » names its tense beside its verb. */
export const tenseInBrackets = (problem: Problem): Problem | undefined => {
  const { subject, instruction, body, above = [] } = problem
  const head = instruction === '' || instruction === body ? (above.at(-1) ?? '') : instruction
  if (subject !== 'Français' || !ASKS.test(head) || head.includes('?')) return undefined
  const [only, ...others] = [...body.matchAll(BOTH)]
  const { verb, tense } = only?.groups ?? {}
  if (!only || others.length > 0 || verb === undefined || tense === undefined) return undefined
  const rest = `${body.slice(0, only.index)}${body.slice(only.index + only[0].length)}`
  const gaps = rest.match(GAP) ?? []
  if (gaps.length > 1 || /[()]/.test(rest)) return undefined
  const sentence =
    gaps.length === 1
      ? rest.replace(GAP, `(${verb})`)
      : `${body.slice(0, only.index)}(${verb})${body.slice(only.index + only[0].length)}`
  const order = /^[aeiou]/.test(fold(tense)) ? `à l'${tense}` : `au ${tense}`
  return { ...problem, instruction: `Conjugue ${order} :`, body: sentence.trim(), context: '' }
}
