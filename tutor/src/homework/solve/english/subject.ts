/** Who does it: « I », « he » for one, « they » for several. */
export type Person = 'I' | 'he' | 'they'

const PRONOUNS = new Map<string, Person>([
  ['i', 'I'],
  ...[
    'he',
    'she',
    'it',
    'this',
    'that',
    'everybody',
    'everyone',
    'nobody',
    'somebody',
    'someone',
    'everything',
    'nothing',
    'something',
    'who',
  ].map(word => [word, 'he'] as const),
  ...['you', 'we', 'they', 'these', 'those'].map(word => [word, 'they'] as const),
])
const ONE = new Set('a an this that every each another one'.split(' '))
const SEVERAL = new Set(
  'these those many several both two three four five six seven eight nine ten twelve twenty some few most all'.split(
    ' ',
  ),
)
const EITHER = new Set('the my your his her its our their no'.split(' '))
const IRREGULAR_PLURAL =
  /^(?:children|people|men|women|police|mice|feet|teeth|geese|wolves|parents|policemen|firemen|grandchildren|schoolchildren)$/i
const UNSURE =
  /^(?:sheep|fish|deer|family|team|class|band|government|crew|staff|audience|public|series|species|press|majority|number|lot|couple|pair|kind|group)$/i
const SINGULAR_IN_S =
  /^(?:news|maths|physics|gymnastics|politics|bus|gas|glass|dress|boss|address|princess|actress|waitress|kiss|grass|cross|class|illness|witness|business|christmas|octopus|virus|genius|tennis|james|chris|thomas|charles|lucas|nicolas|paris|texas|jules|louis|mathis|jonas|agnes|iris|doris|dennis|marcus)$/i
const FUNCTION =
  /^(?:who|which|whose|where|when|while|if|because|but|so|and|or|nor|to|of|in|on|at|with|from|by|for|than|as|is|are|was|were|am|be|has|have|had|do|does|did|will|would|can|could|must|should|may|might|not|never|always|usually|often|sometimes|already|just|there|here|yesterday|today|tomorrow|now|me|him|them|us|whom|what|how|why|after|before|until|since|during|about|into|over|under|near|like|without|between|very|too|also|then|yes|no|please|look|listen|let|that|both|either|neither|only|even|still|ever|last|next|ago|every|once|twice)$/i

const wordsIn = (text: string) => text.split(/\s+/).filter(word => word !== '')
const isPlain = (word: string) => /^\p{L}+(?:-\p{L}+)*(?:'s|s')?$/u.test(word) && !FUNCTION.test(word)

const numberOf = (noun: string): Person | undefined => {
  if (UNSURE.test(noun)) return undefined
  if (IRREGULAR_PLURAL.test(noun)) return 'they'
  if (SINGULAR_IN_S.test(noun)) return 'he'
  if (/(?:'s|s'|ss|us|is)$/.test(noun)) return undefined
  return noun.endsWith('s') ? 'they' : 'he'
}

/** « the old man », « my sister’s friends », « Anna » */
const group = (text: string): Person | undefined => {
  const words = wordsIn(text)
  const [first = ''] = words
  const head = first.toLowerCase()
  const rest = words.slice(1)
  const isHeaded = ONE.has(head) || SEVERAL.has(head) || EITHER.has(head)
  if (isHeaded) {
    if (rest.length === 0 || rest.length > 3 || !rest.every(isPlain)) return undefined
    const noun = numberOf(rest.at(-1) ?? '')
    if (ONE.has(head)) return noun === 'he' ? 'he' : undefined
    if (SEVERAL.has(head)) return noun === 'they' ? 'they' : undefined
    return noun
  }
  if (words.length > 2 || !words.every(isPlain)) return undefined
  // A name, or « Dogs »: a lone word has a capital or stands in the plural.
  const last = words.at(-1) ?? ''
  if (/^(?:Mr|Mrs|Miss|Ms|Dr)$/.test(first)) return words.length === 2 ? 'he' : undefined
  if (words.length === 2) return /^\p{Lu}/u.test(last) ? 'he' : numberOf(last) === 'they' ? 'they' : undefined
  return last.endsWith('ly') ? undefined : numberOf(last)
}

