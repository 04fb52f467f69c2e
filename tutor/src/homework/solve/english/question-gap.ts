import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { readSubject } from './subject.ts'
import { chosenTense, tensesIn } from './tense.ts'
import { isVerb } from './verb-forms.ts'
import { verbPhrases } from './verb-phrase.ts'

const DOTS = String.raw`(?:_{2,}|…+|\.{3,})`
const QUESTION = new RegExp(
  `^(?<asking>(?:(?:what|where|when|why|who|how|which|how often|how long|what time|how many|how much)(?: [a-z]+){0,2} )?)${DOTS} ?(?<subject>[A-Za-z' ]{1,30}?) ?${DOTS}? ?\\( ?(?<verb>[a-z]+) ?\\)(?<rest>[^()?…]*)\\?$`,
  'iu',
)

/** « You (go) to London last year? »: only its mark makes it a question. */
const BARE = /^(?<subject>I|you|he|she|it|we|they) ?\( ?(?<verb>[a-z]+) ?\)(?<rest>[^()?…]*)\?$/iu

/** « What … you (do)? »: the auxiliary before the subject, the verb behind it. */
export const fillQuestion = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Anglais') return undefined
  const task = readTask(problem)
  const sentence = task?.sentence.trim() ?? ''
  const match = sentence.match(QUESTION) ?? sentence.match(BARE)
  const { asking = '', subject: named = '', verb = '', rest = '' } = match?.groups ?? {}
  const subject = /^(?:You|He|She|It|We|They)$/.test(named) ? named.toLowerCase() : named
  const person = readSubject(subject)
  const base = verb.toLowerCase()
  if (!task || !match || !person || !isVerb(base) || /passive|translat|tradui|negati/i.test(task.instruction))
    return undefined
  const tenses = tensesIn(task.instruction)
  const [single] = tenses
  const tense = tenses.size === 1 ? single : chosenTense(tenses, task.sentence, base)
  if (tense === undefined || tense === 'other' || (base === 'be' && /^(?:past|present)$/.test(tense))) return undefined
  // « Who … you (see)? » and « What … (happen)? » differ: only what has a subject of its own is asked here.
  const forms = verbPhrases({ verb: base, tense, person, isNegative: false, adverb: '', subject: subject.trim() })
  const [form = ''] = forms
  const parts = form.split(` ${subject.trim()} `)
  const [auxiliary, main] = parts
  if (parts.length !== 2 || auxiliary === undefined || main === undefined) return undefined
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const whole = `${capital(`${asking}${form}`)}${rest.trimEnd()}?`.replace(/\s+/g, ' ')
  return {
    kind: 'english-gap',
    expected: {
      kind: 'exact',
      accepted: [
        form,
        whole,
        `${auxiliary} ; ${main}`,
        `${auxiliary}, ${main}`,
        `${auxiliary} ${main}`,
        `${auxiliary} … ${main}`,
        `${auxiliary} ... ${main}`,
        ...forms.slice(1),
      ],
    },
    setting: { lang: 'en', spelling: false },
    typed: form,
    answer: form,
    steps: [
      messages.subject(subject.trim(), messages.persons[person]),
      messages.tenses[tense],
      messages.helper[tense],
      messages.answer(whole),
    ],
    rule: messages.gapRule,
    hints: [...messages.gapHints],
    minutes: 2,
  }
}
