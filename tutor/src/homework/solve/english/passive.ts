import { lookup } from '@ariane/shared/catalogue'
import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-sentences.ts'
import { readEnglish } from './sentence.ts'
import { type Person, readSubject } from './subject.ts'
import { participles } from './verb-forms.ts'

const ASKS = /\bpassi(?:ve|f|va)\b/
const OTHER = /active|actif|explain|why|and then|by or|question|negati|tense/
/** Where the object ends. */
const BEHIND =
  /\s(?=(?:in|on|at|every|last|yesterday|today|with|for|from|to|into|during|after|before|near|by|ago|each)\b)/i
/** What nobody has done to him. */
const NO_OBJECT = new Set('be become have cost weigh last stay seem look feel resemble like lack fit remain'.split(' '))
const NOBODY = /^(?:they|people|somebody|someone|everybody|everyone|we|you)$/i
const OBJECTS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', it: 'it', we: 'us', they: 'them' }
const SUBJECTS: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
  it: 'it',
  you: 'you',
}

const be = (tense: string, person: Person) =>
  tense === 'did' ? (person === 'they' ? 'were' : 'was') : person === 'I' ? 'am' : person === 'he' ? 'is' : 'are'
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const inner = (text: string) =>
  /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|many) /i.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text

/** « Shakespeare wrote Hamlet. » in the passive. */
export const englishPassive = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Anglais' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '')
  if (!task || !ASKS.test(head) || OTHER.test(head) || /[()…_?]/.test(task.sentence)) return undefined
  const sentence = readEnglish(task.sentence.replace(/[’‘]/g, "'"))
  if (!sentence || sentence.isHelped || NO_OBJECT.has(sentence.verb)) return undefined
  const [object = '', ...rest] = sentence.rest.split(BEHIND)
  const behind = rest.join(' ')
  const subject = lookup(SUBJECTS, object.toLowerCase()) ?? object
  const person = object === '' ? undefined : readSubject(subject)
  const [participle] = participles(sentence.verb)
  if (!person || participle === undefined || /\bby\b/.test(behind)) return undefined
  const agent = lookup(OBJECTS, sentence.subject.toLowerCase()) ?? inner(sentence.subject)
  const by = NOBODY.test(sentence.subject) ? '' : `by ${agent}`
  const start = `${capital(subject)} ${be(sentence.helper, person)} ${participle}`
  const write = (...parts: string[]) => `${[start, ...parts].filter(part => part !== '').join(' ')}.`
  const answers = [
    write(by, behind),
    write(behind, by),
    ...(by === '' ? [write(`by ${agent}`, behind), write(behind, `by ${agent}`)] : []),
  ]
  const [answer = ''] = answers
  return {
    kind: 'english-passive',
    expected: { kind: 'exact', accepted: [...new Set(answers)] },
    setting: { lang: 'en', spelling: false },
    typed: answer,
    answer,
    steps: [
      messages.object(object),
      messages.passive(be(sentence.helper, person), participle),
      messages.answer(answer),
    ],
    rule: messages.passiveRule,
    hints: [...messages.passiveHints],
    minutes: 2,
  }
}
