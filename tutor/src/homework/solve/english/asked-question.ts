import { lookup } from '@ariane/shared/catalogue'
import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-sentences.ts'
import { readEnglish } from './sentence.ts'
import { readSubject } from './subject.ts'

const ASKS = /\b(?:ask|write|make|form|pose[rz]?|ecri\w*)\b.*\bquestions?\b/
const SENTENCE = /^(?<sentence>[^()?]+?[.]?) ?\((?<word>where|when|what|how often)\)[.?]?$/iu
/** What each word may stand for, as all that stands behind the verb. */
const PARTS: Readonly<Record<string, RegExp>> = {
  where:
    /^(?:in|at|near|to|on|under|behind|next to) (?:(?!(?:with|every|for|since|and|yesterday|last|on|at|in|by|after|before|to)\b)\p{L}[\p{L}'-]* ?){1,3}$/iu,
  when: /^(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at (?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?|\p{L}+ o'clock|noon|midnight|night)|in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|the (?:morning|afternoon|evening)|summer|winter|spring|autumn)|yesterday|last \p{L}+|every \p{L}+)$/iu,
  'how often': /^(?:every \p{L}+|once a \p{L}+|twice a \p{L}+|(?:three|four) times a \p{L}+)$/iu,
}
const SPEAKER = /\b(?:I|we|my|our|me|us)\b/i
const isName = (subject: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(subject) && !/^(?:He|She|It|You|They|This|That|These|Those)$/.test(subject)

/** « She lives in Leeds. (where) »: the question that the sentence answers. */
export const askedQuestion = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Anglais' ? readTask(problem) : undefined
  const groups = SENTENCE.exec(task?.sentence.replace(/[’‘]/g, "'").trim() ?? '')?.groups
  if (!task || !groups || !ASKS.test(fold(task.instruction)) || SPEAKER.test(groups.sentence ?? '')) return undefined
  const word = (groups.word ?? '').toLowerCase()
  const sentence = readEnglish(groups.sentence ?? '')
  if (!sentence || (sentence.isHelped && sentence.verb === '' && !/^(?:am|is|are|was|were)$/.test(sentence.helper)))
    return undefined
  const part = sentence.rest.replace(/[.]$/, '')
  const isAsked =
    word === 'what'
      ? !sentence.isHelped && readSubject(part) !== undefined && !/^\p{Lu}/u.test(part)
      : lookup(PARTS, word)?.test(part) === true
  if (!isAsked) return undefined
  const subject = isName(sentence.subject)
    ? sentence.subject
    : `${sentence.subject.charAt(0).toLowerCase()}${sentence.subject.slice(1)}`
  const answer = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${[sentence.helper, subject, sentence.verb].filter(one => one !== '').join(' ')}?`
  return {
    kind: 'english-question',
    expected: { kind: 'exact', accepted: [answer] },
    setting: { lang: 'en', spelling: false },
    typed: answer,
    answer,
    steps: [messages.askedPart(part, word), messages.helper(sentence.helper), messages.answer(answer)],
    rule: messages.questionRule,
    hints: [...messages.questionHints],
    minutes: 2,
  }
}
