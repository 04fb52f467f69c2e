import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { germanForm, type Tense } from './verb-forms.ts'

const PRONOUNS = ['ich', 'du', 'er', 'wir', 'ihr', 'sie']
const ASKS =
  /^(?:conjug\p{L}*|konjugier\p{L}*) (?:le verbe |das verb )?[«"“„]?\s*(?<verb>\p{L}{3,20}n)\s*[»"”“]?,? (?<rest>(?:au|im|in) [^:]{4,80})$/u
const TENSES: [RegExp, Tense][] = [
  [/^(?:im prasens|au present)/, 'present'],
  [/^(?:im prateritum|au preterit)/, 'preterite'],
  [/^(?:im perfekt|au parfait)/, 'perfect'],
  [/^(?:im futur|au futur)/, 'future'],
]
const REST = /^\S+ \S+(?: de l'indicatif)?(?:,? (?:a toutes les personnes|in allen personen))? ?[.]?$/

/** « Conjugue le verbe haben au présent à toutes les personnes. » */
export const germanTable = (problem: Problem): Solution | undefined => {
  if (problem.subject !== 'Allemand') return undefined
  const text = `${problem.instruction} ${problem.body}`.trim().normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  const { verb = '', rest = '' } = ASKS.exec(text)?.groups ?? {}
  const plain = fold(rest)
  const tense = TENSES.find(([pattern]) => pattern.test(plain))?.[1]
  if (verb === '' || !tense || !REST.test(plain)) return undefined
  const forms = PRONOUNS.map((pronoun, person) => {
    const form = germanForm(verb, tense, person)
    return form && `${pronoun} ${form.verb}${form.end === '' ? '' : ` ${form.end}`}`
  })
  if (forms.includes(undefined)) return undefined
  const answer = forms.join(', ')
  return {
    kind: 'german-table',
    expected: { kind: 'exact', accepted: [answer, answer.replaceAll(', ', ' ; '), answer.replaceAll(', ', '\n')] },
    setting: { lang: 'de', spelling: false },
    typed: answer,
    answer,
    steps: [messages.tenses[tense], messages.answer(answer)],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  }
}
