import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { germanSubject } from './subject.ts'
import { germanForm, type Tense } from './verb-forms.ts'
import { IRREGULAR, SEPARABLE, STRONG, WEAK } from './verbs.ts'

const TENSES: readonly (readonly [Tense, RegExp])[] = [
  ['perfect', /\bperfekt\b|\bparfait\b|passe compose/],
  ['preterite', /\bprateritum\b|\bpreterit(?:um)?\b/],
  ['future', /\bfutur\b/],
]
const ASKS =
  /^(?:mets|mettre|mettez|ecri\p{L}*|transform\p{L}*|transpos\p{L}*|passe[rz]?|setz\p{L}*|schreib\p{L}*|bilde\p{L}*|form\p{L}*|im|ins|au)\b/u
/** « ich will gehen » has two verbs. */
const TWO_VERBS = /\b(?:will|kann|muss|darf|soll|mag|möchte|werde|wird|habe|hat|bin|ist|sind|haben)\b.*\p{L}+(?:en|t)$/u

type Found = { verb: string; person: number }
/** The verbs of the tables that have a form in the present. */
const verbsWith = (form: string, end: string, person: number): Found[] =>
  [...STRONG.keys(), ...WEAK, ...IRREGULAR.keys()].flatMap(base => {
    const verb = `${end}${base}`
    const found = germanForm(verb, 'present', person)
    return found?.verb === form && found.end === end ? [{ verb, person }] : []
  })

/** « Ich spiele Fußball. » in the perfect, the preterite or the future. */
export const changeGermanTense = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Allemand' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '').trim()
  const [tense, ...others] = TENSES.filter(([, pattern]) => pattern.test(head))
  if (!task || !tense || others.length > 0 || !ASKS.test(head) || /[()…_?,;]/.test(task.sentence)) return undefined
  const words = task.sentence.replace(/[.!]\s*$/, '').split(/\s+/)
  const [first = '', second = '', third = '', ...more] = words
  const options = [
    { before: first, form: second, rest: words.slice(2) },
    { before: `${first} ${second}`, form: third, rest: more },
  ]
  const read = options.flatMap(({ before, form, rest }) => {
    const subject = germanSubject(before, '')
    if (!subject || subject.isBehind || form === '') return []
    const last = rest.at(-1) ?? ''
    const isPrefix = SEPARABLE.exec(`${last}stehen`)?.[1] === last
    const found = [
      ...(isPrefix ? verbsWith(form, last, subject.person).map(one => ({ ...one, rest: rest.slice(0, -1) })) : []),
      ...verbsWith(form, '', subject.person).map(one => ({ ...one, rest })),
    ].slice(0, isPrefix ? 1 : undefined)
    return found.map(one => ({ ...one, before }))
  })
  const [only, ...rest] = read
  if (!only || rest.length > 0 || TWO_VERBS.test(words.join(' '))) return undefined
  const form = germanForm(only.verb, tense[0], only.person)
  if (!form) return undefined
  const whole = `${[only.before, form.verb, ...only.rest, form.end].filter(word => word !== '').join(' ')}.`
  const short = [form.verb, form.end].filter(word => word !== '').join(' ')
  return {
    kind: 'german-change-tense',
    expected: { kind: 'exact', accepted: [whole, short, `${only.before} ${short}`] },
    setting: { lang: 'de', spelling: false },
    typed: whole,
    answer: whole,
    steps: [messages.tenses[tense[0]], messages.form(only.verb, short), messages.answer(whole)],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  }
}
