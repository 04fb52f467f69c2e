import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-words.ts'
import { pronounFor } from './possessive-owner.ts'

const ASKED =
  /^(?<helper>do|does|did|is|are|was|were|have|has|can|could|will|would|must|should)(?<not>n't)? (?<subject>(?:the |my |your |his |her |our |their |mr |mrs )?[a-z]+(?: and [a-z]+)?) (?<rest>[^?]{2,60})\? ?(?<side>yes|no) ?,? ?(?:…|\.{2,}|_{2,})?\.?$/iu

/** « Do you like tea? Yes, … » */
export const shortAnswer = (problem: Problem): Solution | undefined => {
  const head = fold([...(problem.above ?? []), problem.instruction].join(' '))
  if (problem.subject !== 'Anglais' || !/short answers?|reponses? (?:breves?|courtes?)/.test(head)) return undefined
  const {
    helper = '',
    not,
    subject = '',
    side = '',
  } = ASKED.exec(problem.body.replace(/[’‘]/g, "'").trim())?.groups ?? {}
  const who = pronounFor(subject)
  // « you » asks one person here.
  const pronoun = who === 'you' ? 'I' : who === 'i' ? 'you' : who
  if (pronoun === undefined || helper === '' || not !== undefined) return undefined
  const own = helper.toLowerCase()
  const form = pronoun === 'I' && own === 'are' ? 'am' : pronoun === 'I' && own === 'were' ? 'was' : own
  const isYes = side.toLowerCase() === 'yes'
  const negative = form === 'can' ? "can't" : form === 'will' ? "won't" : form === 'am' ? undefined : `${form}n't`
  const long = form === 'can' ? 'cannot' : `${form} not`
  const answers = isYes
    ? [`${pronoun} ${form}`]
    : form === 'am'
      ? ["I'm not", 'I am not']
      : [`${pronoun} ${negative}`, `${pronoun} ${long}`]
  const [answer = ''] = answers
  const mark = isYes ? 'Yes' : 'No'
  return {
    kind: 'english-short-answer',
    expected: { kind: 'exact', accepted: answers.flatMap(one => [one, `${mark}, ${one}`, `${mark}, ${one}.`]) },
    setting: { lang: 'en', spelling: false },
    typed: answer,
    answer: `${mark}, ${answer}.`,
    steps: [messages.auxiliary(helper), messages.answer(`${mark}, ${answer}.`)],
    rule: messages.shortRule,
    hints: [...messages.shortHints],
    minutes: 1,
  }
}
