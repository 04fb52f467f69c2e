import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { IRREGULAR } from './irregular-verbs.ts'
import { messages } from './messages-words.ts'
import { REGULAR } from './regular-verbs.ts'
import { ingForms, participles, pastForms, thirdPerson } from './verb-forms.ts'

const ASKS = /order|sentence|remets?\b|remettre|remettez|reorder|make (?:a )?(?:sentences?|questions?)|phrase/
const ASKING = /^(?:what|where|when|why|who|how)$/
const BESIDE_HOW = /^(?:old|many|much|often|far|tall|long|big)$/
const AUXILIARY =
  /^(?:am|is|are|was|were|do|does|did|don't|doesn't|didn't|can|can't|cannot|will|won't|must|mustn't|should|have|has|haven't|hasn't|isn't|aren't|wasn't|weren't)$/
const BE = /^(?:am|is|are|was|were|isn't|aren't|wasn't|weren't)$/
const OFTEN = /^(?:always|usually|often|never|sometimes|rarely|already|just|ever)$/
const SUBJECT = /^(?:i|you|he|she|it|we|they)$/
const DETERMINER = /^(?:a|an|the|my|your|his|her|our|their)$/
const TIME =
  /^(?:yesterday|today|tomorrow|now|every (?:day|week|morning|evening|weekend|year)|(?:on|in|at) (?:the )?[a-z]+|last [a-z]+|at the moment)$/
const PLACE = /^(?:to|in|at|from|on|with)$/

let forms: Set<string> | undefined
const isVerbForm = (word: string) => {
  forms ??= new Set(
    [...REGULAR, ...IRREGULAR.keys()].flatMap(base => [
      base,
      thirdPerson(base),
      ...pastForms(base),
      ...participles(base),
      ...ingForms(base),
    ]),
  )
  return forms.has(word)
}

/** The words in the one order that the roles of all of them allow; undefined where one of them may stand elsewhere too. */
const ordered = (tokens: readonly string[]): string | undefined => {
  const isQuestion = tokens.includes('?')
  const words = tokens.filter(token => !/^[?.!]$/.test(token)).map(token => token.replace(/[’‘]/g, "'"))
  const lower = (word: string) => word.toLowerCase()
  const left = [...words]
  const take = (test: (word: string) => boolean): string[] => {
    const found = left.filter(test)
    for (const word of found) left.splice(left.indexOf(word), 1)
    return found
  }
  const asking = take(word => ASKING.test(lower(word)))
  const how = asking.length === 1 && lower(asking[0] ?? '') === 'how' ? take(word => BESIDE_HOW.test(lower(word))) : []
  const subjects = take(word => SUBJECT.test(lower(word)))
  const often = take(word => OFTEN.test(lower(word)))
  const times = take(word => TIME.test(lower(word)))
  const [subject] = subjects
  if (
    asking.length > 1 ||
    how.length > 1 ||
    subjects.length !== 1 ||
    subject === undefined ||
    often.length > 1 ||
    times.length > 1
  )
    return undefined
  const auxiliaries = left.filter(word => AUXILIARY.test(lower(word)))
  const others = left.filter(word => !AUXILIARY.test(lower(word)) && isVerbForm(lower(word)) && !/^\p{Lu}/u.test(word))
  // « I have breakfast »: have is the verb where there is no other.
  const isOwnVerb =
    auxiliaries.length === 1 &&
    /^(?:have|has|do|does)$/.test(lower(auxiliaries[0] ?? '')) &&
    others.length === 0 &&
    !isQuestion
  const auxiliary = isOwnVerb ? undefined : auxiliaries[0]
  const verbs = isOwnVerb ? auxiliaries : others.filter(word => lower(word) !== 'got')
  const got = left.filter(word => lower(word) === 'got')
  if (
    (!isOwnVerb && auxiliaries.length > 1) ||
    verbs.length > 1 ||
    got.length > 1 ||
    (auxiliary === undefined && verbs.length === 0)
  )
    return undefined
  const rest = left.filter(word => word !== auxiliary && !verbs.includes(word) && !got.includes(word))
  const determiners = rest.filter(word => DETERMINER.test(lower(word)))
  const places = rest.filter(word => PLACE.test(lower(word)))
  const plain = rest.filter(word => !determiners.includes(word) && !places.includes(word))
  const isPlace = places.length === 1 && plain.length === 1 && determiners.length === 0
  const isObject = places.length === 0 && plain.length <= 1 && determiners.length <= plain.length
  if (!isPlace && !isObject) return undefined
  if (isQuestion && auxiliary === undefined) return undefined
  if (auxiliary !== undefined && !BE.test(lower(auxiliary)) && verbs.length === 0 && got.length === 0) return undefined
  const object = [...places, ...determiners, ...plain]
  const inner = /^i$/i.test(subject) ? 'I' : lower(subject)
  const middle = [...often, ...got, ...verbs]
  const behindBe = auxiliary !== undefined
  const list = isQuestion
    ? [...asking, ...how, auxiliary ?? '', inner, ...middle, ...object, ...times]
    : behindBe
      ? [inner, auxiliary, ...middle, ...object, ...times]
      : [inner, ...often, ...verbs, ...object, ...times]
  if (!isQuestion && asking.length > 0) return undefined
  const text = list
    .filter(word => word !== '' && word !== undefined)
    .map(word => (/^\p{Lu}\p{Ll}/u.test(word ?? '') && !plain.includes(word ?? '') ? lower(word ?? '') : word))
    .join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${isQuestion ? '?' : '.'}`
}

const HEAD = /^[^:/]{3,60}:\s+/u

/** « always / I / breakfast / have »: the sentence, where the words have one order only. */
export const wordOrder = (problem: Problem): Solution | undefined => {
  if (problem.subject !== 'Anglais') return undefined
  const task = readTask(problem)
  const said = [problem.title ?? '', ...(problem.above ?? []), problem.instruction, HEAD.exec(problem.body)?.[0] ?? '']
  const above = fold([...said, task?.instruction ?? ''].join(' '))
  const sentence = task?.sentence ?? problem.body.replace(HEAD, '')
  const tokens = sentence
    .split(/\s+[/|–]\s+/)
    .map(token => token.trim())
    .filter(token => token !== '')
  if (!ASKS.test(above) || tokens.length < 3 || tokens.length > 9 || /[()…_]/.test(sentence)) return undefined
  const last = tokens.at(-1) ?? ''
  const split = /^(.+?)\s*([?.!])$/.exec(last)
  const answer = ordered(
    split?.[1] !== undefined && split[1] !== '' ? [...tokens.slice(0, -1), split[1], split[2] ?? ''] : tokens,
  )
  if (answer === undefined) return undefined
  return {
    kind: 'word-order',
    expected: { kind: 'exact', accepted: [answer, answer.replace(/[?.]$/, '')] },
    setting: { lang: 'en', spelling: false },
    typed: answer,
    answer,
    steps: [answer.endsWith('?') ? messages.questionOrder : messages.sentenceOrder, messages.answer(answer)],
    rule: messages.orderRule,
    hints: [...messages.orderHints],
    minutes: 2,
  }
}
