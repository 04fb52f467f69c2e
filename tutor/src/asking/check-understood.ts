import type { Check } from '../answers.ts'
import { grade } from '../grade/index.ts'
import type { Pack } from '../pack.ts'
import type { Asking } from './asking.ts'
import { findExplainedSection, isNotUnderstood } from './explained-section.ts'
import { messages } from './messages.ts'
import { readQuestion } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'

/** An answer of a few words; what is longer is a question of its own. */
const MAX_CHARS = 60
const NUMBER = /^([-−]?\d[\d\s]*(?:,\d+)?)\s*(\D*)$/u

/** Whether a pupil's words are what a check accepts, with our own grader. */
const isAccepted = ({ question, accepted }: Check, answer: string, lang: Pack['lang']): boolean => {
  const isRight = (expected: Parameters<typeof grade>[0]) =>
    grade(expected, answer, { lang, question }).verdict === 'correct'
  if (isRight({ kind: 'exact', accepted })) return true
  return accepted.some(text => {
    const [, value, unit = ''] = text.match(NUMBER) ?? []
    if (value === undefined) return false
    const bare = value.replace(/\s/gu, '').replace(',', '.').replace('−', '-')
    return isRight({ kind: 'number', value: bare, ...(unit === '' ? {} : { unit }) })
  })
}

const ASKS = /\?|^(?:pourquoi|comment|quand|qui|quel|c'est quoi|qu'est|combien|explique|donne|aide|je (?:ne )?)/u

/** Whether a pupil answers the question that was put to him, rather than asking another one. */
const isAnswer = (text: string) => {
  const { folded, intent } = readQuestion(text)
  return folded.length <= MAX_CHARS && !ASKS.test(folded) && (intent === 'other' || intent === 'calculation')
}

/** What Ariane says to an answer to the question that ended her second explanation; undefined where none was put. */
export const answerCheck = (text: string, asking: Asking): Reply | undefined => {
  const { pack, history = [] } = asking
  const before = history.at(-1)
  if (before === undefined || !isNotUnderstood(before) || !isAnswer(text)) return undefined
  const section = findExplainedSection(asking)
  const check = pack.again.find(one => one.section === section?.id)?.check
  // A second « je n’ai pas compris » is answered without it.
  if (!check || !section || history.filter(isNotUnderstood).length > 1) return undefined
  const verdict = isAccepted(check, text, pack.lang)
    ? messages.checkRight
    : messages.checkWrong(check.accepted[0] ?? '')
  return writeReply('help', [verdict, check.why], { reference: refer(pack, { section: section.title }) })
}
