import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { spanishPronoun, spanishSubject } from './subject.ts'
import { spanishTenseIn } from './tense-in.ts'
import { spanishForm, type Tense } from './verb-forms.ts'

const GAP = /(?:_{2,}|…+|\.{3,})?\s*\(\s*(\p{L}{0,20}(?:ar|er|ir|ír)(?:se)?)\s*\)/gu
/** « Mañana (nosotros / ir) al cine »: the subject stands with its verb. */
const INNER =
  /\(\s*(yo|tú|tu|él|ella|usted|nosotros|nosotras|vosotros|vosotras|ellos|ellas|ustedes)\s*[,/–-]\s*(\p{L}{0,20}(?:ar|er|ir|ír)(?:se)?)\s*\)/iu
/** « Mañana (ir, yo) al cine » */
const VERB_FIRST =
  /\(\s*(?<verb>\p{L}{0,20}(?:ar|er|ir|ír)(?:se)?)\s*[,/–-]\s*(?<who>yo|tú|tu|él|ella|usted|nosotros|nosotras|vosotros|vosotras|ellos|ellas|ustedes)\s*\)/giu
const LISTED = /^(\p{L}{0,20}(?:ar|er|ir|ír)(?:se)?)\s*[(,:/–-]\s*(\p{L}{2,9})\)?[\s.…_]*$/u
const TURNED = /^(\p{L}{2,9})\s*[,:/–-]\s*(\p{L}{0,20}(?:ar|er|ir|ír)(?:se)?)[\s.…_]*$/u
const MAX_GAPS = 4
const ASKS = /conjug|complet|escrib|ecri|pon|mets|mettez|mettre|rellen|transform/
const OTHER =
  /negat|interro|traduc|tradu[ie]|justifi|expli|imperativ|imperatif|subjunti|subjonctif|pluscuam|plus-que|ser o estar|ser ou estar|o el |ou l'|ou au/
type Filled = { from: number; to: number; verb: string; person: number; subject: string; form: string }
/** Behind a verb come its object and a new clause: « el pan y Ana ». */
const newClause = (between: string) => {
  const start = [...between.matchAll(/(?:,|(?<=\s)(?:y|e|pero))\s/g)].at(-1)
  return start ? between.slice(start.index + start[0].length) : ''
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const solution = (gaps: readonly Filled[], tense: Tense, sentence: string | undefined): Solution => {
  const forms = gaps.map(({ form }) => form)
  const typed = forms.join(' ; ')
  const [only] = gaps
  const behind = only && gaps.length === 1 ? [`${only.subject} ${only.form}`] : [forms.join(', ')]
  return {
    kind: 'spanish-gap',
    expected: {
      kind: 'exact',
      accepted: [...new Set([typed, ...behind, ...(sentence === undefined ? [] : [sentence])])],
    },
    setting: { lang: 'es', spelling: false },
    typed,
    answer: typed,
    steps: [
      messages.tenses[tense],
      ...gaps.flatMap(({ subject, person, verb, form }) => [
        messages.subject(subject, messages.persons[person] ?? ''),
        messages.form(verb, form),
      ]),
      messages.answer(sentence ?? `${only?.subject ?? ''} ${typed}`),
    ],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 1 + gaps.length,
  }
}

const alone = (sentence: string, tense: Tense): Solution | undefined => {
  const listed = sentence.match(LISTED)
  const turned = sentence.match(TURNED)
  const [verb, subject] = listed ? [listed[1], listed[2]] : [turned?.[2], turned?.[1]]
  const person = spanishPronoun(subject ?? '')
  const form = verb === undefined || person === undefined ? undefined : spanishForm(verb.toLowerCase(), tense, person)
  return form === undefined || verb === undefined || subject === undefined || person === undefined
    ? undefined
    : solution([{ from: 0, to: 0, verb, person, subject, form }], tense, undefined)
}

/** Spanish verbs between brackets at the tense of the instruction. */
export const fillSpanishVerbs = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Espagnol' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '')
  const tense = spanishTenseIn(head)
  if (!task || !tense || !ASKS.test(head) || OTHER.test(head)) return undefined
  const sentence = task.sentence.replace(VERB_FIRST, '($<who> / $<verb>)')
  const inner = sentence.match(INNER)
  if (inner) {
    const [all, subject = '', verb = ''] = inner
    const person = spanishPronoun(subject)
    const form = person === undefined ? undefined : spanishForm(verb.toLowerCase(), tense, person)
    if (form === undefined || person === undefined || /[()]/.test(sentence.replace(all, ''))) return undefined
    const whole = sentence.replace(all, form).replace(/\s+/g, ' ').trim()
    return solution([{ from: 0, to: 0, verb, person, subject, form }], tense, capital(whole))
  }
  const matches = [...sentence.matchAll(GAP)]
  if (matches.length === 0 || LISTED.test(sentence)) return alone(sentence, tense)
  if (matches.length > MAX_GAPS || /[()]/.test(sentence.replace(GAP, ''))) return undefined
  const gaps: Filled[] = []
  let written = ''
  for (const match of matches) {
    const last = gaps.at(-1)?.to ?? 0
    const verb = (match[1] ?? '').toLowerCase()
    const before = sentence.slice(last, match.index)
    const previous = gaps.at(-1)
    const isShared = previous !== undefined && (/^[^.;?!]*\sy\s*$/u.test(before) || /^[^.;?!]*,\s*$/u.test(before))
    const own = spanishSubject(last > 0 ? newClause(before) : before, sentence.slice(match.index + match[0].length))
    const subject = own ?? (isShared && previous ? { person: previous.person, text: previous.subject } : undefined)
    const form = subject && spanishForm(verb, tense, subject.person)
    if (!subject || !form || /^gustar|^encantar/.test(verb)) return undefined
    gaps.push({
      from: match.index,
      to: match.index + match[0].length,
      verb,
      person: subject.person,
      subject: subject.text,
      form,
    })
    written += `${before.trimEnd()} ${form}`
  }
  const whole = `${written}${sentence.slice(gaps.at(-1)?.to)}`.replace(/\s+/g, ' ').trim()
  return solution(gaps, tense, capital(whole))
}
