import { listForms } from '../../../grade/conjugation.ts'
import type { Problem, Solution } from '../solution.ts'
import { type Tense, type Wanted, wantedIn } from './ask.ts'
import { messages } from './messages.ts'

const COMPOSED = messages.auxiliaryTenses
const isComposed = (tense: Tense): tense is keyof typeof COMPOSED => Object.hasOwn(COMPOSED, tense)

type Endings = Partial<Record<Tense, readonly string[]>>
const SAME: Endings = {
  FUTUR: ['rai', 'ras', 'ra', 'rons', 'rez', 'ront'],
  IMPARFAIT: ['ais', 'ais', 'ait', 'ions', 'iez', 'aient'],
  CONDITIONNEL_PRESENT: ['rais', 'rais', 'rait', 'rions', 'riez', 'raient'],
  SUBJONCTIF_PRESENT: ['e', 'es', 'e', 'ions', 'iez', 'ent'],
}
const OF_GROUP: Record<'first' | 'second' | 'third' | 'none', Endings> = {
  first: { PRESENT: ['e', 'es', 'e', 'ons', 'ez', 'ent'], PASSE_SIMPLE: ['ai', 'as', 'a', 'âmes', 'âtes', 'èrent'] },
  second: {
    PRESENT: ['is', 'is', 'it', 'issons', 'issez', 'issent'],
    PASSE_SIMPLE: ['is', 'is', 'it', 'îmes', 'îtes', 'irent'],
  },
  third: {},
  none: {},
}

const firstForm = (verb: string, tense: string, person: number, gender?: 'M' | 'F') =>
  listForms({ kind: 'conjugation', verb, tense, person }, gender)?.[0]

const findGroup = (verb: string): keyof typeof OF_GROUP => {
  const bare = verb.replace(/^(?:se |s')/, '')
  if (bare === 'être' || bare === 'avoir') return 'none'
  if (bare.endsWith('er') && bare !== 'aller') return 'first'
  return bare.endsWith('ir') && firstForm(bare, 'PRESENT', 3)?.endsWith('issons') ? 'second' : 'third'
}

/** nous finissons, j'ai, qu'il vienne. */
const withPronoun = ({ pronoun, tense }: Wanted, form: string) => {
  const elides = /^[aeiouyhéèêâîôûœ]/i.test(form) && !/^(?:ha(?:ï|i[rst])|heurt|hurl|hoch|hiss)/i.test(form)
  const whole = pronoun === 'je' && elides ? `j'${form}` : `${pronoun} ${form}`
  if (tense !== 'SUBJONCTIF_PRESENT') return whole
  return /^(?:il|elle|on)/.test(pronoun) ? `qu'${whole}` : `que ${whole}`
}

const findAuxiliary = (form: string) =>
  /^(?:je |j'|tu |me |m'|se |s'|nous |vous |)*(?:suis|es|est|sommes|êtes|sont|étai|étio|étie|serai|seras|sera|sero|serez|fus|fut|fûm|fût|furent)/.test(
    form,
  )
    ? 'être'
    : 'avoir'

const explained = ({ verb, tense }: Wanted, form: string): string[] => {
  if (isComposed(tense)) {
    const auxiliary = findAuxiliary(form)
    return [messages.auxiliary(COMPOSED[tense], auxiliary), ...(auxiliary === 'être' ? [messages.agreement] : [])]
  }
  const group = findGroup(verb)
  const all = SAME[tense] ?? OF_GROUP[group][tense]
  const persons = [0, 1, 2, 3, 4, 5].map(person => firstForm(verb, tense, person))
  // The endings are only told where the verb really has them.
  const isRegular = all?.every((ending, person) => persons[person]?.endsWith(ending))
  return [messages.groups[group](verb), ...(all && isRegular ? [messages.endings(messages.tenses[tense], all)] : [])]
}

/** A verb at a tense and a person, from the lexicon of the grader. */
export const conjugate = (problem: Problem): Solution | undefined => {
  const wanted = wantedIn(problem)
  if (!wanted || /^(?:se |s')/.test(wanted.verb)) return undefined
  const { verb, tense, person, pronoun } = wanted
  const form = firstForm(verb, tense, person, pronoun.startsWith('elle') ? 'F' : undefined)
  if (!form) return undefined
  const answer = withPronoun(wanted, form)
  const shape = isComposed(tense) ? 'composed' : 'simple'
  return {
    kind: 'conjugation',
    ...(problem.instruction === '' || wanted.inSentence
      ? {}
      : { asked: messages.conjugate(verb, messages.tenses[tense], messages.persons[person] ?? '') }),
    expected: { kind: 'conjugation', verb, tense, person },
    typed: answer,
    answer,
    steps: [...explained(wanted, form), messages.answer(answer)],
    rule: messages.rule[shape],
    hints: [...messages.hints[shape]],
    minutes: 2,
  }
}