/** The head of « the capital of France », « the girl in the red coat ». */
const headGroup = (text: string): Person | undefined => {
  const [head = '', ...tail] = text.split(/ (?:of|in|from|with|on|near|at) /i)
  if (tail.length > 1 || /^(?:one|all|most|some|none|both|a lot|lots|many)$/i.test(head)) return undefined
  if (
    tail.length === 1 &&
    !(tail[0] ?? '')
      .split(' ')
      .every(word => isPlain(word) || EITHER.has(word.toLowerCase()) || ONE.has(word.toLowerCase()))
  )
    return undefined
  return group(head)
}

/** The person of a subject written in full; undefined when it is not understood whole. */
export const readSubject = (text: string): Person | undefined => {
  const subject = text.trim().replace(/\s+/g, ' ')
  const pronoun = PRONOUNS.get(subject.toLowerCase())
  if (pronoun) return pronoun
  const parts = subject.split(/\s*,\s*|\s+and\s+/i)
  if (parts.length > 1) {
    if (
      !/\sand\s/i.test(subject) ||
      !parts.every(part => PRONOUNS.has(part.toLowerCase()) || /^me$/i.test(part) || group(part))
    )
      return undefined
    return 'they'
  }
  return headGroup(subject)
}

const OPENER =
  /^(?:(?:yesterday|today|tomorrow|tonight|now|right now|usually|sometimes|often|then|so|well|yes|no|oh|look|listen|please|be quiet|hurry up|suddenly|finally|first|at the moment|at the weekend|at weekends|at night|at first|once|one day|in the (?:morning|afternoon|evening|summer|winter|future|past)|in \d{4}|in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn)|(?:last|next|every|this|each) [a-z]+|on [a-z]+|(?:two|three|four|five|ten|many|a few|\d+) (?:days|weeks|months|years|hours|minutes) ago|(?:a|an|one) (?:day|week|month|year|hour|minute) ago|i promise|i think|i'm sure|i am sure|don't worry|perhaps|maybe|yesterday (?:morning|afternoon|evening)|tomorrow (?:morning|afternoon|evening)|(?:for|since) [a-z0-9 ]+,) ?[,!.]? )+/i
const BREAK = /(?:^|\s)(?:when|while|because|but|so|that|if|and|as|before|after|until|since|although)\s+/gi

/** The subject that stands right before a verb, with the text of it. */
export const subjectBefore = (text: string, followsVerb = false): { person: Person; text: string } | undefined => {
  const clause = (text.split(/[.;:!?"“”()\n]+/u).at(-1) ?? '').replace(/^[\s,]+|[\s_…]+$/gu, '')
  if (clause === '' || clause.endsWith(',') || /\b(?:or|nor|neither|either|which|whose)\b/i.test(clause))
    return undefined
  // Behind a verb come its object and a new clause: « a letter and he ».
  const front =
    followsVerb && !/^\s*[,.;!?]/.test(text)
      ? [...clause.matchAll(/, /g)].map(match => match.index + match[0].length)
      : [0]
  const starts = [...front, ...[...clause.matchAll(BREAK)].map(match => match.index + match[0].length)]
  for (const start of starts) {
    const whole = `${clause.slice(start)} `
    const opened = whole.replace(OPENER, '').trim()
    const comma = opened.lastIndexOf(', ')
    for (const one of [
      whole.trim(),
      opened,
      ...(comma > 0 && !/\sand\s/i.test(opened.slice(comma)) ? [opened.slice(comma + 2)] : []),
    ]) {
      const person = /^(?:this|that|these|those|who)$/i.test(one) && start > 0 ? undefined : readSubject(one)
      if (person) return { person, text: one }
    }
  }
  return undefined
}
