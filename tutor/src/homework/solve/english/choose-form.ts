import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { type Person, readSubject, subjectBefore } from './subject.ts'

/** « … (not) cold » */
const DOTS_NOT = /(?:_{2,}|…+|\.{3,})(?<not>\s*\(\s*not\s*\))?/g
const BRACKETS = /\(([^()]{4,40})\)/g
const SETS: { forms: Record<Person, string>; rule: keyof typeof messages.choices }[] = [
  { forms: { I: 'am', he: 'is', they: 'are' }, rule: 'be' },
  { forms: { I: 'was', he: 'was', they: 'were' }, rule: 'was' },
  { forms: { I: 'have got', he: 'has got', they: 'have got' }, rule: 'have' },
  { forms: { I: "haven't got", he: "hasn't got", they: "haven't got" }, rule: 'have' },
  { forms: { I: 'have', he: 'has', they: 'have' }, rule: 'have' },
  { forms: { I: "don't", he: "doesn't", they: "don't" }, rule: 'do' },
  { forms: { I: 'do', he: 'does', they: 'do' }, rule: 'do' },
]
const MAX_GAPS = 4

/** The forms that a text puts side by side, « am, is or are », and nothing else. */
const optionsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[«»"“”.:]/g, ' ')
    .split(/\s*[,/]\s*|\s+(?:or|ou|et|and)\s+/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** « isn't » beside « is not ». */
const negated = (form: string): string[] =>
  form.endsWith("n't") || form.startsWith("haven't") || form.startsWith("hasn't")
    ? [form]
    : form.endsWith(' got')
      ? [form.replace(/^(hav|ha)(e|s) /, "$1$2n't "), form.replace(' got', ' not got')]
      : form === 'am'
        ? ['am not']
        : [`${form}n't`, `${form} not`]

const namedIn = (instruction: string) => {
  const isPast = /past|preterit|prétérit/i.test(instruction)
  const tail = instruction
    .replace(
      /[«"“(]?(?:in the |au )?(?:simple )?(?:past|present|présent|prétérit|preterit)(?: simple)?[»"”)]? ?:?\s*$/iu,
      '',
    )
    .replace(/[«»"“”]/g, '')
    .replace(/\s*[:.]\s*$/, '')
    .replace(/^.*?\b(?:with|avec|par|using|between|entre|form)\b/i, '')
    .replace(/\bthe (?:correct|right) form(?: of)?:?/i, '')
    .replace(/^\s*(?:conjugue\w*|conjugate) /i, '')
    .replace(/ (?:au présent|in the present(?: simple)?|au présent simple)\b/i, '')
  const options = optionsIn(tail)
  const [one, ...more] = options.map(option => option.replace(/^(?:the verb |le verbe |to )+/, ''))
  if (more.length === 0 && one === 'have got') return SETS[2]
  if (more.length === 0 && one === 'be') return isPast ? SETS[1] : SETS[0]
  return SETS.find(({ forms }) => options.length > 1 && options.every(option => Object.values(forms).includes(option)))
}

const personAt = (before: string, after: string): { person: Person; text: string } | undefined => {
  const found = subjectBefore(before)
  if (found) return found
  const isQuestion =
    /\?/.test(after) && /^(?:|.*\b(?:where|what|how|who|when|why|how old|what time|how many \w+))$/i.test(before.trim())
  const behind = after
    .trim()
    .match(/^(I|you|he|she|it|we|they|(?:the|your|his|her|my|their) [a-z]+|\p{Lu}\p{Ll}+)(?= )/u)?.[1]
  const person = isQuestion && behind !== undefined ? readSubject(behind) : undefined
  return person && behind !== undefined ? { person, text: behind } : undefined
}

/** « is not » for « isn't ». */
const longForms = (answer: string) => (answer.includes("n't") ? [answer.replace("n't", ' not')] : [])

/** « I … happy » with am, is or are; have or has; do or does. */
export const chooseForm = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Anglais') return undefined
  const task = readTask(problem)
  if (!task || /negative|question|translate|tradui/i.test(task.instruction)) return undefined
  const { sentence } = task
  const bracketed = [...sentence.matchAll(BRACKETS)]
  const gaps = bracketed.length > 0 ? bracketed : [...sentence.matchAll(DOTS_NOT)]
  if (gaps.length === 0 || gaps.length > MAX_GAPS) return undefined
  const chosen: { form: string; person: Person; text: string; rule: keyof typeof messages.choices }[] = []
  let whole = ''
  let last = 0
  for (const gap of gaps) {
    const set = bracketed.length > 0 ? namedIn(`with ${gap[1] ?? ''}`) : namedIn(task.instruction)
    const to = gap.index + gap[0].length
    const before = sentence.slice(last, gap.index)
    const subject = set && personAt(before, sentence.slice(to))
    if (!set || !subject) return undefined
    const plain = set.forms[subject.person]
    const form = gap.groups?.not === undefined ? plain : (negated(plain)[0] ?? plain)
    chosen.push({ form, ...subject, rule: set.rule })
    whole += `${before.replace(/(?:…+|\.{3,}|_{2,})\s*$/, '').trimEnd()} ${form}`
    last = to
  }
  const written = `${whole}${sentence.slice(last)}`.trim()
  const answer = chosen.map(({ form }) => form).join(' ; ')
  const full = written.charAt(0).toUpperCase() + written.slice(1)
  return {
    kind: 'english-form',
    expected: {
      kind: 'exact',
      accepted: [...new Set([answer, chosen.map(({ form }) => form).join(', '), full, ...longForms(answer)])],
    },
    setting: { lang: 'en', spelling: false },
    typed: answer,
    answer,
    steps: [
      ...chosen.flatMap(({ text, person, rule }) => [
        messages.subject(text, messages.persons[person]),
        messages.choices[rule],
      ]),
      messages.answer(full),
    ],
    rule: messages.gapRule,
    hints: [...messages.gapHints.slice(1, 2), messages.choiceHint],
    minutes: 1 + gaps.length,
  }
}
