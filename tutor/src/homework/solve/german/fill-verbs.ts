import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { germanPronoun, germanSubject } from './subject.ts'
import { type Form, germanForm, type Tense } from './verb-forms.ts'

const GAP = /(?:_{2,}|…+|\.{3,})?\s*\(\s*(\p{L}{3,20}n)\s*\)/gu
const LISTED = /^(\p{L}{3,20}n)\s*[(,:/–-]\s*(\p{L}{2,4})\)?[\s.…_]*$/u
const ASKS = /konjugier|erganz|schreib|setz|complet|conjug|mets|mettez|mettre|ecri|bild/
const OTHER =
  /negat|interro|ubersetz|tradu|justifi|expli|imperativ|imperatif|konjunktiv|subjonctif|plusquam|plus-que|passiv|passif|oder|participe|partizip/
const TENSES: [RegExp, Tense][] = [
  [/perfekt|parfait(?! de l'ind)|passe compose/, 'perfect'],
  [/prateritum|praeteritum|preterit/, 'preterite'],
  [/futur/, 'future'],
  [/prasens|praesens|present|gegenwart/, 'present'],
]
const MAX_GAPS = 3

const tenseIn = (head: string): Tense | undefined => {
  const found = TENSES.filter(([pattern]) => pattern.test(head)).map(([, tense]) => tense)
  // « Ergänze mit sein » is the present, as it is learnt.
  if (found.length === 0 && /modal/.test(head)) return 'present'
  if (found.length === 0 && /\bmit (?:sein|haben|dem verb)\b/.test(head)) return 'present'
  return found.length === 1 ? found[0] : undefined
}

type Filled = { from: number; to: number; verb: string; person: number; subject: string; form: Form }

const shown = ({ verb, end }: Form) => (end === '' ? verb : `${verb} … ${end}`)

const solution = (gaps: readonly Filled[], tense: Tense, sentence: string | undefined): Solution => {
  const isListed = sentence === undefined
  const written = (form: Form) => (isListed ? `${form.verb}${form.end === '' ? '' : ` ${form.end}`}` : shown(form))
  const forms = gaps.map(({ form }) => written(form))
  const [only] = gaps
  const typed = forms.join(' ; ')
  const bare =
    only && gaps.length === 1
      ? [typed.replace(' …', ''), `${only.subject} ${typed.replace(' …', '')}`]
      : [forms.join(', ')]
  return {
    kind: 'german-gap',
    expected: {
      kind: 'exact',
      accepted: [...new Set([typed, ...bare, ...(sentence === undefined ? [] : [sentence])])],
    },
    setting: { lang: 'de', spelling: false },
    typed,
    answer: typed,
    steps: [
      messages.tenses[tense],
      ...gaps.flatMap(({ subject, person, verb, form }) => [
        messages.subject(subject, messages.persons[person] ?? ''),
        messages.form(verb, shown(form)),
      ]),
      messages.answer(sentence ?? `${only?.subject ?? ''} ${typed}`),
    ],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 1 + gaps.length,
  }
}

/** The gap filled, and its second part put at the end of the sentence. */
const place = (sentence: string, { from, to, form }: Filled): string => {
  const tail = sentence.slice(to).trim()
  const mark = tail.match(/[.!?]\s*$/)?.[0] ?? ''
  const rest = tail.slice(0, tail.length - mark.length).trim()
  const words = [sentence.slice(0, from).trim(), form.verb, rest, form.end].filter(part => part !== '').join(' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${mark.trim()}`
}

/** Behind a verb come its object and a new clause: « Rad und er ». */
const newClause = (between: string) => {
  const start = [...between.matchAll(/(?:,|\b(?:und|aber|denn))\s/g)].at(-1)
  return start ? between.slice(start.index + start[0].length) : ''
}

const MODAL = /^(?:können|müssen|wollen|dürfen|sollen|mögen)$/u
const HINT = /\s*\(\s*(elle|ils|elles|vous|politesse|singulier|pluriel|3e pers[^)]{0,20})\s*\)/giu
const HINTS: [RegExp, number][] = [
  [/^(?:elle|singulier)$/i, 2],
  [/^(?:ils|elles|vous|politesse|pluriel)$/i, 5],
]

/** « Sie (gehen) nach Hause (elle). » : who « sie » is. */
const withoutHint = (sentence: string): { sentence: string; hinted: number | undefined } => {
  const hints = [...sentence.matchAll(HINT)]
  const [only] = hints
  const person = HINTS.find(([pattern]) => pattern.test(only?.[1] ?? ''))?.[1]
  return hints.length === 1 && person !== undefined
    ? { sentence: sentence.replace(HINT, ''), hinted: person }
    : { sentence, hinted: undefined }
}

const hintedSubject = (before: string, person: number) =>
  /^\s*sie\s*$/i.test(before) ? { person, text: before.trim() } : undefined

const alone = (sentence: string, tense: Tense): Solution | undefined => {
  const [, verb, pronoun] = sentence.match(LISTED) ?? []
  const person = germanPronoun(pronoun ?? '')
  const form = verb === undefined || person === undefined ? undefined : germanForm(verb.toLowerCase(), tense, person)
  return form && verb !== undefined && pronoun !== undefined && person !== undefined
    ? solution([{ from: 0, to: 0, verb, person, subject: pronoun, form }], tense, undefined)
    : undefined
}

/** German verbs between brackets at the tense of the instruction. */
export const fillGermanVerbs = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Allemand' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '')
  const tense = tenseIn(head)
  if (!task || !tense || !ASKS.test(head) || OTHER.test(head)) return undefined
  const { sentence, hinted } = withoutHint(task.sentence)
  const isModal = /modal/.test(head)
  if (LISTED.test(sentence)) return isModal ? undefined : alone(sentence, tense)
  const matches = [...sentence.matchAll(GAP)]
  if (matches.length === 0 || matches.length > MAX_GAPS || /[()]/.test(sentence.replace(GAP, ''))) return undefined
  const gaps: Filled[] = []
  for (const match of matches) {
    const verb = (match[1] ?? '').toLowerCase()
    const to = match.index + match[0].length
    const last = gaps.at(-1)?.to ?? 0
    const before = last > 0 ? newClause(sentence.slice(last, match.index)) : sentence.slice(0, match.index)
    const subject = hinted === undefined ? germanSubject(before, sentence.slice(to)) : hintedSubject(before, hinted)
    const form = subject && germanForm(verb, tense, subject.person)
    if (!subject || !form || (isModal && !MODAL.test(verb))) return undefined
    gaps.push({ from: match.index, to, verb, person: subject.person, subject: subject.text, form })
  }
  const [only] = gaps
  // Where a part goes to the end, one clause is certain and two are not.
  if (
    !only ||
    (gaps.some(({ form }) => form.end !== '') &&
      (gaps.length > 1 || /[,;]|\b(?:und|aber|denn|oder|weil|dass)\b/.test(sentence.slice(only.to))))
  )
    return undefined
  const whole =
    gaps.length === 1
      ? place(sentence, only)
      : gaps
          .toReversed()
          .reduce((text, gap) => `${text.slice(0, gap.from)} ${gap.form.verb}${text.slice(gap.to)}`, sentence)
  return solution(gaps, tense, whole.replace(/\s+/g, ' ').trim())
}
