import { elides } from '../french/elision.ts'
import { isEither, verbForms } from '../french/verb-form.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { type Wanted, wantedIn } from './ask.ts'
import { explained, isComposed } from './explain.ts'
import { messages } from './messages.ts'

const IMPERATIVE_PERSONS = [1, 3, 4]
const GENDER = new Map([
  ['elle', 'F'],
  ['elles', 'F'],
  ['il', 'M'],
  ['ils', 'M'],
] as const)

/** nous finissons, j'ai, qu'il vienne, finis ! */
const withPronoun = ({ pronoun, tense }: Wanted, form: string) => {
  if (tense === 'IMPERATIF_PRESENT') return form
  const whole = pronoun === 'je' && elides(form) ? `j'${form}` : `${pronoun} ${form}`
  if (!tense.startsWith('SUBJONCTIF')) return whole
  return /^(?:il|elle|on)/.test(pronoun) ? `qu'${whole}` : `que ${whole}`
}

const isImperativeWrong = ({ tense, person, verb }: Wanted) =>
  tense === 'IMPERATIF_PRESENT' && (!IMPERATIVE_PERSONS.includes(person) || /^(?:se |s')/.test(verb))

/** A verb at a tense and a person, from the lexicon of the grader. */
export const conjugate = (problem: Problem): Solution | undefined => {
  const task = readTask(problem)
  const wanted = wantedIn(problem) ?? (task && wantedIn({ instruction: task.instruction, body: task.sentence }))
  if (!wanted || isImperativeWrong(wanted)) return undefined
  const { verb, tense, person, pronoun } = wanted
  const gender = GENDER.get(pronoun as 'il')
  const forms = verbForms({ verb, tense, person, gender, isNegative: false, after: '' })
  const [form] = forms ?? []
  if (!forms || form === undefined) return undefined
  const answer = withPronoun(wanted, form)
  const shape = isComposed(tense) ? 'composed' : 'simple'
  // The grader knows one auxiliary a verb.
  const isListed = isEither(verb) || verb.endsWith('ayer') || /^(?:se |s')/.test(verb)
  return {
    kind: 'conjugation',
    ...(problem.instruction === ''
      ? {}
      : { asked: messages.conjugate(verb, messages.tenses[tense], messages.persons[person] ?? '') }),
    expected: isListed
      ? { kind: 'exact', accepted: [...forms.map(one => withPronoun(wanted, one)), ...forms] }
      : { kind: 'conjugation', verb, tense, person },
    ...(isListed && { setting: { lang: 'fr', spelling: true } }),
    typed: answer,
    answer,
    steps: [...explained(wanted), messages.answer(answer)],
    rule: messages.rule[shape],
    hints: [...messages.hints[shape]],
    minutes: 2,
  }
}
