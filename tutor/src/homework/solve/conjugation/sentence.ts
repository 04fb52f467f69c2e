import { fold } from '../../../words.ts'
import { elides } from '../french/elision.ts'
import { type Subject, subjectBefore } from '../french/subject.ts'
import { isEither, verbForms } from '../french/verb-form.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { type Tense, tenseIn } from './ask.ts'
import { explained, isComposed } from './explain.ts'
import { messages } from './messages.ts'

const GAP = /\(\s*([^()]{2,40}?)\s*\)/gu
const CONTENT = /^(ne pas )?((?:se |s')?\p{L}{2,20}(?:er|ir|re|oir))(?:\s*[,:;–-]\s*([\p{L}' -]{4,30}))?$/u
const MAX_GAPS = 4
const ASKS = /conjugu|\b(?:mets|mettez|mettre|ecri|complet|remplac|recopi)/
const MORE =
  /negati|interrogat|passive|justifi|expliqu|soulign|infinitif|pronom|transform|encadr|identifi|nature|fonction/

type Gap = { from: number; to: number; subject: Subject; tense: Tense; verb: string; forms: string[] }

/** « Si tu venais, nous irions »: the clause of « si » has another tense. */
const CONDITION = /(?<![\p{L}])(?:si|s'ils?)\s(?:[^,()]*)$/iu
const isMoodWrong = (before: string, tense: Tense) =>
  (CONDITION.test(before) && /^(?:FUTUR|COND|SUBJ)/.test(tense)) ||
  (/(?:faut|veux|veut|voudrais|souhaite|aimerais|pour|avant|afin|bien) qu(?:e|')[^,]*$/iu.test(before) &&
    !tense.startsWith('SUBJ'))

const readGap = (sentence: string, match: RegExpExecArray, last: number, tense: Tense | undefined): Gap | undefined => {
  const [, not, verb, named] = (match[1] ?? '').toLowerCase().match(CONTENT) ?? []
  const own = named === undefined ? tense : tenseIn(fold(`au ${named}`))
  const to = match.index + match[0].length
  const before = sentence.slice(last, match.index)
  const after = sentence.slice(to).trim()
  const subject = subjectBefore(before, last > 0)
  if (!verb || !own || !subject || /^-|^(?:je|tu|ils?|elles?|on)(?![\p{L}'])/iu.test(after) || isMoodWrong(before, own))
    return undefined
  if (isComposed(own) && (subject.clitics.length > 0 || /(?<![\p{L}])qu(?:e|')/u.test(sentence.slice(0, match.index))))
    return undefined
  if (subject.clitics.some(word => /^(?:me|m'|te|t'|se|s'|en|y)$/.test(word)) && /^s(?:e |')/.test(verb))
    return undefined
  const forms = verbForms({ ...subject, verb, tense: own, isNegative: not !== undefined, after })
  return forms && { from: match.index, to, subject, tense: own, verb, forms }
}

const withPronoun = ({ subject, clitics }: { subject: Subject; clitics: string }, form: string) => {
  const pronoun = subject.text.toLowerCase()
  const start = clitics === '' ? form : clitics.endsWith("'") ? `${clitics}${form}` : `${clitics} ${form}`
  return /^j(?:e|')$/.test(pronoun) ? (elides(start) ? `j'${start}` : `je ${start}`) : `${pronoun} ${start}`
}

/** The sentence as the pupil writes it out. */
const written = (sentence: string, gaps: readonly Gap[], pick: (gap: Gap) => string) => {
  let text = ''
  let last = 0
  for (const gap of gaps) {
    const before = sentence.slice(last, gap.from).replace(/\s*(?:…|\.{3,}|_+)\s*$/u, ' ')
    const form = pick(gap)
    text += elides(form) ? `${before.replace(/(?<![\p{L}])(j|n)e\s*$/iu, "$1'")}${form}` : `${before}${form}`
    last = gap.to
  }
  return (text + sentence.slice(last)).replace(/\s+/g, ' ').trim()
}

/** The grader knows the form by verb, tense and person. */
const isPlain = ({ subject, verb, forms }: Gap) =>
  subject.isPronoun &&
  subject.clitics.length === 0 &&
  !isEither(verb) &&
  !verb.endsWith('ayer') &&
  !/^s(?:e |')/.test(verb) &&
  !/^n(?:e |')/.test(forms[0] ?? '')

/** Verbs between brackets in a sentence, each with a subject of its own. */
export const conjugateInSentence = (problem: Problem): Solution | undefined => {
  const task = problem.subject === undefined || problem.subject === 'Français' ? readTask(problem) : undefined
  if (!task) return undefined
  const { instruction, sentence } = task
  const head = fold(instruction)
  const found = [...sentence.matchAll(GAP)]
  if (!ASKS.test(head) || MORE.test(head) || found.length === 0 || found.length > MAX_GAPS) return undefined
  if (/[()]/.test(sentence.replace(GAP, ''))) return undefined
  const tense = tenseIn(head)
  const gaps: Gap[] = []
  for (const match of found) {
    const gap = readGap(sentence, match, gaps.at(-1)?.to ?? 0, tense)
    if (!gap) return undefined
    gaps.push(gap)
  }
  const [only, ...others] = gaps
  if (!only) return undefined
  const isAlone = others.length === 0
  const first = (gap: Gap) => gap.forms[0] ?? ''
  const joined = gaps.map(first).join(' ; ')
  const typed =
    isAlone && only.subject.isPronoun && only.subject.clitics.length === 0
      ? withPronoun({ subject: only.subject, clitics: only.subject.clitics.join(' ') }, first(only))
      : joined
  const everyForm = isAlone ? only.forms : [joined, gaps.map(first).join(', ')]
  const sentences = isAlone
    ? only.forms.map(form => written(sentence, gaps, () => form))
    : [written(sentence, gaps, first)]
  return {
    kind: 'conjugation',
    ...(isAlone && isPlain(only)
      ? { expected: { kind: 'conjugation' as const, verb: only.verb, tense: only.tense, person: only.subject.person } }
      : {
          expected: {
            kind: 'exact' as const,
            accepted: [...new Set([typed, ...everyForm, ...(isAlone ? behindSubject(only) : []), ...sentences])],
          },
          setting: { lang: 'fr' as const, spelling: true },
        }),
    typed,
    answer: typed,
    steps: [
      ...gaps.flatMap(gap => [
        messages.subject(gap.subject.text, messages.persons[gap.subject.person] ?? ''),
        ...explained(gap),
      ]),
      messages.answer(written(sentence, gaps, first).replace(/\.$/, '')),
    ],
    rule: messages.rule[gaps.some(gap => isComposed(gap.tense)) ? 'composed' : 'simple'],
    hints: [messages.findSubject, ...messages.hints.simple.slice(0, 2)],
    minutes: 2 + others.length,
  }
}

const PRONOUN = ['je', 'tu', 'il', 'nous', 'vous', 'ils']
const behindSubject = ({ subject, forms }: Gap) =>
  forms.flatMap(form => [
    ...(subject.isPronoun ? [] : [`${subject.text} ${form}`]),
    withPronoun(
      {
        subject: {
          ...subject,
          text: subject.isPronoun
            ? subject.text
            : subject.gender === 'F'
              ? `elle${subject.person === 5 ? 's' : ''}`
              : (PRONOUN[subject.person] ?? ''),
        },
        clitics: subject.clitics.join(' '),
      },
      form,
    ),
  ])
