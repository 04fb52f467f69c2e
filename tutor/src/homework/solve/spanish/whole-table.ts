import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { spanishTenseIn } from './tense-in.ts'
import { spanishForm } from './verb-forms.ts'

const PRONOUNS = ['yo', 'tú', 'él', 'nosotros', 'vosotros', 'ellos']
const ASKS =
  /^(?:conjug\p{L}*|écris|escrib\p{L}*) (?:le verbe |el verbo )?[«"“]?\s*(?<verb>\p{L}{2,20}?(?:ar|er|ir|ír)(?:se)?)\s*[»"”]?,? (?<rest>(?:au|à l'|en|a l')[^:]{4,80})$/u
const REST =
  /^(?:au |en |a l')(?:el )?[a-z' -]+?(?:,? (?:a|en) (?:toutes les|todas las) (?:personnes|personas))?(?: de l'indicatif| de indicativo)? ?[.]?$/

/** « Conjugue le verbe tener au présent à toutes les personnes. » */
export const spanishTable = (problem: Problem): Solution | undefined => {
  if (problem.subject !== 'Espagnol') return undefined
  const text = `${problem.instruction} ${problem.body}`
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
  const { verb = '', rest = '' } = ASKS.exec(text)?.groups ?? {}
  const tense = verb === '' || !REST.test(fold(rest)) ? undefined : spanishTenseIn(fold(rest))
  if (!tense || /singul|plur|negat|subjunt|subjonct|imperat/.test(fold(rest))) return undefined
  const forms = PRONOUNS.map((pronoun, person) => {
    const form = spanishForm(verb, tense, person)
    return form === undefined ? undefined : `${pronoun} ${form}`
  })
  if (forms.includes(undefined)) return undefined
  const answer = forms.join(', ')
  return {
    kind: 'spanish-table',
    expected: { kind: 'exact', accepted: [answer, answer.replaceAll(', ', ' ; '), answer.replaceAll(', ', '\n')] },
    setting: { lang: 'es', spelling: false },
    typed: answer,
    answer,
    steps: [messages.tenses[tense], messages.answer(answer)],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  }
}
