import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { type EnglishSentence, readEnglish } from './sentence.ts'

const NEGATIVE = /negati/
const QUESTION = /interrogati|(?:into|en|make|form|write|as|the|a) questions?\b|question form|forme interrogative/
const OTHER =
  /bracket|parenthes|passive|past simple|present perfect|translate|tradui|short answer|tag|explain|justif|answer the/
const SPEAKER = /\b(?:I|we|my|our|me|us)\b/i

const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isProper = (subject: string) =>
  /^(?:I\b|\p{Lu}\p{Ll}+$|(?:Mr|Mrs|Miss|Ms|Dr)\b)/u.test(subject) &&
  !/^(?:He|She|It|We|You|They|This|That|These|Those|Everybody|Everyone|The|A|An|My|Your|His|Her|Its|Our|Their)$/.test(
    subject.split(' ')[0] ?? '',
  )

const negative = ({ subject, helper, verb, rest }: EnglishSentence): string[] => {
  const long = helper === 'can' ? 'cannot' : `${helper} not`
  const short =
    helper === 'am' || /^(?:may|might)$/.test(helper)
      ? []
      : [helper === 'will' ? "won't" : helper === 'can' ? "can't" : `${helper}n't`]
  return [long, ...short].map(not => `${joined(subject, not, verb, rest)}.`)
}

const question = ({ subject, helper, verb, rest }: EnglishSentence): string[] => {
  const inner = isProper(subject) ? subject : subject.charAt(0).toLowerCase() + subject.slice(1)
  return [`${capital(joined(helper, inner, verb, rest))}?`]
}

/** A plain sentence in the negative, or as a question. */
export const transformEnglish = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Anglais') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  const [isNegative, isQuestion] = [NEGATIVE.test(head), QUESTION.test(head)]
  if (!task || isNegative === isQuestion || OTHER.test(head) || /[()…_]/.test(task.sentence)) return undefined
  const sentence = readEnglish(task.sentence.replace(/[’‘]/g, "'"))
  // Who asks says « you » for « I ».
  if (!sentence || (isQuestion && SPEAKER.test(task.sentence))) return undefined
  const answers = isNegative ? negative(sentence) : question(sentence)
  const [answer = ''] = answers
  return {
    kind: 'english-transformation',
    expected: { kind: 'exact', accepted: answers },
    setting: { lang: 'en', spelling: false },
    typed: answer,
    answer,
    steps: [
      sentence.isHelped ? messages.hasHelper(sentence.helper) : messages.needsHelper(sentence.helper, sentence.verb),
      isNegative ? messages.notBehind : messages.helperFirst,
      messages.answer(answer),
    ],
    rule: messages.transformRule,
    hints: [...messages.transformHints],
    minutes: 2,
  }
}
