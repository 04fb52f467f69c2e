import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-words.ts'
import { type Choice, type Family, MORE_FAMILIES } from './small-word-families.ts'

const DOTS = /_{2,}|…+|\.{3,}/g

/** A point in time takes « since », a length of time « for ». */
const sinceOrFor = (_: string, after: string): Choice | undefined => {
  const text = after.toLowerCase()
  const isLength =
    /^(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d{1,3}|many|several|a few|a long|ages|hours|the last|the past)\b(?: [a-z]+)?/.test(
      text,
    ) && /\b(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|centur|decades?|ages|time)\b/.test(text)
  const isPoint =
    /^(?:(?:19|20)\d\d\b|last |yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may\b|june|july|august|september|october|november|december|christmas|easter|i was|he was|she was|we were|they were|this morning|\d{1,2} ?(?:o'clock|am|pm|a\.m|p\.m)|(?:the )?(?:beginning|summer|winter|end) |my birthday|midnight|noon)/.test(
      text,
    )
  if (isLength === isPoint) return undefined
  return isLength ? { form: 'for', why: messages.forWhy } : { form: 'since', why: messages.sinceWhy }
}

/** « (some / any) » */
const CHOICE = /\(\s*([a-z]+)\s*\/\s*([a-z]+)\s*\)/gi
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|su|k\b|te)|hour|honest|heir)/
const CONSONANT_SOUND = /^(?:eu|one\b|once|uni|use|usu|ew)/
const aOrAn = (_: string, after: string): Choice | undefined => {
  const word = after
    .trim()
    .toLowerCase()
    .match(/^[a-z-]+/)?.[0]
  if (word === undefined || /^[a-z]$/.test(word)) return undefined
  const isVowel = VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word)
  return isVowel ? { form: 'an', why: messages.anWhy } : { form: 'a', why: messages.aWhy }
}

const someOrAny = (before: string, after: string, sentence: string): Choice | undefined => {
  const isQuestion = /\?\s*$/.test(sentence)
  const isNegative = /\b(?:not|never|without)\b|n't\b/.test(`${before} ${after}`.toLowerCase().replace(/[’‘]/g, "'"))
  // An offer or a request takes « some » all the same.
  if (isQuestion && /^(?:would|can|could|may|shall|what about|how about)\b/i.test(before.trim())) return undefined
  if (/^\s*(?:of|one|body|thing)/i.test(after)) return undefined
  return isNegative || isQuestion ? { form: 'any', why: messages.anyWhy } : { form: 'some', why: messages.someWhy }
}

const FAMILIES: Family[] = [
  ...MORE_FAMILIES,
  { asks: /\bsince\b.*\bfor\b|\bfor\b.*\bsince\b/, choose: sinceOrFor },
  { asks: /\ba\b ?(?:or|ou|\/) ?\ban\b|\ban\b ?(?:or|ou|\/) ?\ba\b/, choose: aOrAn },
  { asks: /\bsome\b ?(?:or|ou|\/) ?\bany\b|\bany\b ?(?:or|ou|\/) ?\bsome\b/, choose: someOrAny },
]

/** « since » or « for », « a » or « an », « some » or « any ». */
export const smallWords = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Anglais' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '').replace(/[«»"“”]/g, '')
  const offered = [...(task?.sentence ?? '').matchAll(CHOICE)].map(([, a, b]) => `${a} or ${b}`.toLowerCase())
  const families = FAMILIES.filter(({ asks }) =>
    offered.length > 0 ? offered.every(pair => asks.test(pair)) : asks.test(head),
  )
  const [family, ...more] = families
  if (
    !task ||
    !family ||
    more.length > 0 ||
    /\bthe\b ?(?:or|ou|\/|,)|, ?the\b|\bno\b/.test(
      head.replace(/the correct|the right|the gaps|the blanks|the sentences?/g, ''),
    )
  )
    return undefined
  const { sentence } = task
  const dotted = [...sentence.matchAll(DOTS)]
  const gaps = dotted.length > 0 ? dotted : [...sentence.matchAll(CHOICE)]
  if (gaps.length === 0 || gaps.length > 6) return undefined
  const chosen = gaps.map((gap, i) =>
    family.choose(
      sentence.slice(0, gap.index),
      sentence.slice(gap.index + gap[0].length, gaps[i + 1]?.index).trim(),
      sentence,
    ),
  )
  const forms = chosen.flatMap(one => one ?? [])
  if (forms.length !== gaps.length) return undefined
  const typed = forms.map(({ form }) => form).join(' ; ')
  let at = 0
  const whole = sentence.replace(dotted.length > 0 ? DOTS : CHOICE, () => forms[at++]?.form ?? '')
  const full = whole.charAt(0).toUpperCase() + whole.slice(1)
  return {
    kind: 'english-small-word',
    expected: {
      kind: 'exact',
      accepted: [
        ...new Set([typed, forms.map(({ form }) => form).join(', '), forms.map(({ form }) => form).join(' '), full]),
      ],
    },
    setting: { lang: 'en', spelling: true },
    typed,
    answer: typed,
    steps: [...new Set(forms.map(({ why }) => why)), messages.answer(full)],
    rule: messages.smallWordsRule,
    hints: [...messages.smallWordsHints],
    minutes: 1,
  }
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const inWords = (n: number): string => {
  if (n < 20) return ONES[n] ?? ''
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${ONES[n % 10]}`}`
  if (n < 1000) return `${ONES[Math.floor(n / 100)]} hundred${n % 100 === 0 ? '' : ` and ${inWords(n % 100)}`}`
  return `${inWords(Math.floor(n / 1000))} thousand${n % 1000 === 0 ? '' : n % 1000 < 100 ? ` and ${inWords(n % 1000)}` : ` ${inWords(n % 1000)}`}`
}

/** « Write the numbers in English: 12 » */
export const englishNumber = (problem: Problem): Solution | undefined => {
  if (problem.subject !== 'Anglais') return undefined
  const [head = '', own] = problem.instruction === '' ? problem.body.split(/:\s+/) : [problem.instruction, problem.body]
  const digits = (own ?? '').trim().match(/^(\d{1,5})\s?(?:=|:|→)?\s?(?:…|\.{3,}|_{2,})?[.;]?$/)?.[1]
  if (
    digits === undefined ||
    !/numbers?|nombres?/.test(fold(head)) ||
    !/letters|words|english|anglais|lettres|write/.test(fold(head)) ||
    /ordinal|year|date/.test(fold(head))
  )
    return undefined
  const word = inWords(Number(digits))
  return {
    kind: 'english-number',
    expected: { kind: 'exact', accepted: [word, word.replaceAll('-', ' '), word.replace(' and ', ' ')] },
    setting: { lang: 'en', spelling: true },
    typed: word,
    answer: word,
    steps: [messages.becomes(digits, word), messages.answer(word)],
    rule: messages.numberRule,
    hints: [...messages.numberHints],
    minutes: 1,
  }
}
