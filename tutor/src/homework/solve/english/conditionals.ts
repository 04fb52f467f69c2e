import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-sentences.ts'
import { readSubject } from './subject.ts'
import { isVerb } from './verb-forms.ts'
import { verbPhrases, type Wanted } from './verb-phrase.ts'

const KINDS: readonly (readonly ['first' | 'second', RegExp])[] = [
  ['first', /\bfirst conditional|conditional (?:type )?(?:1|i|one)\b|type 1|premier conditionnel/],
  ['second', /\bsecond conditional|conditional (?:type )?(?:2|ii|two)\b|type 2|deuxieme conditionnel/],
]
const VERB = String.raw`\((?:to )?(?<%not>not )?(?:to )?(?<%verb>[a-z]+)\)`
const clause = (name: string) =>
  `(?<${name}Subject>[\\p{L}' ]{1,30}?) (?:…|\\.{3,}|_{2,})? ?${VERB.replaceAll('%', name)}(?<${name}Rest>[^(),.;]*)`
const IF_FIRST = new RegExp(`^If ${clause('if')}, ?${clause('main')}[.!]?$`, 'u')
const IF_LAST = new RegExp(`^${clause('main')} if ${clause('if')}[.!]?$`, 'u')

const phrase = (subject: string, verb: string, tense: Wanted['tense'], isNegative: boolean): string[] => {
  const person = readSubject(subject)
  return person && (verb === 'be' || isVerb(verb)) ? verbPhrases({ verb, tense, person, isNegative, adverb: '' }) : []
}

/** « If I (have) more time, I (learn) Japanese. » where the kind of condition is named. */
export const conditional = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Anglais' ? readTask(problem) : undefined
  if (!task) return undefined
  const heads = fold([problem.title ?? '', ...(problem.above ?? []), task.instruction].join('\n'))
  const [kind, ...others] = KINDS.filter(([, pattern]) => pattern.test(heads))
  const sentence = task.sentence.replace(/[’‘]/g, "'").trim()
  const groups = (IF_FIRST.exec(sentence) ?? IF_LAST.exec(sentence))?.groups
  if (!kind || others.length > 0 || !groups || /third|type 3|zero/.test(heads)) return undefined
  const [name] = kind
  const condition = phrase(
    groups.ifSubject ?? '',
    groups.ifverb ?? '',
    name === 'first' ? 'present' : 'past',
    groups.ifnot !== undefined,
  )
  const result = phrase(
    groups.mainSubject ?? '',
    groups.mainverb ?? '',
    name === 'first' ? 'will' : 'would',
    groups.mainnot !== undefined,
  )
  const [had, would] = [condition[0], result[0]]
  if (had === undefined || would === undefined) return undefined
  const isLast = IF_FIRST.exec(sentence) === null
  const write = (a: string, b: string) => {
    const forms = isLast ? [b, a] : [a, b]
    let at = 0
    return sentence.replace(/(?:…|\.{3,}|_{2,})? ?\([^)]*\)/gu, () => ` ${forms[at++] ?? ''}`).replace(/ {2,}/g, ' ')
  }
  // « If I were » is right beside « if I was ».
  const conditions =
    groups.ifverb === 'be' && name === 'second'
      ? [...new Set([...condition, ...condition.map(one => one.replace(/\bwas/, 'were'))])]
      : condition
  const pairs = conditions.flatMap(a => result.map(b => [a, b] as const))
  const typed = isLast ? `${would} ; ${had}` : `${had} ; ${would}`
  const whole = write(had, would)
  return {
    kind: 'english-conditional',
    expected: {
      kind: 'exact',
      accepted: [
        ...new Set([
          typed,
          ...pairs.flatMap(([a, b]) => [
            write(a, b),
            isLast ? `${b} ; ${a}` : `${a} ; ${b}`,
            isLast ? `${b}, ${a}` : `${a}, ${b}`,
          ]),
        ]),
      ],
    },
    setting: { lang: 'en', spelling: false },
    typed,
    answer: typed,
    steps: [messages.conditions[name], messages.answer(whole)],
    rule: messages.conditions[name],
    hints: [...messages.conditionHints],
    minutes: 2,
  }
}
